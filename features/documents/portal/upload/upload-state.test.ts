import { describe, expect, test } from 'vitest'
import { nextUploadState, uploadStart, type UploadState } from './upload-state.ts'
import {
  after,
  picked,
  named,
  another,
  camera,
  photo,
  sending,
  bothArrived,
  withList,
  states,
  acts,
} from './test-upload-states.ts'

type Named = keyof typeof states

type Act = keyof typeof acts

/** The expected next step for each event. Events that are not listed change nothing. */
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

test.each(pairs)('in the state %s, the event %s leads to the expected step', (name, act) => {
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
  test('asks for confirmation once when files were not sent, and again after the user continued', () => {
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
