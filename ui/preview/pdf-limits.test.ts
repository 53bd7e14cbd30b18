import { expect, test } from 'vitest'
import { namesHugePicture } from './pdf-limits.ts'

const picture = (dictionary: string) =>
  `5 0 obj\n<<${dictionary}>>stream\npixels\nendstream endobj\n`
const small = picture('/Width 20/Height 30000')

test.each([
  ['no picture', '<</Type/Page>>', false],
  ['100 megapixels', picture('/Width 10000/Height 10000'), false],
  ['more', picture('/Width 10000/Height 10001'), true],
  ['more, with the height first', picture('/Height 30000 /BitsPerComponent 1\n/Width 30000'), true],
  ['more, after a small one', small + picture('/Width 30000/Height 30000'), true],
  ['a width and the height of its neighbors', small + picture('/Width 30000') + small, false],
])('looks for a huge picture in a PDF with %s', (_, text, expected) => {
  expect(namesHugePicture(new TextEncoder().encode(text))).toBe(expected)
})
