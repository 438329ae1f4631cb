/** The look of the board. Every colour is a custom property, so that a page can give it another. */

import { css } from "lit";

export const boardStyles = css`
  :host {
    --frame-top: var(--tabla-frame-top, #6d4227);
    --frame-bottom: var(--tabla-frame-bottom, #472816);
    --field-top: var(--tabla-field-top, #c3925c);
    --field-bottom: var(--tabla-field-bottom, #a9763f);
    --dark-point: var(--tabla-dark-point, #74331f);
    --light-point: var(--tabla-light-point, #ecd6a8);
    --light-checker: var(--tabla-light-checker, #f5e7c9);
    --dark-checker: var(--tabla-dark-checker, #33292a);
    --brass: var(--tabla-brass, #d3aa5c);
    --highlight: var(--tabla-highlight, #ffd84d);
    --target: var(--tabla-target, #3fd08b);
    --middle: var(--tabla-middle, #58b7ff);
    --last: var(--tabla-last, #ffe27a);
    --warning: var(--tabla-warning, #ff7a59);
    --ink: var(--tabla-ink, #2a170c);
    /* A board lies as it lies, whichever way is written around it. */
    direction: ltr;
    display: grid;
    place-items: center;
    inline-size: 100%;
    aspect-ratio: var(--tabla-aspect-ratio, 5 / 4);
    min-inline-size: 0;
    min-block-size: 0;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .stage {
    position: relative;
    touch-action: none;
    /* In units of the board: what is printed on it stays legible when it is drawn small. */
    --print-size: clamp(12.5px, calc(10.5px / var(--scale)), 18px);
  }
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
    overflow: visible;
  }
  .surface {
    border-radius: calc(13px * var(--scale));
    box-shadow: 0 0.25rem 0.9rem rgb(0 0 0 / 0.4);
  }
  .pieces {
    will-change: transform;
  }
  button,
  span[role="img"] {
    position: absolute;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    border-radius: 0.35rem;
  }
  span[role="img"] {
    pointer-events: none;
  }
  button {
    appearance: none;
    touch-action: none;
    cursor: default;
  }
  button[data-movable],
  button[data-target],
  button[data-middle] {
    cursor: pointer;
  }
  [data-carrying] button {
    cursor: grabbing;
  }
  button:focus {
    outline: none;
  }
  button:focus-visible {
    outline: 3px solid var(--tabla-focus, #ffffff);
    outline-offset: -3px;
    box-shadow:
      inset 0 0 0 5px rgb(20 60 160 / 0.85),
      0 0 0 2px rgb(20 60 160 / 0.85);
    z-index: 1;
  }

  /* The board */
  .frame { fill: url(#frame-paint); }
  .frame-top { stop-color: var(--frame-top); }
  .frame-bottom { stop-color: var(--frame-bottom); }
  .frame-edge { fill: none; stroke: rgb(255 226 180 / 0.28); stroke-width: 1.4; }
  .rim { fill: rgb(20 9 3 / 0.6); }
  .field { fill: url(#field-paint); }
  .field-top { stop-color: var(--field-top); }
  .field-bottom { stop-color: var(--field-bottom); }
  .seam { stroke: rgb(60 30 10 / 0.28); stroke-width: 1; }
  .grain path { fill: none; stroke: rgb(50 22 6 / 0.15); stroke-width: 1.6; }
  .grain .strong { stroke: rgb(50 22 6 / 0.22); stroke-width: 0.9; }
  .bar { fill: url(#bar-paint); }
  .bar-edge { stop-color: color-mix(in srgb, var(--frame-bottom) 82%, black); }
  .bar-middle { stop-color: var(--frame-top); }
  .bar-fold { stop-color: color-mix(in srgb, var(--frame-bottom) 50%, black); }
  .well { fill: color-mix(in srgb, var(--frame-bottom) 58%, black); }
  .brass { fill: url(#brass-paint); stroke: rgb(50 28 6 / 0.7); stroke-width: 0.8; }
  .brass-top { stop-color: color-mix(in srgb, var(--brass) 72%, white); }
  .brass-bottom { stop-color: color-mix(in srgb, var(--brass) 82%, black); }
  .brass-line { stroke: rgb(50 28 6 / 0.75); stroke-width: 1.4; }
  .screw { fill: rgb(60 36 10 / 0.75); }
  .dark-point .triangle { fill: url(#dark-point-paint); }
  .dark-point-edge { stop-color: color-mix(in srgb, var(--dark-point) 84%, black); }
  .dark-point-middle { stop-color: color-mix(in srgb, var(--dark-point) 90%, white); }
  .light-point .triangle { fill: url(#light-point-paint); }
  .light-point-edge { stop-color: color-mix(in srgb, var(--light-point) 88%, #8a5a22); }
  .light-point-middle { stop-color: color-mix(in srgb, var(--light-point) 86%, white); }
  .triangle { stroke: rgb(45 20 6 / 0.55); stroke-width: 0.9; stroke-linejoin: round; }
  .inlay { fill: none; stroke-width: 0.9; stroke-linejoin: round; }
  .dark-point .inlay { stroke: color-mix(in srgb, var(--brass) 60%, transparent); }
  .light-point .inlay { stroke: rgb(120 70 25 / 0.5); }
  text {
    font: 600 11px/1 system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .point-number { fill: color-mix(in srgb, var(--brass) 55%, white); font-size: var(--print-size); }

  /* Checkers */
  .w-shine, .w-body, .w-shade { stop-color: var(--light-checker); }
  .w-shine { stop-color: color-mix(in srgb, var(--light-checker) 40%, white); }
  .w-shade { stop-color: color-mix(in srgb, var(--light-checker) 72%, #6b4520); }
  .b-body { stop-color: var(--dark-checker); }
  .b-shine { stop-color: color-mix(in srgb, var(--dark-checker) 62%, #c9b8b0); }
  .b-shade { stop-color: color-mix(in srgb, var(--dark-checker) 60%, black); }
  .shadow { fill: rgb(25 10 2 / 0.38); }
  .body { stroke-width: 1.2; }
  .checker-w .body, .pips-w .body { stroke: #7d5c34; }
  .checker-b .body, .pips-b .body { stroke: #0d0808; }
  .groove { fill: none; stroke-width: 1.3; }
  .groove.fine { stroke-width: 0.9; }
  .checker-w .groove { stroke: rgb(130 92 44 / 0.6); }
  .checker-b .groove { stroke: rgb(214 178 128 / 0.5); }
  .studs {
    fill: none;
    stroke: rgb(224 188 136 / 0.75);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-dasharray: 0 5.34;
  }
  .boss { fill: none; stroke: rgb(214 178 128 / 0.5); stroke-width: 1; }
  .gleam { fill: none; stroke: rgb(255 255 255 / 0.5); stroke-width: 1.4; stroke-linecap: round; }
  .checker-b .gleam { stroke: rgb(255 255 255 / 0.28); }
  .arrived { fill: var(--last); stroke: rgb(70 40 0 / 0.8); stroke-width: 1; }
  .pinned-ring { fill: none; stroke: var(--warning); stroke-width: 2.2; }
  .lock-plate { fill: var(--warning); stroke: rgb(60 14 0 / 0.85); stroke-width: 0.9; }
  .lock-bow { fill: none; stroke: #2b0d02; stroke-width: 1.5; }
  .lock-body { fill: #2b0d02; }
  .count circle { stroke-width: 1.2; }
  .count text { font-size: min(15.5px, calc(var(--print-size) * 1.06)); font-weight: 700; }
  .count-w circle { fill: #fffaf0; stroke: #7d5c34; }
  .count-w text { fill: #2a170c; }
  .count-b circle { fill: #1b1414; stroke: #d9b98a; }
  .count-b text { fill: #fdf3df; }

  /* Marks */
  .tint { fill-opacity: 0.42; stroke-width: 1.6; stroke-linejoin: round; }
  .tint.step { fill: var(--target); stroke: var(--target); }
  .tint.run { fill: var(--target); fill-opacity: 0.2; stroke: var(--target); stroke-opacity: 0.6; }
  .tint.middle { fill: var(--middle); fill-opacity: 0.5; stroke: var(--middle); }
  .tint.hovered { fill-opacity: 0.72; }
  .tint.last-to { fill: var(--last); fill-opacity: 0.12; stroke: var(--last); stroke-width: 2.2; }
  .tint.last-from { fill: none; stroke: var(--last); stroke-width: 1.6; stroke-dasharray: 5 4; }
  .ring circle, .landing .line { fill: none; }
  .ring .glow { stroke: var(--highlight); stroke-opacity: 0.38; stroke-width: 6.5; }
  .ring .line { stroke: var(--highlight); stroke-width: 2.4; }
  .ring.selected .glow { stroke-opacity: 0.7; stroke-width: 8; }
  .ring.selected .line { stroke: #fffbe6; stroke-width: 2.8; }
  .landing .line { stroke: var(--target); stroke-width: 2.6; fill: rgb(8 60 36 / 0.3); }
  .landing .dot { fill: var(--target); stroke: rgb(4 44 26 / 0.8); stroke-width: 1; }
  .tint.shown { fill: var(--middle); fill-opacity: 0.28; stroke: var(--middle); }
  .barred circle { fill: rgb(70 12 4 / 0.35); stroke: var(--warning); stroke-width: 2.6; }
  .barred path { fill: none; stroke: var(--warning); stroke-width: 3.6; stroke-linecap: round; }
  .landing.run { opacity: 0.62; }
  .landing.run .line { stroke-dasharray: 5 4; }
  .landing.run .dot { r: 4px; }
  .landing.middle .line { stroke: var(--middle); fill: rgb(8 36 80 / 0.35); }
  .landing.middle .dot { fill: var(--middle); stroke: rgb(4 24 60 / 0.8); }
  .pips text { fill: var(--ink); font-size: min(17px, calc(var(--print-size) * 1.16)); font-weight: 700; }


  /* Dice */
  .die .cube { stroke-width: 1; }
  .die .face { fill-opacity: 0.55; }
  .die-w .cube { fill: #e9dcc0; stroke: #80653c; }
  .die-w .face { fill: #fffdf5; fill-opacity: 0.8; }
  .die-w .pip { fill: #2a170c; }
  .die-b .cube { fill: #221b1d; stroke: #060404; }
  .die-b .face { fill: #453a3c; }
  .die-b .pip { fill: #fbeed4; }
  .die.used { opacity: 0.4; }
  .die.used .shadow { fill: none; }
  .handed-frame { fill: none; stroke: var(--highlight); stroke-width: 2; stroke-dasharray: 6 3.5; }
  .handed-arrow circle { fill: var(--highlight); stroke: #5a3c00; stroke-width: 1; }
  .handed-arrow path { fill: none; stroke: #3c2600; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }

  @media (prefers-reduced-motion: no-preference) {
    .ring.movable .glow { animation: breathe 1.8s ease-in-out infinite alternate; }
    @keyframes breathe {
      to { stroke-opacity: 0.7; }
    }
    .die { animation: tumble var(--throw-time) cubic-bezier(0.2, 0.7, 0.3, 1); }
    @keyframes tumble {
      from { transform: translate(var(--throw-from), 14px) rotate(-250deg) scale(0.5); opacity: 0; }
    }
  }
  @media (forced-colors: active) {
    button[data-movable],
    button[data-target],
    button[data-middle] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
