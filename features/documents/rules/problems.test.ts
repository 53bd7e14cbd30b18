import { expect, test } from 'vitest'
import type { DocumentsProblemCode } from './problems.ts'
import { documentsProblems } from './problems.ts'

// spec: wording#specified-texts
const specified: ReadonlyArray<readonly [DocumentsProblemCode, string]> = [
  [
    'documents.corrupt-file',
    '{fileName} may be corrupt and could not be submitted. Please try a different file.',
  ],
  [
    'documents.file-too-large',
    'This file exceeds the maximum file size of 25MB. Please try again.',
  ],
  [
    'documents.total-too-large',
    'This file exceeds the maximum upload total size of 95MB. Please try again.',
  ],
  ['documents.list-full', 'There are 50 files in the list. No more files can be added.'],
  ['documents.too-many-at-once', 'You can only upload 50 files at a time.'],
  [
    'documents.unsupported-type',
    'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
  ],
  ['documents.empty-file', 'The file cannot be empty'],
  ['documents.not-previewable', 'Not supported file: {ext}'],
]

test.each(specified)('%s has the specified text', (code, text) => {
  expect(documentsProblems[code].text).toBe(text)
})

test("every code is in kebab case after the feature's name, and all sentences are different", () => {
  const entries = Object.entries(documentsProblems)
  for (const [code] of entries) expect(code).toMatch(/^documents\.[a-z]+(-[a-z]+)*$/)
  expect(new Set(entries.map(([, { text }]) => text)).size).toBe(entries.length)
})
