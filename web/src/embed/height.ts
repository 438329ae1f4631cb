/** How high a frame should be for its width, so that nothing in it is cut off or left empty. */

/** From this width on the board stands beside everything else. */
const wideFrom = 720;
/** A tall board is so much higher than wide, a wide one so much less. */
const tall = 1.2;
const wide = 0.82;
const highestTall = 620;
/** Room for the buttons of a turn, also before there is one. */
const panelRoom = 128;

function heightOf(part: Element | null): number {
  return part?.getBoundingClientRect().height ?? 0;
}

/**
 * The layout goes by whether the frame is wider than high; the height keeps to the same side of that
 * as the width does, so that one answer does not call for another.
 */
export function fittingHeight(app: HTMLElement & { readonly renderRoot: ParentNode }): number {
  const { renderRoot } = app;
  const width = app.clientWidth;
  const { paddingBlockStart, paddingBlockEnd, paddingInlineStart, paddingInlineEnd, rowGap } =
    getComputedStyle(app);
  const around = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  const sides = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  const gap = Number.parseFloat(rowGap) || 0;
  const header = heightOf(renderRoot.querySelector("header"));
  const panel = Math.max(panelRoom, heightOf(renderRoot.querySelector(".panel > *")));
  if (width < wideFrom) {
    const board = Math.min((width - sides) * tall, highestTall);
    return Math.max(width + 1, header + board + panel + around + 3 * gap);
  }
  const column = Math.min(384, Math.max(272, width * 0.27));
  const board = (width - sides - column - 18) * wide;
  return Math.min(width - 1, around + Math.max(board, header + panel + 2 * gap));
}
