import { expect, test } from 'vitest'
import { previewKind } from './preview-kind.ts'

test.each([
  ['a.pdf', 'pdf'],
  ['A.PDF', 'pdf'],
  ['a.png', 'picture'],
  ['a.jpg', 'picture'],
  ['a.jpeg', 'picture'],
  ['a.gif', 'picture'],
  ['a.bmp', 'picture'],
  ['a.doc', undefined],
  ['a.docx', undefined],
  ['a.rtf', undefined],
  ['a.txt', undefined],
  ['a.svg', undefined],
  ['pdf', undefined],
])('returns the preview kind of %s', (name, kind) => expect(previewKind(name)).toBe(kind))
