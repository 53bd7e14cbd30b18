// The corner that the camera's number names as the top left one is there afterwards.
import { expect, test } from 'vitest'
import { upright } from './upright.ts'

const width = 400
const height = 300

/** Where a corner of the lying picture comes to. */
function moved(orientation: number, [x, y]: readonly [number, number]): readonly [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (
    upright(orientation, width, height).transform.match(/-?\d+/g) ?? []
  ).map(Number)
  return [a * x + c * y + e, b * x + d * y + f]
}

// EXIF 2.32, table 6: which side of the stored picture is seen at the top, and which at the left.
test.each([
  [1, [0, 0], [width, 0]],
  [2, [width, 0], [0, 0]],
  [3, [width, height], [0, height]],
  [4, [0, height], [width, height]],
  [5, [0, 0], [0, height]],
  [6, [0, height], [0, 0]],
  [7, [width, height], [width, 0]],
  [8, [width, 0], [width, height]],
] as const)('%d', (orientation, topLeft, topRight) => {
  const size = upright(orientation, width, height)
  expect([size.width, size.height]).toEqual(orientation >= 5 ? [height, width] : [width, height])
  expect(moved(orientation, topLeft)).toEqual([0, 0])
  expect(moved(orientation, topRight)).toEqual([size.width, 0])
})
