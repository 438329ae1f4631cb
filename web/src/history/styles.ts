/** How the history looks: a sheet over the whole page, on a phone as on a desk. */
import { css } from "lit";

/** A field to choose from. */
const choice = css`
  select {
    min-block-size: 44px;
    padding-inline: 0.6rem;
    border: 1px solid var(--card-edge);
    border-radius: 10px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-size: 1rem;
  }
`;

export const historyStyles = css`
  ${choice}
  dialog {
    inline-size: min(60rem, 100vw);
    max-inline-size: 100vw;
    block-size: min(56rem, 100dvh);
    max-block-size: 100dvh;
    padding: 0;
    overflow: hidden;
  }
  @media (min-width: 60rem) {
    dialog {
      max-block-size: 96dvh;
    }
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  .top {
    display: flex;
    flex: none;
    gap: 0.6rem;
    align-items: center;
    padding: 0.7rem 1rem;
    border-block-end: 1px solid var(--card-edge);
  }
  dialog .top h2 {
    flex: 1;
    margin: 0;
  }
  @media (max-width: 19.5em) {
    dialog .top {
      flex-wrap: wrap;
      gap: 0.3rem;
      padding: 0.4rem;
    }
    /* The title takes a line of its own rather than be broken to pieces. */
    dialog .top h2 {
      flex-basis: auto;
    }
    dialog .inside {
      padding-inline: 0.5rem;
    }
    dialog li {
      padding-inline: 0.5rem;
    }
    dialog .filter {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .inside {
    flex: 1;
    min-block-size: 0;
    padding: 0.9rem 1rem 1.2rem;
    overflow: auto;
  }
  .filter {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: 0.6rem;
    margin-block-end: 0.8rem;
  }
  label {
    display: flex;
    flex-direction: column;
    gap: 0.2rem;
    color: var(--ink-soft);
    font-size: 0.88rem;
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 0.6rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: 0.7rem 0.9rem;
    border: 1px solid var(--card-edge);
    border-radius: 12px;
  }
  li h3 {
    font-size: 1.05rem;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.9rem;
    color: var(--ink-soft);
  }
  .facts strong {
    color: var(--ink);
  }
  .facts .won {
    color: var(--good);
  }
  dialog li .row,
  dialog .files {
    justify-content: flex-start;
    margin-block-start: 0.5rem;
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  .file {
    position: relative;
  }
  .file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .file:focus-within {
    border-radius: 999px;
    outline: 3px solid color-mix(in srgb, var(--accent) 75%, transparent);
    outline-offset: 2px;
  }
  .file span {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding: 0.3rem 1.1rem;
    border: 1px solid var(--card-edge);
    border-radius: 999px;
    color: var(--ink);
    font-size: 1rem;
  }
  .said {
    margin-block: 0.6rem;
  }
  .sums {
    margin-block: 1.2rem 0.6rem;
  }
  .sums h3 {
    margin-block-end: 0.4rem;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.3rem 0.4rem;
    border-block-end: 1px solid var(--card-edge);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.88rem;
  }
  @media (max-width: 699px) {
    .sums th,
    .sums td {
      padding-inline: 0.2rem;
      font-size: 0.8rem;
    }
    .sums tbody :is(th, td) {
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    /* Room for the longest name of a game in one piece. */
    .sums tbody th {
      min-inline-size: min(5.75rem, 28vw);
      font-size: 0.71rem;
    }
    .sums thead th {
      font-size: 0.7rem;
    }
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      border: 0;
      border-radius: 0;
    }
    /* The board says it. */
    .looking h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .looking {
      justify-content: space-between;
    }
  }
`;

export const replayStyles = css`
  ${choice}
  .replay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .table {
    block-size: min(62dvh, 34rem);
  }
  tabla-points {
    block-size: 100%;
  }
  .said {
    min-block-size: 2.9em;
  }
  .score {
    font-size: 1.3rem;
    font-weight: 600;
  }
  input[type="range"] {
    inline-size: 100%;
    block-size: 44px;
    margin: 0;
    accent-color: var(--accent);
  }
  .controls {
    display: flex;
    justify-content: space-between;
    max-inline-size: 22rem;
  }
  .controls button {
    min-inline-size: 48px;
    padding: 0.3rem;
  }
  .controls svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentcolor;
    stroke-linejoin: round;
    stroke-width: 1.8;
  }
  .controls [data-test="replay-play"] svg,
  .controls [data-test="replay-pause"] svg {
    inline-size: 32px;
    block-size: 32px;
    fill: currentcolor;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    margin-block: 0.6rem 1rem;
  }
  label {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column;
    gap: 0.2rem;
    color: var(--ink-soft);
    font-size: 0.88rem;
    font-weight: 600;
  }
  table {
    inline-size: 100%;
    margin-block: 0.4rem 0.6rem;
    border-collapse: collapse;
  }
  @media (max-width: 19.5em) {
    select {
      max-inline-size: 100%;
    }
    dialog :is(th, td),
    .replay :is(th, td) {
      padding-inline: 0.15rem;
      font-size: 0.8rem;
    }
    .bar svg {
      display: none;
    }
    .controls {
      flex-wrap: wrap;
    }
  }
  th,
  td {
    padding: 0.25rem 0.4rem;
    border-block-end: 1px solid var(--card-edge);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  td {
    inline-size: 42%;
  }
  .bar svg {
    inline-size: calc(100% - 3rem);
    block-size: 0.6rem;
    vertical-align: middle;
    fill: var(--accent);
  }
  .bar:dir(rtl) svg {
    transform: scaleX(-1);
  }
  dl {
    margin: 0 0 0.5rem;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 0.4rem;
  }
  @media (min-width: 700px) {
    .replay {
      grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr);
    }
  }
`;
