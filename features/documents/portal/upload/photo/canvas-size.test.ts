import { expect, test } from 'vitest'
import { fitCanvas, smallerSide, fitWithin } from './canvas-size.ts'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 3000, height: 2250 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 2250, height: 3000 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 3000, height: 3000 },
    { width: 3000, height: 3000 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 3000, height: 1 },
  ],
])('scales %o down to at most 3,000 pixels per side and never enlarges it', (size, fitting) =>
  expect(fitWithin(size, 3000)).toEqual(fitting),
)

test.each([
  [50, 25, 2121],
  [26, 25, 2850],
  [25.01, 25, 2850],
])(
  'after a picture of %d MB with a limit of %d MB, the longest side of the next try has %d pixels',
  (bytes, most, side) => expect(smallerSide(3000, bytes, most)).toBe(side),
)

test.each([
  [
    { width: 12_000, height: 9_000 },
    { width: 4_618, height: 3_464 },
  ],
  [
    { width: 1_080, height: 31_000 },
    { width: 557, height: 16_000 },
  ],
  [
    { width: 4_000, height: 3_000 },
    { width: 4_000, height: 3_000 },
  ],
])('scales %o down as little as a canvas needs', (size, fitting) =>
  expect(fitCanvas(size)).toEqual(fitting),
)
