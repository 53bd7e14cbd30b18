import { expect, test } from 'vitest'
import { getSent, type FileStatus, type UploadItem } from './upload-items.ts'

const item = (status: FileStatus, bytes: number, sentBytes = 0): UploadItem => ({
  id: status,
  file: new File(['x'.repeat(bytes)], 'a.pdf'),
  name: 'a.pdf',
  status,
  sentBytes,
})

test.each([
  [[item('waiting', 10), item('waiting', 30)], { sentBytes: 0, totalBytes: 40 }],
  [[item('submitted', 10, 3), item('sending', 30, 15)], { sentBytes: 25, totalBytes: 40 }],
  [
    [item('submitted', 10), item('refused', 30), item('cut', 30), item('waiting', 10)],
    { sentBytes: 10, totalBytes: 20 },
  ],
  [[item('ready', 10)], { sentBytes: 0, totalBytes: 0 }],
])('computes the progress, case %#', (items, progress) => expect(getSent(items)).toEqual(progress))
