// The size of a picture by its header, without decoding it (spec: security#picture-size).

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const maxSidePixels = 30_000
const maxPixels = 100_000_000

/** The server refuses larger pictures. */
export function isTooLarge({ width, height }: PictureSize): boolean {
  return Math.max(width, height) > maxSidePixels || width * height > maxPixels
}

/** Undefined if these bytes do not tell the size. */
export function findPictureSize(kind: 'jpg' | 'png', head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return kind === 'png'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : readJpegSize(view)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Markers of a frame header: all of C0 to CF but DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // A marker may follow fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}
