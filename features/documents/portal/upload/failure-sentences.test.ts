// The sentences above the list are the seed's.
import { expect, test } from 'vitest'
import { failureSentences } from './failure-sentences.ts'
import type { FileStatus, UploadItem } from './upload-state.ts'

const item = (name: string, status: FileStatus, message?: string): UploadItem => ({
  id: name, file: new File([], name), name, status, sentBytes: 0, ...(message === undefined ? {} : { message }),
})
const corrupt = (names: string) => `${names} may be corrupt and could not be submitted. Please try a different file.`
const unsupported = 'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.'

test.each([
  [[item('a.pdf', 'submitted'), item('b.pdf', 'cut')], []],
  [[item('a.pdf', 'refused')], [corrupt('a.pdf')]],
  [[item('a.pdf', 'refused', corrupt('a.pdf')), item('b.pdf', 'refused')], [corrupt('a.pdf, b.pdf')]],
  [[item('', 'refused')], [corrupt('Your document')]],
  [[item('a.pdf', 'refused', unsupported), item('b.pdf', 'refused', unsupported), item('c.pdf', 'refused')], [corrupt('c.pdf'), unsupported]],
])('case %#', (items, sentences) => expect(failureSentences(items)).toEqual(sentences))
