import { expect, test } from 'vitest'
import { pageScale } from './page-scale.ts'

const letter = { width: 612, height: 792 }

test.each([
  [letter, 306, 1, 0.5],
  [letter, 306, 3, 1.5],
  [letter, 612, 1, 1],
])(
  'computes the scale of a page of %o that is shown %d pixels wide at pixel ratio %d',
  (page, shownWidth, pixelRatio, scale) =>
    expect(pageScale(page, shownWidth, pixelRatio)).toBeCloseTo(scale),
)

test.each([
  [letter, 4000, 3],
  [{ width: 14_400, height: 14_400 }, 600, 2],
  [{ width: 100, height: 14_400 }, 600, 2],
])(
  'limits the scale of a page of %o that is shown %d pixels wide at pixel ratio %d',
  (page, shownWidth, pixelRatio) => {
    const scale = pageScale(page, shownWidth, pixelRatio)
    expect(page.width * scale * (page.height * scale)).toBeLessThanOrEqual(8_500_001)
  },
)
