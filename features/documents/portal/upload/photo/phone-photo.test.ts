import { afterEach, expect, test, vi } from 'vitest'
import type { drawAs } from './draw-picture.ts'
import { isPhonePhoto, nameAsJpeg, toJpeg } from './phone-photo.ts'

const draw = vi.hoisted(() => vi.fn<typeof drawAs>())
vi.mock('./draw-picture.ts', () => ({ drawAs: draw }))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['IMG_0042.HEIC', '', true],
  ['IMG_0042.heif', '', true],
  ['photo', 'image/heic', true],
  ['photo.jpg', 'image/jpeg', false],
  ['heic', '', false],
  ['my.heic.pdf', 'application/pdf', false],
])('decides if %s of type "%s" must be converted', (name, type, expected) =>
  expect(isPhonePhoto({ name, type })).toBe(expected),
)

test.each([
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['Pay stub 10.31.heif', 'Pay stub 10.31.jpg'],
  ['photo', 'photo.jpg'],
  ['Scan.webp', 'Scan.jpg'],
  ['IMG_1.JPG', 'IMG_1.JPG'],
  ['Screenshot.png', 'Screenshot.jpg'],
])('renames %s to a name with the extension jpg', (name, expected) =>
  expect(nameAsJpeg(name)).toBe(expected),
)

const heic = new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' })
const bitmap = { width: 8064, height: 6048, close: vi.fn<() => void>() }

test('converts a photo that the browser can decode to a JPEG', async () => {
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  draw.mockImplementation(async (type) => new Blob(['jpeg'], { type }))
  const photo = await toJpeg(heic, ({ width, height }) => ({
    width: width / 2,
    height: height / 2,
  }))
  expect([photo?.name, photo?.type, await photo?.text()]).toEqual([
    'IMG_0042.jpg',
    'image/jpeg',
    'jpeg',
  ])
  expect(draw).toHaveBeenCalledWith('image/jpeg', bitmap, { width: 4032, height: 3024 })
  expect(bitmap.close).toHaveBeenCalledTimes(1)
})

test('makes nothing of a photo that the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unknown')))
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => Promise.reject(new Error('unknown'))
    },
  )
  expect(await toJpeg(heic, (size) => size)).toBeUndefined()
})
