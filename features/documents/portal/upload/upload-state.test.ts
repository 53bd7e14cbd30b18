import { describe, expect, test } from 'vitest'
import type { UploadItem } from './upload-items.ts'
import {
  hasUnsentFiles,
  listedFiles,
  nextUploadState,
  uploadStart,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts'

const item = (id: string): UploadItem => ({
  id,
  file: new File(['x'], `${id}.pdf`),
  name: `${id}.pdf`,
  status: 'ready',
  sentBytes: 0,
})
const after = (state: UploadState, ...events: readonly UploadEvent[]) =>
  events.reduce(nextUploadState, state)
const picked = (...ids: string[]): UploadEvent => ({
  type: 'picked',
  drafts: ids.map(item),
  notAdded: [],
})
const named: UploadEvent = { type: 'named', names: {} }
const another: UploadEvent = { type: 'anotherWanted' }
const camera: UploadEvent = { type: 'cameraWanted' }
const photo: UploadEvent = { type: 'photoTaken', photo: new File(['x'], 'photo.png') }
const sending: UploadEvent = { type: 'sendingBegan', ids: ['a', 'b'] }
const bothArrived: readonly UploadEvent[] = [
  { type: 'submitted', id: 'a' },
  { type: 'submitted', id: 'b' },
  { type: 'sendingEnded' },
]
const withList = after(uploadStart, picked('a', 'b'), named)

const states = {
  Start: uploadStart,
  'Start with files': after(withList, another),
  TakePhoto: after(uploadStart, camera),
  'TakePhoto with files': after(withList, another, camera),
  PreviewPhoto: after(uploadStart, camera, photo),
  'PreviewPhoto with files': after(withList, another, camera, photo),
  EditFile: after(uploadStart, picked('c')),
  'EditFile with files': after(withList, another, picked('c')),
  SubmitFiles: withList,
  'SubmitFiles, leaving': after(withList, { type: 'cancelled' }),
  'SubmitFiles with nothing to send': after(
    withList,
    sending,
    { type: 'submitted', id: 'a' },
    { type: 'refused', id: 'b' },
    { type: 'sendingEnded' },
  ),
  'SubmitFiles while sending': after(withList, sending),
  View: after(withList, { type: 'viewed', id: 'a' }),
  'View while sending': after(withList, sending, { type: 'viewed', id: 'a' }),
  Finish: after(withList, sending, ...bothArrived),
} satisfies Readonly<Record<string, UploadState>>

type Named = keyof typeof states

/** Events of the user. Events of the upload have their own tests. */
const acts = {
  camera,
  photo,
  'take it again': { type: 'photoRetaken' },
  pick: picked('c'),
  'pick what does not fit': {
    type: 'picked',
    drafts: [],
    notAdded: [{ name: 'a.exe', code: 'documents.unsupported-type' }],
  },
  'pick a phone photo': { type: 'preparing', count: 1 },
  'want another for b': { type: 'differentWanted', id: 'b' },
  'drop what is not taken': { type: 'notTaken', reason: 'sending' },
  'remove the draft': { type: 'draftRemoved', id: 'c' },
  named,
  another,
  view: { type: 'viewed', id: 'a' },
  'view what is not there': { type: 'viewed', id: 'z' },
  back: { type: 'viewLeft' },
  remove: { type: 'removed', id: 'a' },
  send: sending,
  cancel: { type: 'cancelled' },
  stay: { type: 'stayed' },
  close: { type: 'closed' },
} satisfies Readonly<Record<string, UploadEvent>>

type Act = keyof typeof acts

/** The next step for each event; other events change nothing. */
const moves: Readonly<
  Record<Named, Partial<Readonly<Record<Act, UploadState['step'] | 'closed'>>>>
> = {
  Start: {
    camera: 'TakePhoto',
    pick: 'EditFile',
    'pick what does not fit': 'Start',
    'pick a phone photo': 'Start',
    cancel: 'closed',
    close: 'closed',
  },
  'Start with files': {
    camera: 'TakePhoto',
    pick: 'EditFile',
    'pick what does not fit': 'Start',
    'pick a phone photo': 'Start',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  TakePhoto: {
    photo: 'PreviewPhoto',
    pick: 'EditFile',
    'pick what does not fit': 'TakePhoto',
    'pick a phone photo': 'TakePhoto',
    cancel: 'closed',
    close: 'closed',
  },
  'TakePhoto with files': {
    photo: 'PreviewPhoto',
    pick: 'EditFile',
    'pick what does not fit': 'TakePhoto',
    'pick a phone photo': 'TakePhoto',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  PreviewPhoto: {
    'take it again': 'TakePhoto',
    pick: 'EditFile',
    'pick what does not fit': 'PreviewPhoto',
    'pick a phone photo': 'PreviewPhoto',
    cancel: 'PreviewPhoto',
    close: 'closed',
  },
  'PreviewPhoto with files': {
    'take it again': 'TakePhoto',
    pick: 'EditFile',
    'pick what does not fit': 'PreviewPhoto',
    'pick a phone photo': 'PreviewPhoto',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  EditFile: {
    pick: 'EditFile',
    'pick what does not fit': 'EditFile',
    'pick a phone photo': 'EditFile',
    'remove the draft': 'Start',
    named: 'SubmitFiles',
    cancel: 'EditFile',
    close: 'closed',
  },
  'EditFile with files': {
    pick: 'EditFile',
    'pick what does not fit': 'EditFile',
    'pick a phone photo': 'EditFile',
    'remove the draft': 'SubmitFiles',
    named: 'SubmitFiles',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  SubmitFiles: {
    'drop what is not taken': 'SubmitFiles',
    another: 'Start',
    view: 'View',
    remove: 'SubmitFiles',
    send: 'SubmitFiles',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  'SubmitFiles, leaving': {
    'drop what is not taken': 'SubmitFiles',
    'want another for b': 'SubmitFiles',
    another: 'Start',
    view: 'View',
    'view what is not there': 'SubmitFiles',
    remove: 'SubmitFiles',
    send: 'SubmitFiles',
    cancel: 'closed',
    stay: 'SubmitFiles',
    close: 'closed',
  },
  'SubmitFiles with nothing to send': {
    'drop what is not taken': 'SubmitFiles',
    'want another for b': 'Start',
    another: 'Start',
    view: 'View',
    remove: 'SubmitFiles',
    send: 'SubmitFiles',
    cancel: 'closed',
    close: 'closed',
  },
  'SubmitFiles while sending': {
    'drop what is not taken': 'SubmitFiles',
    view: 'View',
    remove: 'SubmitFiles',
    close: 'closed',
  },
  View: {
    'drop what is not taken': 'View',
    another: 'Start',
    back: 'SubmitFiles',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  'View while sending': {
    'drop what is not taken': 'View',
    back: 'SubmitFiles',
    cancel: 'SubmitFiles',
    close: 'closed',
  },
  Finish: { cancel: 'closed', close: 'closed' },
}

const pairs = (Object.keys(states) as Named[]).flatMap((state) =>
  (Object.keys(acts) as Act[]).map((act) => [state, act] as const),
)

test.each(pairs)('in %s, %s', (name, act) => {
  const before = states[name]
  const next = nextUploadState(before, acts[act])
  const goal = moves[name][act]
  if (goal === undefined) expect(next).toBe(before)
  else
    expect([next.step, next.isClosed]).toEqual(
      goal === 'closed' ? [before.step, true] : [goal, false],
    )
})

test('runs the whole flow with a photo, and with a picked file', () => {
  expect(after(uploadStart, camera, photo, picked('a')).photo).toBeUndefined()
  const listed = after(uploadStart, picked('a'), { type: 'named', names: { a: 'Better name.pdf' } })
  expect([listed.items[0]?.name, listed.drafts]).toEqual(['Better name.pdf', []])
  expect(after(withList, sending, ...bothArrived).step).toBe('Finish')
})

describe('Cancel', () => {
  test('asks once when files were not sent, and again after the user continued', () => {
    const leaving = states['SubmitFiles, leaving']
    expect([withList.isLeaving, leaving.isLeaving]).toEqual([false, true])
    for (const act of [acts.stay, another, sending, acts.view, acts.remove])
      expect(after(leaving, act).isLeaving).toBe(false)
    expect(after(leaving, acts.stay, acts.cancel)).toMatchObject({
      isLeaving: true,
      isClosed: false,
    })
  })
  test('drops only the unconfirmed files', () => {
    const state = after(states['PreviewPhoto with files'], picked('c'), { type: 'cancelled' })
    expect([state.items.map(({ id }) => id), state.drafts, state.photo]).toEqual([
      ['a', 'b'],
      [],
      undefined,
    ])
    expect(after(states['PreviewPhoto with files'], { type: 'cancelled' }).photo).toBeUndefined()
  })
  test('drops a photo that is being converted', () => {
    expect(
      after(withList, another, { type: 'preparing', count: 2 }, { type: 'cancelled' }).preparing,
    ).toBe(0)
  })
})

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

test('adds files that are dropped in the naming step to the others', () => {
  expect(after(uploadStart, picked('a'), picked('c'), named).items.map(({ id }) => id)).toEqual([
    'a',
    'c',
  ])
})

test('clears the note about refused files with the next event', () => {
  const noted = after(uploadStart, acts['pick what does not fit'])
  expect(noted.notAdded).toHaveLength(1)
  for (const next of [camera, picked('a'), acts['pick a phone photo']] as const)
    expect(after(noted, next).notAdded).toEqual([])
})

describe('sending', () => {
  const under = after(
    withList,
    sending,
    { type: 'fileBegan', id: 'a' },
    { type: 'progressed', id: 'a', sentBytes: 1 },
  )
  const statuses = (state: UploadState) => state.items.map(({ status }) => status)

  test('sends file by file', () => {
    expect([statuses(under), under.items[0]?.sentBytes]).toEqual([['sending', 'waiting'], 1])
  })
  test('returns to the list after a failure with the reason, while the other files are done', () => {
    const state = after(
      under,
      { type: 'submitted', id: 'a' },
      { type: 'refused', id: 'b', message: 'No.' },
      { type: 'sendingEnded' },
    )
    expect([state.step, statuses(state), state.items[1]?.message]).toEqual([
      'SubmitFiles',
      ['submitted', 'refused'],
      'No.',
    ])
  })
  test('sends interrupted files again and clears their messages', () => {
    const state = after(
      under,
      { type: 'submitted', id: 'a' },
      { type: 'cut', id: 'b', message: 'Later.' },
      { type: 'sendingEnded' },
    )
    const again = after(state, { type: 'sendingBegan', ids: ['b'] })
    expect([statuses(again), again.items[1]?.message]).toEqual([
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
  test('finishes when the user returns from a file that was viewed while sending ended', () => {
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
])('decides if leaving asks first, %s', (_, state, expected) =>
  expect(hasUnsentFiles(state)).toBe(expected),
)
