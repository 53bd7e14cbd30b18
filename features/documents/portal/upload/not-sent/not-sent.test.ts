import { describe, expect, test } from 'vitest'
import {
  after,
  another,
  camera,
  photo,
  picked,
  sending,
  states,
  withList,
} from '../test-upload-states.ts'
import { uploadStart, type UploadEvent, type UploadState } from '../upload-state.ts'
import { joinNotSent, toUnsentUpload, withoutArrived, type UnsentUpload } from './not-sent.ts'

const firstArrived: readonly UploadEvent[] = [sending, { type: 'submitted', id: 'a' }]

test.each<[what: string, state: UploadState, unsent: string[], arrived: string[]]>([
  ['nothing was chosen', uploadStart, [], []],
  ['a photo was taken and not used', after(uploadStart, camera, photo), ['photo.png'], []],
  ['files were picked and not confirmed', states.EditFile, ['c.pdf'], []],
  ['files wait in the list', withList, ['a.pdf', 'b.pdf'], []],
  ['more are picked', after(withList, another, picked('c')), ['c.pdf', 'a.pdf', 'b.pdf'], []],
  ['files are being sent', after(withList, sending), ['a.pdf', 'b.pdf'], []],
  ['the first one has arrived', after(withList, ...firstArrived), ['b.pdf'], ['a.pdf']],
  [
    'the other one was cut',
    after(withList, ...firstArrived, { type: 'cut', id: 'b' }),
    ['b.pdf'],
    ['a.pdf'],
  ],
  [
    'the other one was refused while the rest is sent',
    after(withList, ...firstArrived, { type: 'refused', id: 'b' }),
    ['b.pdf'],
    ['a.pdf'],
  ],
  ['a file was removed', after(withList, { type: 'removed', id: 'a' }), ['b.pdf'], []],
  ['all have arrived', states.Finish, [], ['a.pdf', 'b.pdf']],
  ['the client closed the dialog', after(withList, { type: 'closed' }), [], []],
])('names the unsent files when %s', (_, state, unsent, arrived) => {
  expect(toUnsentUpload(state, ['d1'])).toEqual({ unsent, arrived, before: ['d1'] })
})

const upload = (parts: Partial<UnsentUpload>): UnsentUpload => ({
  unsent: [],
  arrived: [],
  before: [],
  ...parts,
})
const listed = (id: string, name: string) => ({ id, name, uploadedBy: null, isFromFirm: false })

describe('a stored name', () => {
  test.each<
    [what: string, upload: UnsentUpload, listed: ReturnType<typeof listed>[], left: string[]]
  >([
    [
      'stays without its document',
      upload({ unsent: ['b.pdf'] }),
      [listed('d1', 'a.pdf')],
      ['b.pdf'],
    ],
    [
      'goes with its document',
      upload({ unsent: ['b.pdf', 'c.pdf'] }),
      [listed('d1', 'b.pdf')],
      ['c.pdf'],
    ],
    [
      'stays if the category had a document of that name before',
      upload({ unsent: ['b.pdf'], before: ['d1'] }),
      [listed('d1', 'b.pdf')],
      ['b.pdf'],
    ],
    [
      'stays if the document is another file of that name, which had arrived',
      upload({ unsent: ['image.jpg', 'image.jpg'], arrived: ['image.jpg'] }),
      [listed('d1', 'image.jpg')],
      ['image.jpg', 'image.jpg'],
    ],
    [
      'goes once for each further document of that name',
      upload({ unsent: ['image.jpg', 'image.jpg'], arrived: ['image.jpg'] }),
      [listed('d1', 'image.jpg'), listed('d2', 'image.jpg')],
      ['image.jpg'],
    ],
  ])('%s', (_, stored, documents, left) => {
    expect(withoutArrived(stored, documents).unsent).toEqual(left)
  })

  test('stays if the spouse or the firm sent a document of that name', () => {
    const stored = upload({ unsent: ['b.pdf'] })
    expect(
      withoutArrived(stored, [
        { ...listed('d1', 'b.pdf'), uploadedBy: 'Amir' },
        { ...listed('d2', 'b.pdf'), isFromFirm: true },
      ]),
    ).toEqual(stored)
  })

  test('does not return when its document is renamed later', () => {
    const seen = withoutArrived(upload({ unsent: ['b.pdf', 'c.pdf'] }), [listed('d1', 'b.pdf')])
    expect(seen).toEqual({ unsent: ['c.pdf'], arrived: ['b.pdf'], before: [] })
    expect(withoutArrived(seen, [listed('d1', 'other.pdf')]).unsent).toEqual(['c.pdf'])
  })
})

test.each<[what: string, uploads: UnsentUpload[], files: [string, number][], photos: number]>([
  ['of no dialog', [], [], 0],
  [
    'of one dialog',
    [upload({ unsent: ['b.pdf', 'c.pdf'] })],
    [
      ['b.pdf', 1],
      ['c.pdf', 1],
    ],
    0,
  ],
  [
    'of two dialogs, once if chosen in both',
    [upload({ unsent: ['b.pdf', 'c.pdf'] }), upload({ unsent: ['c.pdf', 'd.pdf'] })],
    [
      ['b.pdf', 1],
      ['c.pdf', 1],
      ['d.pdf', 1],
    ],
    0,
  ],
  ['with one name', [upload({ unsent: ['image.jpg', 'image.jpg'] })], [['image.jpg', 2]], 0],
  [
    'of the camera as a number of photos',
    [upload({ unsent: ['2026-11-20 09-41-07-318.png', 'b.pdf', '2026-11-20 09-41-19-002.png'] })],
    [['b.pdf', 1]],
    2,
  ],
])('joins files %s', (_, uploads, files, photos) => {
  const { files: joined, ...counts } = joinNotSent(uploads)
  expect(joined.map(({ name, count }) => [name, count])).toEqual(files)
  expect(counts).toEqual({
    photos,
    count: photos + files.reduce((sum, [, count]) => sum + count, 0),
  })
})
