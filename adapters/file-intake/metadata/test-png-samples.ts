import { joined, pngChunk, pngHeader, pngPoints, pngStart } from './test-pictures.ts'

export const header = pngHeader(16, 16)
export const points = pngPoints(16, 16)
export const end = pngChunk('IEND')
export const colours = joined(
  pngChunk('gAMA', '\0\0\xb1\x8f'),
  pngChunk('iCCP', 'ICC Profile\0\0...'),
  pngChunk('pHYs', '\0\0\x0b\x13\0\0\x0b\x13\x01'),
)
export const animation = joined(
  pngChunk('fcTL', new Uint8Array(26)),
  pngChunk('fdAT', new Uint8Array(50).fill(7)),
)
export const privateChunks = [
  pngChunk('tEXt', 'Author\0Rosa'),
  pngChunk('zTXt', 'Comment\0\0taken at home'),
  pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<rdf>Rosa</rdf>'),
  pngChunk('tIME', '\x07\xe9\x0b\x14\x10\x20\x30'),
] as const

export const plain = joined(
  pngStart,
  header,
  colours,
  pngChunk('acTL', '\0\0\0\x02\0\0\0\0'),
  points,
  pngChunk('IDAT', 'more'),
  pngChunk('IDAT'),
  animation,
  end,
)
