/** Pixels of a Letter page at 300 dpi. Phones close tabs that use much more. */
const maxPixels = 8_500_000

/** Canvas pixels per point of the page: the screen's own resolution, within limits. */
export function pageScale(
  page: { readonly width: number; readonly height: number },
  shownWidth: number,
  pixelRatio: number,
): number {
  const wanted = (shownWidth * pixelRatio) / page.width
  return Math.min(wanted, Math.sqrt(maxPixels / (page.width * page.height)))
}
