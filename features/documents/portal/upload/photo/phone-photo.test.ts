import { afterEach, expect, test, vi } from 'vitest'
import type { drawAs } from './draw-picture.ts'
import { isPhonePhoto, nameAsJpeg, readablePhoto } from './phone-photo.ts'

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
])('renames %s to a name with the extension jpg', (name, expected) =>
  expect(nameAsJpeg(name)).toBe(expected),
)

const heic = new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' })
const bitmap = { width: 8064, height: 6048, close: vi.fn<() => void>() }

test('converts a photo that the browser can decode to a JPEG', async () => {
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  draw.mockImplementation(async (type) => new Blob(['jpeg'], { type }))
  const photo = await readablePhoto(heic)
  expect([photo.name, photo.type, await photo.text()]).toEqual([
    'IMG_0042.jpg',
    'image/jpeg',
    'jpeg',
  ])
  expect(draw).toHaveBeenCalledWith('image/jpeg', bitmap, { width: 4000, height: 3000 })
  expect(bitmap.close).toHaveBeenCalledTimes(1)
})

test('leaves other files and undecodable photos unchanged', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unknown')))
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => Promise.reject(new Error('unknown'))
    },
  )
  expect(await readablePhoto(heic)).toBe(heic)
  const pdf = new File(['x'], 'a.pdf')
  expect(await readablePhoto(pdf)).toBe(pdf)
})
