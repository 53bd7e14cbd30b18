import { expect, test } from 'vitest'
import { takeDroppedFiles } from './take-from-outside.ts'
import type { FileStatus, NotAddedReason, UploadItem } from '../upload-items.ts'
import { uploadStart, type UploadState } from '../upload-state.ts'

const item = (status: FileStatus, problem?: UploadItem['problem']): UploadItem => ({
  id: 'a',
  file: new File(['x'], 'a.pdf'),
  name: 'a.pdf',
  status,
  sentBytes: 0,
  problem,
})
const at = (
  step: UploadState['step'],
  status: FileStatus = 'ready',
  more: Partial<UploadState> = {},
): UploadState => ({ ...uploadStart, step, items: [item(status)], ...more })
const full = (files: number): UploadState => ({
  ...uploadStart,
  step: 'SubmitFiles',
  items: Array.from({ length: files }, () => item('ready')),
})
const taken = { event: { type: 'anotherWanted' }, isTaken: true }
const no = (reason: NotAddedReason) => ({ event: { type: 'notTaken', reason }, isTaken: false })

test.each<[string, UploadState, number, NotAddedReason | undefined, unknown]>([
  ['at the start', at('Start'), 1, undefined, undefined],
  ['while names are given', at('EditFile'), 1, undefined, undefined],
  ['on the list', at('SubmitFiles'), 2, undefined, taken],
  ['while a file is looked at', at('View'), 2, undefined, taken],
  [
    'while others are on their way',
    at('SubmitFiles', 'sending', { isSending: true }),
    1,
    undefined,
    no('sending'),
  ],
  [
    'while one on its way is looked at',
    at('View', 'sending', { isSending: true }),
    1,
    'documents.one-file',
    no('sending'),
  ],
  ['on a full list', full(50), 1, undefined, no('documents.list-full')],
  [
    'a second one where one may be',
    at('SubmitFiles'),
    1,
    'documents.one-certificate',
    no('documents.one-certificate'),
  ],
  [
    'instead of the refused one',
    at('SubmitFiles', 'refused'),
    1,
    'documents.one-file',
    { event: { type: 'differentWanted', id: 'a' }, isTaken: true },
  ],
  [
    'where another file does not help',
    at('SubmitFiles', 'refused', {
      items: [item('refused', { code: 'documents.not-replaceable', params: {}, message: '' })],
    }),
    1,
    'documents.one-file',
    no('documents.one-file'),
  ],
])('handles dropped or pasted files: %s', (_, state, count, whyOne, expected) =>
  expect(takeDroppedFiles(state, count, whyOne)).toEqual(expected),
)
