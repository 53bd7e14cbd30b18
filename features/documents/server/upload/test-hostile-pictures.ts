import { drawing, toBmp } from './test-sound-files.ts'
import type { HostileFile } from './test-hostile-files.ts'
import {
  gifExtension,
  gifFrame,
  gifStart,
  joined,
  pngChunk,
  pngHeader,
  pngPoints,
  pngStart,
} from '#adapters/file-intake/metadata/test-pictures.ts'
import { toDocx, unfoldingZlib } from './test-zips.ts'

const script = '<script>alert(document.domain)</script>'
const pngEnd = pngChunk('IEND')
const png = (...between: ReadonlyArray<string | Uint8Array>) =>
  Buffer.from(joined(pngStart, pngHeader(16, 16), ...between, pngPoints(16, 16), pngEnd))
const gif = (...blocks: ReadonlyArray<string | Uint8Array>) =>
  Buffer.from(joined(gifStart(), ...blocks, ';'))
const frame = gifFrame()
const scriptAsWidth = Buffer.from(
  joined('GIF89a/*\x01\0\x80\0\0', '\0\0\0\xff\xff\xff', frame, ';'),
)
const frames = Array<Uint8Array>(200).fill(frame)

/** Inserts a piece into the content. */
const inserted = (content: Buffer, at: number, piece: Uint8Array) =>
  Buffer.concat([content.subarray(0, at), piece, content.subarray(at)])
const jpegSegment = (marker: number, content: string) =>
  Buffer.from(
    joined(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, content.length + 2), content),
  )

/** Splits into GIF blocks. */
const getParts = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / 255) }, (_, part) =>
    content.subarray(part * 255, (part + 1) * 255),
  )

function withSides(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const header = copy.indexOf(Buffer.of(0xff, 0xc0))
  copy.writeUInt16BE(side, header + 5)
  copy.writeUInt16BE(side, header + 7)
  return copy
}

export async function hostilePictures(): Promise<readonly HostileFile[]> {
  const jpeg = await drawing().jpeg().toBuffer()
  const drawn = await drawing().png().toBuffer()
  const zip = toDocx()
  return [
    {
      name: 'huge.png',
      content: Buffer.from(joined(pngStart, pngHeader(65_500, 65_500), pngPoints(16, 16), pngEnd)),
      verdict: 'corrupt',
    },
    {
      name: 'huge.gif',
      content: Buffer.from(joined(gifStart(65_500, 65_500), frame, ';')),
      verdict: 'corrupt',
    },
    { name: 'huge frame.gif', content: gif(gifFrame(65_500, 65_500)), verdict: 'corrupt' },
    {
      name: 'huge.bmp',
      content: toBmp(8, 8, { width: 65_500, height: 65_500 }),
      verdict: 'corrupt',
    },
    {
      name: 'huge upside down.bmp',
      content: toBmp(8, 8, { width: 65_500, height: -65_500 }),
      verdict: 'corrupt',
    },
    { name: 'huge.jpg', content: withSides(jpeg, 65_500), verdict: 'corrupt' },
    {
      name: 'narrow.png',
      content: Buffer.from(joined(pngStart, pngHeader(1, 30_001), pngPoints(16, 16), pngEnd)),
      verdict: 'corrupt',
    },
    { name: 'nothing.jpg', content: withSides(jpeg, 0), verdict: 'corrupt' },

    { name: 'frames.gif', content: gif(...Array<Uint8Array>(501).fill(frame)), verdict: 'corrupt' },
    { name: 'no frames.gif', content: gif(), verdict: 'corrupt' },
    {
      name: 'script.gif',
      content: Buffer.from('GIF89a=1;alert(document.domain)//'),
      verdict: 'corrupt',
    },
    {
      name: 'script as width.gif',
      content: Buffer.concat([scriptAsWidth, Buffer.from('*/=1;alert(1)')]),
      verdict: 'sound',
      isKept: (stored) => stored.equals(scriptAsWidth),
    },
    {
      name: 'script in a comment.gif',
      content: gif(gifExtension(0xfe, script), ...frames),
      verdict: 'sound',
      isKept: (stored) => stored.equals(gif(...frames)),
    },
    {
      name: 'script in a note.gif',
      content: gif(gifExtension(0xff, 'XMP DataXMP', script), ...frames),
      verdict: 'sound',
      isKept: (stored) => stored.equals(gif(...frames)),
    },
    {
      name: 'script in a comment at its end.gif',
      content: gif(frame, gifExtension(0xfe, script)),
      verdict: 'corrupt',
    },
    {
      name: 'script behind.gif',
      content: Buffer.concat([gif(frame), Buffer.from(script)]),
      verdict: 'corrupt',
    },
    { name: 'archive behind.gif', content: Buffer.concat([gif(frame), zip]), verdict: 'corrupt' },
    {
      name: 'archive in a note.gif',
      content: gif(gifExtension(0x99, ...getParts(zip)), ...frames),
      verdict: 'sound',
      isKept: (stored) => stored.equals(gif(...frames)),
    },
    { name: 'no end.gif', content: gif(frame).subarray(0, -1), verdict: 'corrupt' },

    {
      name: 'page behind.png',
      content: Buffer.concat([png(), Buffer.from(`<html>${script}</html>`)]),
      verdict: 'corrupt',
    },
    {
      name: 'harmless words behind.png',
      content: Buffer.concat([png(), Buffer.from('<p>only words</p>')]),
      verdict: 'sound',
      isKept: (stored) => stored.equals(png()),
    },
    {
      name: 'PHP behind.png',
      content: Buffer.concat([drawn, Buffer.from('<?php system($_GET[0]); ?>')]),
      verdict: 'corrupt',
    },
    { name: 'archive behind.png', content: Buffer.concat([drawn, zip]), verdict: 'corrupt' },
    {
      name: 'script in a text.png',
      content: png(pngChunk('tEXt', `Comment\0${script}`)),
      verdict: 'sound',
      isKept: (stored) => stored.equals(png()),
    },
    {
      name: 'archive in a chunk.png',
      content: png(pngChunk('zzIp', zip), pngChunk('paDd', new Uint8Array(4_000))),
      verdict: 'sound',
      isKept: (stored) => stored.equals(png()),
    },
    {
      name: 'name of a screen.png',
      content: png(pngChunk('iCCP', 'Screen of Rosa\0\0')),
      verdict: 'either',
      isKept: (stored) => !stored.includes('Rosa'),
    },
    {
      name: 'unfolding text.png',
      content: png(pngChunk('zTXt', joined('Comment\0\0', unfoldingZlib(60)))),
      verdict: 'sound',
      isKept: (stored) => stored.equals(png()),
    },
    {
      name: 'unfolding profile.png',
      content: png(pngChunk('iCCP', joined('screen\0\0', unfoldingZlib(200)))),
      verdict: 'either',
    },
    {
      name: 'unfolding points.png',
      content: Buffer.from(
        joined(pngStart, pngHeader(16, 16), pngChunk('IDAT', unfoldingZlib(200)), pngEnd),
      ),
      verdict: 'either',
    },
    {
      name: 'large and empty.png',
      content: Buffer.from(
        joined(pngStart, pngHeader(9_000, 9_000), pngChunk('IDAT', unfoldingZlib(78)), pngEnd),
      ),
      verdict: 'either',
    },
    {
      name: 'many texts.png',
      content: png(...Array<Uint8Array>(20_000).fill(pngChunk('tEXt', 'a'))),
      verdict: 'sound',
      isKept: (stored) => stored.equals(png()),
    },
    {
      name: 'wrong sum.png',
      content: inserted(png(), 33, Buffer.from(pngChunk('gAMA', '\0\0\xb1\x8f')).fill(1, 12)),
      verdict: 'corrupt',
    },
    {
      name: 'endless chunk.png',
      content: inserted(png(), 33, Buffer.from('\xff\xff\xff\xffIDAT', 'latin1')),
      verdict: 'corrupt',
    },
    { name: 'no end.png', content: png().subarray(0, -12), verdict: 'corrupt' },
    {
      name: 'by a text program.png',
      content: Buffer.from(png().toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      verdict: 'corrupt',
    },
    {
      name: 'for telephones.png',
      content: inserted(png(), 8, pngChunk('CgBI', '\0\0\0\0')),
      verdict: 'corrupt',
    },

    { name: 'archive behind.jpg', content: Buffer.concat([jpeg, zip]), verdict: 'corrupt' },
    {
      name: 'page behind.jpg',
      content: Buffer.concat([jpeg, Buffer.from(script)]),
      verdict: 'corrupt',
    },
    {
      name: 'video behind.jpg',
      content: Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(5_000, 7)]),
      verdict: 'sound',
      isKept: (stored) => stored.equals(jpeg),
    },
    {
      name: 'PHP in a comment.jpg',
      content: inserted(jpeg, 2, jpegSegment(0xfe, '<?php system($_GET[0]); ?>')),
      verdict: 'sound',
      isKept: (stored) => stored.equals(jpeg),
    },
    {
      name: 'archive in a note.jpg',
      content: inserted(jpeg, 2, jpegSegment(0xeb, zip.toString('latin1'))),
      verdict: 'sound',
      isKept: (stored) => stored.equals(jpeg),
    },
    {
      name: 'place in the notes of a camera.jpg',
      content: inserted(jpeg, 2, jpegSegment(0xe6, 'GoPro\0 40.6892 N')),
      verdict: 'sound',
      isKept: (stored) => stored.equals(jpeg),
    },
    {
      name: 'script in a note.jpeg',
      content: inserted(jpeg, 2, jpegSegment(0xe1, `Exif\0\0${script}`)),
      verdict: 'sound',
      isKept: (stored) => stored.equals(jpeg),
    },
    { name: 'no end.jpg', content: jpeg.subarray(0, -2), verdict: 'corrupt' },
    { name: 'only ends.jpg', content: Buffer.of(0xff, 0xd8, 0xff, 0xd9), verdict: 'corrupt' },

    {
      name: 'archive at its end.bmp',
      content: Buffer.concat([toBmp(8, 8, { bytes: 54 + 192 + zip.length }), zip]),
      verdict: 'corrupt',
    },
    {
      name: 'archive before its end.bmp',
      content: Buffer.concat([
        toBmp(8, 8, { bytes: 54 + 192 + zip.length + 3_000 }),
        zip,
        Buffer.alloc(3_000, 32),
      ]),
      verdict: 'corrupt',
    },
    {
      name: 'longer than it says.bmp',
      content: Buffer.concat([toBmp(60, 60), Buffer.alloc(5)]),
      verdict: 'corrupt',
    },
    {
      name: 'shorter than it says.bmp',
      content: toBmp(60, 60).subarray(0, -5),
      verdict: 'corrupt',
    },
    {
      name: 'words.bmp',
      content: Buffer.from('BMW sold in March for 3,000 dollars, as agreed.'),
      verdict: 'corrupt',
    },
  ]
}
