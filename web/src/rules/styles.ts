/** How the rules look: a sheet over the whole page, to be read. */
import { css } from "lit";

export const rulesStyles = css`
  dialog {
    inline-size: min(54rem, 100vw);
    max-inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: 100dvh;
    padding: 0;
    overflow: hidden;
  }
  @media (min-width: 60rem) {
    dialog {
      block-size: min(60rem, 96dvh);
    }
  }
  @media (max-width: 54rem) {
    dialog {
      border: 0;
      border-radius: 0;
    }
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  .top {
    display: flex;
    flex: none;
    gap: 0.5rem;
    align-items: center;
    padding: 0.6rem 0.9rem;
    border-block-end: 1px solid var(--card-edge);
  }
  .top button {
    flex: none;
    padding-inline: 0.85rem;
  }
  dialog .top h2 {
    flex: 1;
    margin: 0;
    min-inline-size: 0;
    font-size: 1.2rem;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  @media (max-width: 19.5em) {
    .top {
      flex-wrap: wrap;
      gap: 0.3rem;
      padding: 0.4rem;
    }
    dialog .top h2 {
      flex-basis: 100%;
    }
    dialog .inside {
      padding-inline: 0.5rem;
    }
  }
  dialog h2:focus {
    outline: none;
  }
  .inside {
    flex: 1;
    min-block-size: 0;
    padding: 0.9rem 1rem 2rem;
    overflow: auto;
    scroll-padding-block-start: 0.8rem;
  }
  .text {
    max-inline-size: 42rem;
    margin-inline: auto;
  }
  .text p {
    margin-block: 0 0.8rem;
    line-height: 1.55;
  }
  h3 {
    margin-block: 1.8rem 0.5rem;
    font-size: 1.15rem;
    outline-offset: 4px;
  }
  h3.first {
    margin-block-start: 0.4rem;
  }
  h3:focus {
    outline: none;
  }
  section.called h3 {
    color: var(--accent);
  }
  nav ul,
  ul.plain {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--accent);
  }
  nav a,
  ul.plain a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 0.8rem;
    border: 1px solid var(--card-edge);
    border-radius: 999px;
    background: var(--calm);
    color: var(--ink);
    text-decoration: none;
  }
  nav a:hover,
  ul.plain a:hover {
    border-color: var(--accent);
  }
  .tradition {
    padding: 0.7rem 0.9rem;
    margin-block-end: 0.7rem;
    border: 1px solid var(--card-edge);
    border-radius: 12px;
  }
  .tradition h4 {
    margin: 0 0 0.4rem;
    font-size: 1.05rem;
  }
  .tradition ul.plain {
    margin: 0;
  }
  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: 1.1rem 1rem;
    margin-block: 0.4rem 1rem;
  }
  .pictures > :only-child {
    max-inline-size: 25rem;
  }
`;

export const fairStyles = css`
  p {
    margin-block: 0 0.8rem;
    line-height: 1.55;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.35rem 0.4rem;
    text-align: start;
    white-space: nowrap;
  }
  td:nth-child(2) {
    inline-size: 70%;
  }
  @media (max-width: 19.5em) {
    th,
    td {
      padding-inline: 0.15rem;
      white-space: normal;
    }
    td:nth-child(2) {
      inline-size: auto;
    }
  }
  .bar {
    display: block;
    inline-size: 100%;
    block-size: 0.8rem;
    overflow: visible;
  }
  .bar:dir(rtl) {
    transform: scaleX(-1);
  }
  .bar rect {
    fill: var(--accent);
  }
`;
