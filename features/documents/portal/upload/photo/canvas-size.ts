// How large a photo may be drawn.

export interface Size {
  readonly width: number
  readonly height: number
}

/** Longest side of a photo that was taken here, in pixels (decisions 5.7). */
export const longestPhotoSide = 3000
/** Phones refuse a canvas of more than 16.7 million pixels; this side keeps every usual photo below. */
export const longestConvertedSide = 4000

/** The same picture, no side longer than this; never enlarged. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** The longest side to try next, when a picture of this one came out as so many bytes and there may be fewer. */
export function smallerSide(longest: number, bytes: number, mostBytes: number): number {
  return Math.floor(longest * Math.min(0.95, Math.sqrt(mostBytes / bytes)))
}
