import { css } from "lit";

/** Upright: bar, board, panel one below the other. Wide: the board beside everything else. */
export const layoutStyles = css`
  :host {
    display: grid;
    grid-template:
      "top" auto
      "notices" auto
      "board" minmax(0, 1fr)
      "panel" auto / minmax(0, 1fr);
    gap: 0.4rem;
    block-size: 100vh;
    block-size: 100dvh;
    padding: max(0.4rem, env(safe-area-inset-top)) max(0.5rem, env(safe-area-inset-right))
      max(0.5rem, env(safe-area-inset-bottom)) max(0.5rem, env(safe-area-inset-left));
    overflow: hidden;
  }
  header {
    display: flex;
    flex-direction: column;
    gap: 0.15rem;
    grid-area: top;
  }
  .bar,
  .tools {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  /* On a line of their own the tools take it from edge to edge; beside a name they keep together. */
  .tools {
    flex: 1 0 auto;
    gap: 0.1rem;
    justify-content: space-between;
  }
  /* A long title with a badge beside it sends the buttons into a line of their own. */
  :host(:not([data-screen="table"])) .bar {
    flex-wrap: wrap;
  }
  /* Beside the games of a set a phone has no room for all: the settings begin with the language. */
  @media (max-width: 699px) and (max-aspect-ratio: 1/1) {
    :host([data-screen="table"]) tabla-language {
      display: none;
    }
  }
  .title {
    flex: 999 1 auto;
    font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
    font-size: 1.3rem;
    font-weight: 700;
    letter-spacing: 0.02em;
  }
  .set {
    flex: 999 1 4rem;
    min-inline-size: 0;
    font-size: 0.92rem;
    line-height: 1.25;
  }
  .icon {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    padding-inline: 0.55rem;
    font-size: 0.92rem;
  }
  .icon svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.9;
    stroke-linecap: round;
  }
  .icon .words {
    display: none;
  }
  tabla-notices {
    grid-area: notices;
    min-block-size: 0;
    max-block-size: 40vh;
    overflow: auto;
  }
  .board {
    position: relative;
    grid-area: board;
    min-block-size: 0;
  }
  tabla-points {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto;
  }
  .over {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 0.5rem;
    pointer-events: none;
  }
  .over > * {
    pointer-events: auto;
    animation: arrive 260ms ease-out;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(12px) scale(0.97);
    }
  }
  .panel {
    display: flex;
    flex-direction: column;
    grid-area: panel;
    min-block-size: 0;
  }
  tabla-new-match {
    min-block-size: 0;
  }
  :host([data-screen="form"]) {
    grid-template-rows: auto auto 23vh minmax(0, 1fr);
  }
  tabla-course {
    display: none;
  }
  /* A point is to be wide enough for a finger. */
  @media (max-width: 359px) {
    :host {
      padding-inline: 0;
    }
    header,
    tabla-notices,
    .panel {
      padding-inline: 0.4rem;
    }
  }

  @media (min-aspect-ratio: 1/1) {
    :host,
    :host([data-screen="form"]) {
      grid-template:
        "board top" auto
        "board notices" auto
        "board panel" minmax(0, 1fr) / minmax(0, 1fr) clamp(17rem, 27vw, 24rem);
      gap: 0.6rem 1.1rem;
    }
    .panel {
      overflow: auto;
    }
    :host([data-screen="table"]) .panel::before {
      flex: 1 1 0;
      content: "";
    }
    tabla-turn {
      flex: none;
      padding-block-end: 0.5rem;
    }
    tabla-course {
      flex: 1 1 0;
    }
    header {
      gap: 0.6rem;
    }
  }
  @media (min-aspect-ratio: 1/1) and (min-height: 30em) {
    tabla-course {
      display: block;
    }
  }
  /* Games that do not fit beside the tools have a line of their own. */
  @media (min-aspect-ratio: 1/1), (min-width: 700px) {
    .bar {
      flex-wrap: wrap;
    }
    .set {
      flex-basis: auto;
    }
  }
  @media (min-aspect-ratio: 1/1) and (max-height: 26em) {
    :host([data-screen="table"]) {
      gap: 0.3rem 1.1rem;
    }
    :host([data-screen="table"]) header {
      gap: 0.2rem;
    }
    :host([data-screen="table"]) tabla-language {
      display: none;
    }
    .bar {
      gap: 0 0.2rem;
    }
    .set {
      font-size: 0.84rem;
    }
    tabla-turn {
      padding-block-end: 0;
    }
  }
  /* Large letters: the page may be higher than the screen. */
  @media (max-width: 19.5em) and (max-aspect-ratio: 1/1), (max-height: 18em) {
    :host,
    :host([data-screen="form"]) {
      block-size: auto;
      min-block-size: 100dvh;
      overflow: visible;
    }
    .bar,
    .tools {
      flex-wrap: wrap;
    }
    .set {
      flex-basis: 100%;
    }
    .panel {
      overflow: visible;
    }
  }
  @media (max-width: 19.5em) and (max-aspect-ratio: 1/1) {
    :host,
    :host([data-screen="form"]) {
      grid-template-rows: auto auto minmax(min(128vw, 80vh), auto) auto;
    }
    /* A result may be higher than the board it lies on. */
    .over {
      position: relative;
      min-block-size: 100%;
    }
    :host([data-screen="form"]) {
      grid-template-rows: auto auto 23vh auto;
    }
  }
  @media (min-aspect-ratio: 1/1) and (max-height: 18em) {
    :host,
    :host([data-screen="form"]) {
      grid-template-columns: minmax(0, 1fr) 45vw;
    }
    main.board {
      position: sticky;
      inset-block-start: 0;
      block-size: calc(100dvh - 1rem);
      align-self: start;
    }
  }
  @media (min-width: 700px) and (max-aspect-ratio: 1/1) {
    .icon .words {
      display: inline;
    }
  }
  @media (min-aspect-ratio: 1/1) and (min-width: 1000px) {
    :host {
      padding: 1.1rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .over > * {
      animation: none;
    }
  }
`;
