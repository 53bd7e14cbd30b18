import { PDFDocument } from '@cantoo/pdf-lib'
import type { Sharp } from 'sharp'
import { loadSharp } from '#adapters/file-intake/pictures/load-sharp.ts'
import { decodeBitmap } from './bitmap-pixels.ts'
import { UnreadableFile } from './copy-pages.ts'

/** US Letter with half an inch of margin, in points. */
const letter = { short: 612, long: 792, margin: 36 } as const
/** 300 points an inch: sharp in print, and a tenth of the bytes of a photo. */
const longSidePixels = ((letter.long - 2 * letter.margin) / 72) * 300
/** A picture of few pixels is not drawn larger than a screen shows it. */
const maxPointsPerPixel = 0.75
const maxPixels = 100_000_000
const quality = 85

/** Mirrors and turns a stored picture upright, in this order. */
const uprightByOrientation: Readonly<
  Record<number, { readonly isMirrored: boolean; readonly turn: number }>
> = {
  2: { isMirrored: true, turn: 0 },
  3: { isMirrored: false, turn: 180 },
  4: { isMirrored: true, turn: 180 },
  5: { isMirrored: true, turn: 270 },
  6: { isMirrored: false, turn: 90 },
  7: { isMirrored: true, turn: 90 },
  8: { isMirrored: false, turn: 270 },
}

/** A PDF of one page. A picture that is wider than high gets a page that is wide. */
export async function drawPicture(
  content: Uint8Array,
  extension: string,
  orientation: number | null,
): Promise<PDFDocument> {
  const { data, width, height } = await toUprightJpeg(content, extension, orientation)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const isWide = width > height
  const page = pdf.addPage(isWide ? [letter.long, letter.short] : [letter.short, letter.long])
  const space = {
    width: page.getWidth() - 2 * letter.margin,
    height: page.getHeight() - 2 * letter.margin,
  }
  const scale = Math.min(maxPointsPerPixel, space.width / width, space.height / height)
  const drawn = { width: width * scale, height: height * scale }
  page.drawImage(await pdf.embedJpg(data), {
    ...drawn,
    x: (page.getWidth() - drawn.width) / 2,
    y: page.getHeight() - letter.margin - drawn.height - (space.height - drawn.height) / 2,
  })
  await pdf.flush()
  return pdf
}

async function toUprightJpeg(
  content: Uint8Array,
  extension: string,
  orientation: number | null,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  const sharp = await loadSharp()
  try {
    const small = await (
      await openPicture(content, extension)
    )
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({
        width: longSidePixels,
        height: longSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = small.info
    const { isMirrored, turn } = uprightByOrientation[orientation ?? 1] ?? {
      isMirrored: false,
      turn: 0,
    }
    const { data, info } = await sharp(small.data, { raw: { width, height, channels } })
      .flop(isMirrored)
      .rotate(turn)
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new UnreadableFile('The picture cannot be read', { cause: error })
  }
}

async function openPicture(content: Uint8Array, extension: string): Promise<Sharp> {
  const sharp = await loadSharp()
  if (extension !== 'bmp')
    return sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
  const pixels = decodeBitmap(Buffer.from(content.buffer), maxPixels)
  if (!pixels) throw new UnreadableFile('The bitmap cannot be read')
  const { data, width, height } = pixels
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: maxPixels })
}
