"""The engine's side of the page's protocol."""
