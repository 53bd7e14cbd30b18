// How sharp a page of a PDF is drawn.

/** Enough for a page of letter size at 300 dots an inch; phones end a page of the browser that wants much more. */
const mostPixels = 8_500_000

/** Pixels of the canvas for each point of the page: as many as the screen has, within bounds. */
export function pageScale(
  page: { readonly width: number; readonly height: number },
  shownWidth: number,
  pixelRatio: number,
): number {
  const wanted = (shownWidth * pixelRatio) / page.width
  return Math.min(wanted, Math.sqrt(mostPixels / (page.width * page.height)))
}
