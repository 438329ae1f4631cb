import { css } from "lit";

export const formStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 0.7rem;
  }
  /* What is chosen scrolls, the button below it stays. */
  .fields {
    display: flex;
    flex-direction: column;
    gap: 0.7rem;
    min-block-size: 0;
    overflow: auto;
    /* Room for the outline of what has the focus. */
    padding: 3px;
  }
  h1 {
    margin-inline-end: auto;
    font-size: 1.5rem;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    color: var(--ink-soft);
    font-size: 0.88rem;
    font-weight: 600;
  }
  input[type="radio"] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label {
    position: relative;
    display: block;
    cursor: pointer;
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    padding: 3px;
    border-radius: 13px;
    background: var(--calm);
  }
  .segments label {
    flex: 1 1 auto;
    min-inline-size: 44px;
  }
  /* Those that stay together in one line, as long as one line can hold them. */
  .segments .segments {
    flex: 4 1 auto;
    padding: 0;
    background: none;
  }
  .segments .face {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding: 0.2rem 0.4rem;
    border-radius: 10px;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
  }
  .segments input:checked + .face {
    background: var(--card);
    box-shadow: var(--shadow);
    color: var(--accent);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.2rem, 40%)), 1fr));
    gap: 0.4rem;
  }
  .card-choice .face {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-block-size: 54px;
    block-size: 100%;
    padding: 0.35rem 0.7rem;
    border: 1px solid var(--card-edge);
    border-radius: 12px;
    background: var(--card);
    line-height: 1.25;
  }
  .card-choice .line {
    display: flex;
    flex-wrap: wrap;
    color: var(--ink-soft);
    font-size: 0.83rem;
  }
  .line i {
    padding-inline: 0.25rem;
    font-style: normal;
  }
  .line i::before {
    content: "→";
  }
  .line:dir(rtl) i::before {
    content: "←";
  }
  .card-choice input:checked + .face {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .card-choice input:checked + .face strong {
    color: var(--accent);
  }
  input:focus-visible + .face {
    outline: 3px solid color-mix(in srgb, var(--accent) 75%, transparent);
    outline-offset: 1px;
  }
  @media (max-width: 699px) and (max-aspect-ratio: 1/1) {
    h1.plain {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  .pair {
    display: flex;
    flex-wrap: wrap;
    gap: 0.7rem;
  }
  .pair > * {
    flex: 1 1 auto;
  }
  .tick {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    align-self: end;
    min-block-size: 44px;
  }
  .tick input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--accent);
  }
  /* The browser's own field speaks the browser's language, not the page's. */
  .file input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .file .face {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    margin-block-end: 0.4rem;
    padding: 0.3rem 1rem;
    border: 1px solid var(--card-edge);
    border-radius: 999px;
    background: var(--card);
    font-weight: 600;
  }
  .wrong {
    color: var(--accent);
    font-weight: 600;
  }
  .start {
    flex: none;
    min-block-size: 52px;
    font-size: 1.1rem;
  }
`;
