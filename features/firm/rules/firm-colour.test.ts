import { expect, test } from 'vitest'
import { contrast, onColour } from './firm-colour.ts'

test.each(['#5B6B3A', '#17505F', '#8A4B2D', '#F4A93C', '#FFFFFF', '#000000', '#FFEE00'])(
  'text on the color %s has a contrast of at least 4.5 to 1',
  (colour) => {
    expect(contrast(colour, onColour(colour))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each([
  ['#17505F', '#FFFFFF'],
  ['#F4A93C', '#16262C'],
  ['#757575', '#FFFFFF'],
  ['#8C8C8C', '#16262C'],
])('text on the color %s has the color %s', (colour, expected) => {
  expect(onColour(colour)).toBe(expected)
})
