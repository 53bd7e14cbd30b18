// Decodes a BMP picture, which sharp does not read. A bitmap that contains a JPEG or PNG is refused.

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue, line by line from the top. */
  readonly data: Buffer
}

const fileHeaderBytes = 14
const shortHeaderBytes = 12
const plain = 0
const runsOf8 = 1
const runsOf4 = 2
const masked = 3

/** Undefined for a picture that cannot be decoded. `maxPixels` limits the memory. */
export function decodeBitmap(content: Buffer, maxPixels: number): Pixels | undefined {
  try {
    return decode(content, maxPixels)
  } catch (error) {
    // A place outside of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function decode(content: Buffer, maxPixels: number): Pixels | undefined {
  const head = readHead(content)
  const { width, height, bits, packing } = head
  if (width <= 0 || height <= 0 || width * height > maxPixels) return undefined
  if (packing === plain) return decodePlain(content, head)
  if (packing === masked && (bits === 16 || bits === 32)) return decodePlain(content, head)
  if ((packing === runsOf8 && bits === 8) || (packing === runsOf4 && bits === 4)) {
    const indices = unpackRuns(content, head)
    const unpacked = Buffer.concat([content.subarray(0, head.pixelsAt), indices])
    return decodePlain(unpacked, { ...head, bits: 8 })
  }
  return undefined
}

function decodePlain(content: Buffer, head: BitmapHead): Pixels | undefined {
  const { width, height, bits } = head
  const readColour = colourReader(content, head)
  if (!readColour) return undefined
  const lineBytes = Math.ceil((width * bits) / 32) * 4
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const line = head.pixelsAt + lineBytes * (head.isTopDown ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) data.writeUIntBE(readColour(line, x), (y * width + x) * 3, 3)
  }
  return { width, height, data }
}

/** Returns one byte for each point, in lines like those of a plain bitmap. Skipped points are 0. */
function unpackRuns(content: Buffer, { width, height, bits, pixelsAt }: BitmapHead): Buffer {
  const lineBytes = Math.ceil(width / 4) * 4
  const indices = Buffer.alloc(lineBytes * height)
  let [x, y, at] = [0, 0, pixelsAt]
  const put = (byte: number, isFirstHalf: boolean) => {
    const index = bits === 8 ? byte : isFirstHalf ? byte >> 4 : byte & 15
    if (x < width && y < height) indices[y * lineBytes + x] = index
    x += 1
  }
  for (let isEnd = false; !isEnd && y < height;) {
    const [count, value] = [content.readUInt8(at), content.readUInt8(at + 1)]
    at += 2
    if (count > 0) {
      for (let index = 0; index < count; index += 1) put(value, index % 2 === 0)
    } else if (value === 0) {
      x = 0
      y += 1
    } else if (value === 1) {
      isEnd = true
    } else if (value === 2) {
      x += content.readUInt8(at)
      y += content.readUInt8(at + 1)
      at += 2
    } else {
      for (let index = 0; index < value; index += 1)
        put(content.readUInt8(at + Math.floor((index * bits) / 8)), index % 2 === 0)
      at += 2 * Math.ceil((value * bits) / 16)
    }
  }
  return indices
}

interface BitmapHead {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  readonly bits: number
  readonly packing: number
  readonly pixelsAt: number
  readonly coloursAt: number
  readonly colourBytes: 3 | 4
}

function readHead(content: Buffer): BitmapHead {
  const [pixelsAt, headerBytes] = [content.readUInt32LE(10), content.readUInt32LE(14)]
  const coloursAt = fileHeaderBytes + headerBytes
  if (headerBytes === shortHeaderBytes)
    return {
      ...{ width: content.readUInt16LE(18), height: content.readUInt16LE(20), isTopDown: false },
      ...{ bits: content.readUInt16LE(24), packing: plain, pixelsAt, coloursAt, colourBytes: 3 },
    }
  const height = content.readInt32LE(22)
  return {
    ...{ width: content.readInt32LE(18), height: Math.abs(height), isTopDown: height < 0 },
    ...{ bits: content.readUInt16LE(28), packing: content.readUInt32LE(30), pixelsAt, coloursAt },
    colourBytes: 4,
  }
}

/** Reads the color of a point as 0xRRGGBB. */
function colourReader(
  content: Buffer,
  { bits, packing, coloursAt, colourBytes }: BitmapHead,
): ((line: number, x: number) => number) | undefined {
  switch (bits) {
    case 1:
    case 4:
    case 8:
      return (line, x) => {
        const byte = content.readUInt8(line + Math.floor((x * bits) / 8))
        const index = (byte >> (8 - bits - ((x * bits) % 8))) & ((1 << bits) - 1)
        return content.readUIntLE(coloursAt + index * colourBytes, 3)
      }
    case 16:
      return masks(packing === masked ? readMasks(content) : [0x7c00, 0x03e0, 0x001f], (line, x) =>
        content.readUInt16LE(line + x * 2),
      )
    case 24:
      return (line, x) => content.readUIntLE(line + x * 3, 3)
    case 32:
      return masks(
        packing === masked ? readMasks(content) : [0xff0000, 0x00ff00, 0x0000ff],
        (line, x) => content.readUInt32LE(line + x * 4),
      )
    default:
      return undefined
  }
}

const masksAt = 54

function readMasks(content: Buffer): readonly number[] {
  return [0, 4, 8].map((offset) => content.readUInt32LE(masksAt + offset))
}

function masks(all: readonly number[], read: (line: number, x: number) => number) {
  const parts = all.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { mask, shift, max: mask >>> shift || 1 }
  })
  return (line: number, x: number) => {
    const value = read(line, x)
    return parts.reduce(
      (colour, { mask, shift, max }) =>
        colour * 256 + Math.round((((value & mask) >>> shift) * 255) / max),
      0,
    )
  }
}
