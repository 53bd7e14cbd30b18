// What a viewer can show without blocking the page (spec: security#pdf-viewer).

export const maxPages = 5_000
export const maxPicturePixels = 100_000_000

/** A side of a picture, or what separates dictionaries of different objects. */
const tokens = /\/(Width|Height)\s*(\d+)|obj|stream/g

/**
 * True if a picture has more pixels. The dictionaries of pictures are never packed or encrypted. pdf.js
 * alone would leave the picture out without a word. Takes linear time, whatever the bytes are.
 */
export function namesHugePicture(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  let [width, height] = [0, 0]
  for (const { 1: side, 2: pixels } of text.matchAll(tokens)) {
    if (side === 'Width') width = Number(pixels)
    else if (side === 'Height') height = Number(pixels)
    else [width, height] = [0, 0]
    if (width * height > maxPicturePixels) return true
  }
  return false
}
