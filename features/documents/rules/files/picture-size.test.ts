import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findPictureSize, isTooLarge } from './picture-size.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

test.each([
  ['a JPEG', 'jpg', draw(70, 30).jpeg()],
  [
    'a JPEG with metadata',
    'jpg',
    draw(70, 30)
      .jpeg()
      .withExif({ IFD0: { Make: 'x'.repeat(900) } }),
  ],
  ['a progressive JPEG', 'jpg', draw(70, 30).jpeg({ progressive: true })],
  ['a PNG', 'png', draw(70, 30).png()],
] as const)('finds the size of %s', async (_, kind, picture) => {
  expect(findPictureSize(kind, await picture.toBuffer())).toEqual({ width: 70, height: 30 })
})

test('does not know the size of a picture that is cut off or something else', async () => {
  const jpeg = await draw(70, 30).jpeg().toBuffer()
  expect(findPictureSize('jpg', jpeg.subarray(0, 30))).toBeUndefined()
  expect(findPictureSize('jpg', Buffer.from('words and more words'))).toBeUndefined()
  expect(findPictureSize('png', Buffer.from('words'))).toBeUndefined()
  expect(findPictureSize('jpg', Buffer.alloc(0))).toBeUndefined()
})

test.each([
  [12_000, 9_000, true],
  [10_000, 10_000, false],
  [1_080, 31_000, true],
  [1_080, 30_000, false],
])('a picture of %d × %d is too large: %s', (width, height, expected) => {
  expect(isTooLarge({ width, height })).toBe(expected)
})
