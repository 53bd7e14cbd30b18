import { expect, test } from 'vitest'
import { toUpright, turnUpright, type QuarterTurns } from './upright.ts'

const width = 400
const height = 300

/** Returns where a corner of the stored picture ends up. */
function moved(orientation: number, [x, y]: readonly [number, number]): readonly [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (
    toUpright(orientation, width, height).transform.match(/-?\d+/g) ?? []
  ).map(Number)
  return [a * x + c * y + e, b * x + d * y + f]
}

// EXIF 2.32, table 6. Each row: the orientation, the stored corner that is shown at the top left,
// and the stored corner that is shown at the top right.
test.each([
  [1, [0, 0], [width, 0]],
  [2, [width, 0], [0, 0]],
  [3, [width, height], [0, height]],
  [4, [0, height], [width, height]],
  [5, [0, 0], [0, height]],
  [6, [0, height], [0, 0]],
  [7, [width, height], [width, 0]],
  [8, [width, 0], [width, height]],
] as const)(
  'turns the stored picture upright for orientation %d',
  (orientation, topLeft, topRight) => {
    const size = toUpright(orientation, width, height)
    expect([size.width, size.height]).toEqual(orientation >= 5 ? [height, width] : [width, height])
    expect(moved(orientation, topLeft)).toEqual([0, 0])
    expect(moved(orientation, topRight)).toEqual([size.width, 0])
  },
)

// A reader turns an upright picture: where its top left corner is afterwards.
test.each<readonly [QuarterTurns, readonly [number, number], readonly [number, number]]>([
  [0, [width, height], [0, 0]],
  [1, [height, width], [height, 0]],
  [2, [width, height], [width, height]],
  [3, [height, width], [0, width]],
])('a picture that is turned %d times has the size %j', (turns, size, topLeft) => {
  const turned = turnUpright(toUpright(1, width, height), turns)
  expect([turned.width, turned.height]).toEqual(size)
  const [, , , , e = 0, f = 0] = (turned.transform.match(/-?\d+/g) ?? []).map(Number)
  expect([e, f]).toEqual(topLeft)
})
