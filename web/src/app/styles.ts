/** What every part of the page shares: buttons, cards, fields. */
import { css } from "lit";

export const shared = css`
  :host {
    box-sizing: border-box;
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1,
  h2 {
    font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
    font-weight: 600;
    line-height: 1.2;
  }
  button,
  .button,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    min-block-size: 44px;
    padding: 0.45rem 1.1rem;
    border: 1px solid var(--card-edge);
    border-radius: 999px;
    background: var(--card);
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
    transition:
      background-color 120ms,
      transform 120ms,
      opacity 120ms;
  }
  button:hover:not([aria-disabled="true"]) {
    background: var(--calm);
  }
  button:active:not([aria-disabled="true"]) {
    transform: scale(0.97);
  }
  button.primary {
    border-color: transparent;
    background: var(--accent);
    color: var(--accent-ink);
  }
  button.primary:hover:not([aria-disabled="true"]) {
    background: color-mix(in srgb, var(--accent) 88%, var(--ink));
  }
  button[aria-disabled="true"] {
    opacity: 0.42;
    cursor: default;
  }
  button.bare {
    border-color: transparent;
    background: transparent;
  }
  :focus-visible {
    outline: 3px solid color-mix(in srgb, var(--accent) 75%, transparent);
    outline-offset: 2px;
  }
  .card {
    border: 1px solid var(--card-edge);
    border-radius: var(--round);
    background: var(--card);
    box-shadow: var(--shadow);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  .soft {
    color: var(--ink-soft);
  }
  .badge {
    padding: 0.15rem 0.6rem;
    border-radius: 999px;
    background: var(--warning);
    font-size: 0.82rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  dialog {
    inline-size: min(29rem, calc(100vw - 2rem));
    padding: 1.4rem;
    border: 1px solid var(--card-edge);
    border-radius: var(--round);
    background: var(--card);
    color: var(--ink);
    box-shadow: 0 12px 50px rgb(0 0 0 / 40%);
  }
  dialog::backdrop {
    background: rgb(20 10 5 / 45%);
  }
  dialog h2 {
    margin-block-end: 0.6rem;
    font-size: 1.35rem;
  }
  dialog .row {
    justify-content: flex-end;
    margin-block-start: 1.2rem;
  }
  @media (max-width: 19.5em) {
    dialog {
      inline-size: calc(100vw - 1rem);
      padding: 0.8rem;
    }
    button {
      padding-inline: 0.7rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    button {
      transition: none;
    }
  }
`;
