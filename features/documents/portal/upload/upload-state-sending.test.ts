import { describe, expect, test } from 'vitest'
import { hasUnsentFiles, uploadStart, type UploadState } from './upload-state.ts'
import { after, sending, bothArrived, withList, states } from './test-upload-states.ts'

const reason = (message: string) => ({ code: 'documents.any', params: {}, message })

describe('sending', () => {
  const under = after(
    withList,
    sending,
    { type: 'fileBegan', id: 'a' },
    { type: 'progressed', id: 'a', sentBytes: 1 },
  )
  const statuses = (state: UploadState) => state.items.map(({ status }) => status)

  test('sends one file after the other', () => {
    expect([statuses(under), under.items[0]?.sentBytes]).toEqual([['sending', 'waiting'], 1])
  })
  test('returns to the list with the reason when one file has failed and the others are done', () => {
    const state = after(
      under,
      { type: 'submitted', id: 'a' },
      { type: 'refused', id: 'b', problem: reason('No.') },
      { type: 'sendingEnded' },
    )
    expect([state.step, statuses(state), state.items[1]?.problem]).toEqual([
      'SubmitFiles',
      ['submitted', 'refused'],
      reason('No.'),
    ])
  })
  test('sends interrupted files again and clears their messages', () => {
    const state = after(
      under,
      { type: 'submitted', id: 'a' },
      { type: 'cut', id: 'b', problem: reason('Later.') },
      { type: 'sendingEnded' },
    )
    const again = after(state, { type: 'sendingBegan', ids: ['b'] })
    expect([statuses(again), again.items[1]?.problem]).toEqual([
      ['submitted', 'waiting'],
      undefined,
    ])
    expect(after(again, { type: 'submitted', id: 'b' }, { type: 'sendingEnded' }).step).toBe(
      'Finish',
    )
  })
  test('finishes when the only refused file is removed', () => {
    expect(
      after(
        under,
        { type: 'submitted', id: 'a' },
        { type: 'refused', id: 'b' },
        { type: 'sendingEnded' },
        { type: 'removed', id: 'b' },
      ).step,
    ).toBe('Finish')
  })
  test('withdraws one file without affecting the others', () => {
    const state = after(under, { type: 'removed', id: 'a' })
    expect([statuses(state), state.isSending, state.step]).toEqual([
      ['waiting'],
      true,
      'SubmitFiles',
    ])
  })
  test('leaves all withdrawn files in the list except those already received', () => {
    const state = after(
      under,
      { type: 'submitted', id: 'a' },
      { type: 'stopped' },
      { type: 'sendingEnded' },
    )
    expect([state.step, statuses(state)]).toEqual(['SubmitFiles', ['submitted', 'ready']])
  })
  test('finishes when the user returns from viewing a file and the last file was sent meanwhile', () => {
    const state = after(under, { type: 'viewed', id: 'a' }, ...bothArrived)
    expect([state.step, after(state, { type: 'viewLeft' }).step]).toEqual(['View', 'Finish'])
  })
  test('returns to the start after the last file is removed', () => {
    expect(after(withList, { type: 'removed', id: 'a' }, { type: 'removed', id: 'b' }).step).toBe(
      'Start',
    )
  })
})

test.each<[string, UploadState, boolean]>([
  ['nothing chosen', uploadStart, false],
  ['a photo not yet used', states.PreviewPhoto, true],
  ['a file being named', states.EditFile, true],
  ['files on the list', withList, true],
  ['bytes under way', states['SubmitFiles while sending'], true],
  [
    'one that never arrived',
    after(
      withList,
      sending,
      { type: 'submitted', id: 'a' },
      { type: 'cut', id: 'b' },
      { type: 'sendingEnded' },
    ),
    true,
  ],
  ['all submitted', states.Finish, false],
  ['closed', after(withList, { type: 'closed' }), false],
])('decides if leaving the page would lose files: %s', (_, state, expected) =>
  expect(hasUnsentFiles(state)).toBe(expected),
)
