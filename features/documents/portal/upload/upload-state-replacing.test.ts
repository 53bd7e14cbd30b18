import { describe, expect, test } from 'vitest'
import { listedFiles, uploadStart, type UploadEvent, type UploadState } from './upload-state.ts'
import {
  after,
  picked,
  named,
  another,
  camera,
  photo,
  sending,
  withList,
  states,
} from './test-upload-states.ts'

describe('replacing a refused file', () => {
  const getIds = ({ items }: UploadState) => items.map(({ id }) => id)
  const oneRefused = after(
    uploadStart,
    picked('a'),
    named,
    sending,
    { type: 'refused', id: 'a' },
    { type: 'sendingEnded' },
  )
  const twoRefused = after(
    withList,
    sending,
    { type: 'refused', id: 'a' },
    { type: 'refused', id: 'b' },
    { type: 'sendingEnded' },
  )
  const different = (id: string): UploadEvent => ({ type: 'differentWanted', id })

  test.each<[string, UploadState, readonly UploadEvent[], UploadState['step'], readonly string[]]>([
    ['the only one: the way leads to the start', oneRefused, [different('a')], 'Start', ['a']],
    [
      'it leaves when the other one has a name',
      oneRefused,
      [different('a'), picked('c'), named],
      'SubmitFiles',
      ['c'],
    ],
    ['not before', oneRefused, [different('a'), picked('c')], 'EditFile', ['a']],
    [
      'a photo does as well',
      oneRefused,
      [different('a'), camera, photo, picked('c'), named],
      'SubmitFiles',
      ['c'],
    ],
    [
      'Cancel brings the list back',
      oneRefused,
      [different('a'), { type: 'cancelled' }],
      'SubmitFiles',
      ['a'],
    ],
    [
      'at the name too',
      oneRefused,
      [different('a'), picked('c'), { type: 'cancelled' }],
      'SubmitFiles',
      ['a'],
    ],
    [
      'the other one taken away again',
      oneRefused,
      [different('a'), picked('c'), { type: 'draftRemoved', id: 'c' }],
      'SubmitFiles',
      ['a'],
    ],
    ['one of two', twoRefused, [different('b'), picked('c'), named], 'SubmitFiles', ['a', 'c']],
    [
      'two of two',
      twoRefused,
      [different('b'), picked('c'), named, different('a'), picked('d'), named],
      'SubmitFiles',
      ['c', 'd'],
    ],
    [
      'changed their mind and added one',
      oneRefused,
      [different('a'), { type: 'cancelled' }, another, picked('c'), named],
      'SubmitFiles',
      ['a', 'c'],
    ],
    ['not of one that was not refused', withList, [different('a')], 'SubmitFiles', ['a', 'b']],
    [
      'with the others sent',
      states['SubmitFiles with nothing to send'],
      [different('b')],
      'Start',
      ['a', 'b'],
    ],
  ])('%s', (_, state, events, step, ids) => {
    const next = after(state, ...events)
    expect([next.step, getIds(next), next.isClosed]).toEqual([step, ids, false])
  })
  test('does not count the refused file against the limits', () => {
    expect(listedFiles(after(twoRefused, different('b'), picked('c'))).map(({ id }) => id)).toEqual(
      ['a', 'c'],
    )
  })
})
