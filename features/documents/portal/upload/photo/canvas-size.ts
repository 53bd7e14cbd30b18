export interface Size {
  readonly width: number
  readonly height: number
}

/** Longest side of a photo taken in the portal, in pixels (spec: documents#taken-photo). */
export const maxPhotoSide = 3000
/** Phones refuse a canvas of more than 16.7 million pixels. */
export const maxConvertedSide = 4000

/** Scales the picture down until no side is longer than `longest`. Never enlarges it. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Phones refuse a larger canvas. A long screenshot keeps its letters readable. */
const maxCanvasPixels = 16_000_000
const maxCanvasSide = 16_000

/** Scales the picture down as little as a canvas needs. */
export function fitCanvas({ width, height }: Size): Size {
  const longest = Math.max(width, height)
  const scale = Math.min(1, Math.sqrt(maxCanvasPixels / (width * height)), maxCanvasSide / longest)
  return fitWithin({ width, height }, Math.floor(longest * scale))
}

/** The next max side to try after a picture came out too large. */
export function smallerSide(longest: number, bytes: number, maxBytes: number): number {
  return Math.floor(longest * Math.min(0.95, Math.sqrt(maxBytes / bytes)))
}
