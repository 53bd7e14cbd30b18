// The steps of the upload dialog, and what happens to its files.
import { describe, expect, test } from 'vitest'
import { hasUnsentFiles, isSendable, nextUploadState, uploadStart, type FileStatus, type UploadEvent, type UploadItem, type UploadState } from './upload-state.ts'

const item = (id: string, status: FileStatus = 'ready'): UploadItem => ({ id, file: new File(['x'], `${id}.pdf`), name: `${id}.pdf`, status, sentBytes: 0 })
const after = (state: UploadState, ...events: readonly UploadEvent[]) => events.reduce(nextUploadState, state)
const picked = (...ids: string[]): UploadEvent => ({ type: 'picked', drafts: ids.map((id) => item(id)), notAdded: [] })
const named: UploadEvent = { type: 'named', names: {} }
const withList = after(uploadStart, picked('a', 'b'), named)

test('Start, EditFile, SubmitFiles, Finish', () => {
  const edited = after(uploadStart, picked('a'))
  expect(edited.step).toBe('EditFile')
  const listed = after(edited, { type: 'named', names: { a: 'Better name.pdf' } })
  expect([listed.step, listed.items[0]?.name]).toEqual(['SubmitFiles', 'Better name.pdf'])
  const sending = after(listed, { type: 'sendingBegan', ids: ['a'] }, { type: 'fileBegan', id: 'a' }, { type: 'progressed', id: 'a', sentBytes: 1 })
  expect(sending.items[0]).toMatchObject({ status: 'sending', sentBytes: 1 })
  expect(after(sending, { type: 'submitted', id: 'a' }).step).toBe('SubmitFiles')
  expect(after(sending, { type: 'submitted', id: 'a' }, { type: 'sendingEnded' }).step).toBe('Finish')
})

test('files that do not fit leave the step and say why', () => {
  const state = after(uploadStart, { type: 'picked', drafts: [], notAdded: [{ name: 'a.exe', code: 'documents.unsupported-type' }] })
  expect([state.step, state.notAdded.length]).toEqual(['Start', 1])
  expect(after(state, { type: 'anotherWanted' }).notAdded).toEqual([])
})

describe('Cancel', () => {
  test.each<[string, UploadState, UploadState['step'], boolean]>([
    ['at the start without files closes', uploadStart, 'Start', true],
    ['with a picked file but an empty list closes', after(uploadStart, picked('a')), 'EditFile', true],
    ['at the start with files goes to the list', after(withList, { type: 'anotherWanted' }), 'SubmitFiles', false],
    ['while naming with files in the list goes to the list', after(withList, { type: 'anotherWanted' }, picked('c')), 'SubmitFiles', false],
    ['on the list closes', withList, 'SubmitFiles', true],
  ])('%s', (_, state, step, isClosed) => expect(after(state, { type: 'cancelled' })).toMatchObject({ step, isClosed }))

  test('drops only what was not confirmed', () => {
    const state = after(withList, { type: 'anotherWanted' }, picked('c'), { type: 'cancelled' })
    expect([state.items.map(({ id }) => id), state.drafts]).toEqual([['a', 'b'], []])
  })
  test('does nothing while bytes are under way', () => {
    expect(after(withList, { type: 'sendingBegan', ids: ['a', 'b'] }, { type: 'cancelled' }).isClosed).toBe(false)
  })
})

describe('a failure', () => {
  const sent = after(withList, { type: 'sendingBegan', ids: ['a', 'b'] }, { type: 'submitted', id: 'a' })
  test('stays on the list with the others done', () => {
    const state = after(sent, { type: 'refused', id: 'b', message: 'No.' }, { type: 'sendingEnded' })
    expect(state.step).toBe('SubmitFiles')
    expect(state.items.map(({ status }) => status)).toEqual(['submitted', 'refused'])
  })
  test('of the connection keeps the file to be sent again', () => {
    const state = after(sent, { type: 'cut', id: 'b' }, { type: 'sendingEnded' })
    expect(state.items.map(isSendable)).toEqual([false, true])
    expect(after(state, { type: 'sendingBegan', ids: ['b'] }, { type: 'submitted', id: 'b' }, { type: 'sendingEnded' }).step).toBe('Finish')
  })
  test('taken off the list finishes what else was sent', () => {
    expect(after(sent, { type: 'refused', id: 'b' }, { type: 'sendingEnded' }, { type: 'removed', id: 'b' }).step).toBe('Finish')
  })
})

test('one file cancelled while sending leaves the others alone', () => {
  const state = after(withList, { type: 'sendingBegan', ids: ['a', 'b'] }, { type: 'fileBegan', id: 'a' }, { type: 'removed', id: 'a' })
  expect([state.items.map(({ id }) => id), state.isSending, state.step]).toEqual([['b'], true, 'SubmitFiles'])
})

test('removing the last file leads back to the start', () => {
  expect(after(withList, { type: 'removed', id: 'a' }, { type: 'removed', id: 'b' }).step).toBe('Start')
  expect(after(uploadStart, picked('a'), { type: 'draftRemoved', id: 'a' }).step).toBe('Start')
  expect(after(withList, { type: 'anotherWanted' }, picked('c'), { type: 'draftRemoved', id: 'c' }).step).toBe('SubmitFiles')
})

test.each<[string, UploadState, boolean]>([
  ['nothing chosen', uploadStart, false],
  ['a file being named', after(uploadStart, picked('a')), true],
  ['files on the list', withList, true],
  ['bytes under way', after(withList, { type: 'sendingBegan', ids: ['a', 'b'] }), true],
  ['one that never arrived', after(uploadStart, picked('a'), named, { type: 'sendingBegan', ids: ['a'] }, { type: 'cut', id: 'a' }, { type: 'sendingEnded' }), true],
  ['all submitted', after(uploadStart, picked('a'), named, { type: 'sendingBegan', ids: ['a'] }, { type: 'submitted', id: 'a' }, { type: 'sendingEnded' }), false],
  ['closed', after(withList, { type: 'closed' }), false],
])('leaving asks first, %s', (_, state, expected) => expect(hasUnsentFiles(state)).toBe(expected))
