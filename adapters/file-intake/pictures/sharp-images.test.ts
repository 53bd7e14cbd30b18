import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { sharpImages } from './sharp-images.ts'

const images = sharpImages()
const createPicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 244, g: 169, b: 60, alpha: 0.5 } },
  })
const readSize = async (png: Uint8Array | undefined) => {
  if (png === undefined) return undefined
  const { format, width, height } = await sharp(png).metadata()
  return [format, width, height]
}

test.each([
  ['a PNG', (picture: Sharp) => picture.png()],
  ['a JPEG', (picture: Sharp) => picture.jpeg()],
  ['a WebP', (picture: Sharp) => picture.webp()],
])('converts %s to a PNG that fits the size limit and keeps its proportions', async (_, encode) => {
  expect(
    await readSize(await images.redraw(await encode(createPicture(1200, 600)).toBuffer(), 512)),
  ).toEqual(['png', 512, 256])
  expect(
    await readSize(await images.redraw(await encode(createPicture(90, 300)).toBuffer(), 512)),
  ).toEqual(['png', 90, 300])
})

test('rotates the picture upright and removes location and text metadata', async () => {
  const photo = await createPicture(200, 100)
    .withExif({
      IFD0: { ImageDescription: 'taken at home', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const drawn = await images.redraw(photo, 512)
  expect(await readSize(drawn)).toEqual(['png', 100, 200])
  const { exif, icc, xmp, orientation } = await sharp(drawn).metadata()
  expect({ exif, icc, xmp, orientation }).toEqual({})
})

test('removes data after the end of the picture', async () => {
  const drawn = await images.redraw(
    Buffer.concat([
      await createPicture(10, 10).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]),
    512,
  )
  expect(await readSize(drawn)).toEqual(['png', 10, 10])
  expect(Buffer.from(drawn ?? []).includes('<script>')).toBe(false)
})

const whole = await createPicture(300, 300).png().toBuffer()

test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array]>([
  [
    'an SVG',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
  ],
  ['a GIF', () => createPicture(9, 9).gif().toBuffer()],
  ['a TIFF', () => createPicture(9, 9).tiff().toBuffer()],
  ['half a PNG', () => whole.subarray(0, whole.length / 2)],
  ['the beginning of one', () => whole.subarray(0, 8)],
  [
    'a JPEG that is none',
    () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.from('<svg/>')]),
  ],
  ['nothing', () => new Uint8Array()],
])('refuses %s', async (_, file) => {
  expect(await images.redraw(await file(), 512)).toBeUndefined()
})

test('does not decode a small file with too many pixels', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 4_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  expect(await images.redraw(bomb, 512)).toBeUndefined()
})
