/** The look of the board. Every colour is a custom property, so that a page can give it another. */

import { css } from "lit";

export const boardStyles = css`
  :host {
    --frame-top: var(--tabla-frame-top, #6d4227);
    --frame-bottom: var(--tabla-frame-bottom, #472816);
    --field-top: var(--tabla-field-top, #c3925c);
    --field-bottom: var(--tabla-field-bottom, #a9763f);
    --field-grain: var(--tabla-field-grain, 1);
    --dark-point: var(--tabla-dark-point, #7a3a25);
    --light-point: var(--tabla-light-point, #ecd6a8);
    --point-edge: var(--tabla-point-edge, #4a2611);
    --light-checker: var(--tabla-light-checker, #f5e7c9);
    --light-rim: var(--tabla-light-rim, #5e4222);
    --dark-checker: var(--tabla-dark-checker, #2e2526);
    --dark-rim: var(--tabla-dark-rim, #e3c08a);
    --rim-width: var(--tabla-rim-width, 1.5);
    /* How much of a checker's colour is left at its edge. */
    --shading: var(--tabla-shading, 74%);
    /* Around every mark, so that it stands out from whatever lies under it. */
    --casing: var(--tabla-casing, #1c0f06);
    --brass: var(--tabla-brass, #d3aa5c);
    --highlight: var(--tabla-highlight, #ffd84d);
    --target: var(--tabla-target, #4fe09b);
    --middle: var(--tabla-middle, #7cc6ff);
    --last: var(--tabla-last, #ffe27a);
    --warning: var(--tabla-warning, #ff9b7d);
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
    --print-size: clamp(12.5px, calc(0.656rem / var(--scale)), 20px);
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
  .field-grain { opacity: calc(0.55 * var(--field-grain)); }
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
  .triangle { stroke: var(--point-edge); stroke-width: 0.9; stroke-linejoin: round; }
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
  .w-shade { stop-color: color-mix(in srgb, var(--light-checker) var(--shading), var(--light-rim)); }
  .b-body { stop-color: var(--dark-checker); }
  .b-shine { stop-color: color-mix(in srgb, var(--dark-checker) var(--shading), var(--dark-rim)); }
  .b-shade { stop-color: color-mix(in srgb, var(--dark-checker) 60%, black); }
  .shadow { fill: rgb(25 10 2 / 0.38); }
  .body { stroke-width: var(--rim-width); }
  .checker-w .body, .pips-w .body { stroke: var(--light-rim); }
  .checker-b .body, .pips-b .body { stroke: var(--dark-rim); }
  .groove { fill: none; stroke-width: 1.3; }
  .groove.fine { stroke-width: 0.9; }
  .checker-w .groove { stroke: color-mix(in srgb, var(--light-rim) 55%, transparent); }
  .checker-b .groove { stroke: color-mix(in srgb, var(--dark-rim) 45%, transparent); }
  .studs {
    fill: none;
    stroke: color-mix(in srgb, var(--dark-rim) 75%, transparent);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-dasharray: 0 5.34;
  }
  .boss { fill: none; stroke: color-mix(in srgb, var(--dark-rim) 50%, transparent); stroke-width: 1; }
  .gleam { fill: none; stroke: rgb(255 255 255 / 0.5); stroke-width: 1.4; stroke-linecap: round; }
  .checker-b .gleam { stroke: rgb(255 255 255 / 0.28); }
  .arrived { fill: var(--last); stroke: var(--casing); stroke-width: 1.4; }
  .pinned-ring { fill: none; stroke: var(--warning); stroke-width: 2.2; }
  .pinned-ring.casing { stroke: var(--casing); stroke-width: 4.6; }
  .lock-plate { fill: var(--warning); stroke: var(--casing); stroke-width: 1.2; }
  .lock-bow { fill: none; stroke: var(--casing); stroke-width: 1.5; }
  .lock-body { fill: var(--casing); }
  .count circle { stroke-width: 1.2; }
  .count text { font-size: min(15.5px, calc(var(--print-size) * 1.06)); font-weight: 700; }
  .count-w circle { fill: color-mix(in srgb, var(--light-checker) 40%, white); stroke: var(--light-rim); }
  .count-w text { fill: color-mix(in srgb, var(--light-rim) 50%, black); }
  .count-b circle { fill: color-mix(in srgb, var(--dark-checker) 60%, black); stroke: var(--dark-rim); }
  .count-b text { fill: color-mix(in srgb, var(--dark-rim) 40%, white); }

  /* Marks */
  .tint { fill-opacity: 0.42; stroke-width: 1.6; stroke-linejoin: round; }
  .tint.step { fill: var(--target); stroke: var(--target); }
  .tint.run { fill: var(--target); fill-opacity: 0.2; stroke: var(--target); stroke-opacity: 0.6; }
  .tint.middle { fill: var(--middle); fill-opacity: 0.5; stroke: var(--middle); }
  .tint.hovered { fill-opacity: 0.72; }
  .tint.last-to { fill: var(--last); fill-opacity: 0.12; stroke: var(--last); stroke-width: 2.2; }
  .tint.last-from { fill: none; stroke: var(--last); stroke-width: 1.6; stroke-dasharray: 5 4; }
  .tint.casing { fill: none; stroke: var(--casing); stroke-width: 4; stroke-opacity: 0.85; }
  .ring circle, .landing .line { fill: none; }
  .ring .glow { stroke: var(--highlight); stroke-opacity: 0.38; stroke-width: 6.5; }
  .ring .casing { stroke: var(--casing); stroke-width: 5; }
  .ring .line { stroke: var(--highlight); stroke-width: 2.6; }
  .ring.selected .glow { stroke-opacity: 0.7; stroke-width: 8; }
  .ring.selected .line { stroke: #fffbe6; stroke-width: 2.8; }
  .landing .casing { fill: none; stroke: var(--casing); stroke-width: 5; }
  .landing .line { stroke: var(--target); stroke-width: 2.6; fill: rgb(8 60 36 / 0.3); }
  .landing .dot { fill: var(--target); stroke: var(--casing); stroke-width: 1.3; }
  .landing.run { opacity: 0.78; }
  .tint.shown { fill: var(--middle); fill-opacity: 0.28; stroke: var(--middle); }
  .barred circle { fill: rgb(70 12 4 / 0.35); stroke: var(--warning); stroke-width: 2.6; }
  .barred path { fill: none; stroke: var(--warning); stroke-width: 3.6; stroke-linecap: round; }
  .landing.run .line { stroke-dasharray: 5 4; }
  .landing.run .dot { r: 4px; }
  .landing.middle .line { stroke: var(--middle); fill: rgb(8 36 80 / 0.35); }
  .landing.middle .dot { fill: var(--middle); r: 10px; }
  .pips text { fill: var(--ink); font-size: min(17px, calc(var(--print-size) * 1.16)); font-weight: 700; }


  /* Dice */
  .die { transform: rotate(var(--tilt)); }
  /* Sides that are seen only while it tumbles. */
  .passing-1, .passing-2, .passing-3 { opacity: 0; }
  .die .cube { stroke-width: 1; }
  .die .face { fill-opacity: 0.55; }
  .die-w .cube { fill: color-mix(in srgb, var(--light-checker) 90%, var(--light-rim)); stroke: var(--light-rim); }
  .die-w .face { fill: color-mix(in srgb, var(--light-checker) 20%, white); fill-opacity: 0.8; }
  .die-w .pip { fill: color-mix(in srgb, var(--light-rim) 40%, black); }
  .die-b .cube { fill: var(--dark-checker); stroke: var(--dark-rim); }
  .die-b .face { fill: color-mix(in srgb, var(--dark-checker) var(--shading), var(--dark-rim)); fill-opacity: 0.3; }
  .die-b .pip { fill: color-mix(in srgb, var(--dark-rim) 30%, white); }
  .die.used { opacity: 0.4; }
  .die.used .shadow { fill: none; }
  .handed-frame { fill: none; stroke: var(--highlight); stroke-width: 2; stroke-dasharray: 6 3.5; }
  .handed-frame.casing { stroke: var(--casing); stroke-width: 4.4; stroke-dasharray: none; }
  .handed-arrow circle { fill: var(--highlight); stroke: var(--casing); stroke-width: 1.3; }
  .handed-arrow path { fill: none; stroke: var(--casing); stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }

  @media (prefers-reduced-motion: no-preference) {
    .ring.movable .glow { animation: breathe 1.8s ease-in-out infinite alternate; }
    @keyframes breathe {
      to { stroke-opacity: 0.7; }
    }
    /* Out of the hand, over two bounces, to where it comes to lie; three sides pass on the way. */
    .die { animation: tumble var(--throw-time) linear; }
    @keyframes tumble {
      0% {
        transform: translate(var(--throw-from), 34px) rotate(var(--spin)) scale(1.5);
        opacity: 0;
        animation-timing-function: cubic-bezier(0.2, 0.6, 0.6, 1);
      }
      12% { opacity: 1; }
      42% {
        transform: translate(calc(var(--throw-from) * 0.38), -6px)
          rotate(calc(var(--spin) * 0.42)) scale(0.97);
        animation-timing-function: ease-out;
      }
      55% {
        transform: translate(calc(var(--throw-from) * 0.22), -13px)
          rotate(calc(var(--spin) * 0.22)) scale(1.16);
        animation-timing-function: ease-in;
      }
      72% {
        transform: translate(calc(var(--throw-from) * 0.08), 2px)
          rotate(calc(var(--spin) * 0.07)) scale(0.98);
        animation-timing-function: ease-out;
      }
      82% { transform: translate(calc(var(--throw-from) * 0.03), -3px) rotate(0) scale(1.04); }
      100% { transform: translate(0, 0) rotate(var(--tilt)); }
    }
    .side.last { animation: last-side var(--throw-time) linear; }
    .passing-1 { animation: passing-1 var(--throw-time) linear; }
    .passing-2 { animation: passing-2 var(--throw-time) linear; }
    .passing-3 { animation: passing-3 var(--throw-time) linear; }
    @keyframes passing-1 {
      0% { opacity: 1; transform: scaleX(1); }
      22% { opacity: 1; transform: scaleX(0.25); }
      22.1%, 100% { opacity: 0; }
    }
    @keyframes passing-2 {
      0%, 22% { opacity: 0; transform: scaleX(0.25); }
      22.1% { opacity: 1; }
      32% { transform: scaleX(1); }
      44% { opacity: 1; transform: scaleY(0.25); }
      44.1%, 100% { opacity: 0; }
    }
    @keyframes passing-3 {
      0%, 44% { opacity: 0; transform: scaleY(0.25); }
      44.1% { opacity: 1; }
      54% { transform: scaleY(1); }
      66% { opacity: 1; transform: scaleX(0.3); }
      66.1%, 100% { opacity: 0; }
    }
    @keyframes last-side {
      0%, 66% { opacity: 0; transform: scaleX(0.3); }
      66.1% { opacity: 1; }
      78%, 100% { opacity: 1; transform: scaleX(1); }
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
