import { describe, expect, test } from 'vitest'
import {
  profileAfter,
  profileAt,
  profileModes,
  wayOfAddress,
  type ProfileMode,
  type ProfileState,
  type ProfileStep,
  type Waiting,
} from './profile-mode.ts'

const pending = { value: '2125550199', destination: '***-***-0199' }
const steps = {
  edit: { kind: 'edit' },
  reset: { kind: 'reset' },
  mobile: { kind: 'changeMobilePhone' },
  email: { kind: 'changeEmailAddress' },
  sent: { kind: 'sent', pending },
  done: { kind: 'done' },
  cancelled: { kind: 'cancelled' },
  left: { kind: 'left' },
} as const satisfies Readonly<Record<string, ProfileStep>>
type StepName = keyof typeof steps

const nothing: Waiting = { unVerifiedMobilePhone: null, unVerifiedEmailAddress: null }
const at = (mode: ProfileMode): ProfileState => ({
  mode,
  mobile: undefined,
  email: undefined,
  news: undefined,
  turn: undefined,
})

describe('a step', () => {
  const table: Readonly<
    Record<ProfileMode, Partial<Record<StepName, readonly [ProfileMode, string?]>>>
  > = {
    'read-only': { edit: ['edit'], reset: ['reset'] },
    edit: {
      mobile: ['changeMobilePhone'],
      email: ['changeEmailAddress'],
      done: ['read-only', 'saved'],
      cancelled: ['read-only'],
      left: ['read-only'],
    },
    reset: {
      done: ['read-only', 'passwordChanged'],
      cancelled: ['read-only'],
      left: ['read-only'],
    },
    changeMobilePhone: { sent: ['changeMobilePhoneVerify'], cancelled: ['edit'], left: ['edit'] },
    changeMobilePhoneVerify: {
      done: ['edit', 'mobileChanged'],
      cancelled: ['edit', 'mobileKept'],
      left: ['edit'],
    },
    changeEmailAddress: { sent: ['changeEmailAddressVerify'], cancelled: ['edit'], left: ['edit'] },
    changeEmailAddressVerify: {
      done: ['edit', 'emailChanged'],
      cancelled: ['edit', 'emailKept'],
      left: ['edit'],
    },
  }
  const cases = profileModes.flatMap((mode) =>
    (Object.keys(steps) as StepName[]).map((name) => {
      const [to, news] = table[mode][name] ?? [mode]
      return { mode, name, to, news }
    }),
  )
  test.each(cases)(
    'in mode $mode the step $name leads to $to with the message $news',
    ({ mode, name, to, news }) => {
      expect(profileAfter(at(mode), steps[name])).toMatchObject({ mode: to, news })
    },
  )
})

describe('the mode in the address', () => {
  test.each([
    [undefined, 'read-only'],
    ['', 'read-only'],
    ['nonsense', 'read-only'],
    ['read-only', 'read-only'],
    ['edit', 'edit'],
    ['reset', 'reset'],
    ['changeMobilePhone', 'changeMobilePhone'],
    ['changeMobilePhoneVerify', 'changeMobilePhone'],
    ['changeEmailAddress', 'changeEmailAddress'],
    ['changeEmailAddressVerify', 'changeEmailAddress'],
  ] as const)(
    'with the mode %s in the address, while nothing is pending, opens the mode %s',
    (mode, expected) => {
      expect(profileAt({ asked: mode, waiting: nothing }).mode).toBe(expected)
      expect(profileAfter(at('edit'), { kind: 'came', asked: mode }).mode).toBe(expected)
    },
  )

  test.each([
    [
      'changeMobilePhoneVerify',
      { unVerifiedMobilePhone: '***-***-0199' },
      'changeMobilePhoneVerify',
    ],
    ['changeEmailAddressVerify', { unVerifiedMobilePhone: '***-***-0199' }, 'changeEmailAddress'],
    [
      'changeEmailAddressVerify',
      { unVerifiedEmailAddress: 'n***@e***.com' },
      'changeEmailAddressVerify',
    ],
    [
      'edit',
      { unVerifiedMobilePhone: '***-***-0199', unVerifiedEmailAddress: 'n***@e***.com' },
      'edit',
    ],
  ] as const)(
    'with the mode %s in the address, after a reload while %j is pending on the server, opens the mode %s',
    (wanted, waits, expected) => {
      const waiting: Waiting = { ...nothing, ...waits }
      const { mode, mobile, email } = profileAt({ asked: wanted, waiting })
      expect(mode).toBe(expected)
      expect(mobile).toEqual(
        waiting.unVerifiedMobilePhone === null
          ? undefined
          : { value: undefined, destination: '***-***-0199' },
      )
      expect(email).toEqual(
        waiting.unVerifiedEmailAddress === null
          ? undefined
          : { value: undefined, destination: 'n***@e***.com' },
      )
    },
  )

  test('keeps a pending change when the client leaves with the link above the heading', () => {
    expect(
      profileAfter(
        { ...at('changeMobilePhoneVerify'), mobile: pending, email: pending },
        steps.left,
      ),
    ).toMatchObject({ mode: 'edit', mobile: pending, email: pending, turn: 'back' })
    expect(profileAfter({ ...at('changeMobilePhone'), mobile: pending }, steps.left)).toMatchObject(
      { mode: 'edit', mobile: pending, turn: 'back' },
    )
  })

  test('keeps a pending change after Back, and reopens it with Forward or from the edit form', () => {
    const verifying = profileAfter(at('changeMobilePhone'), steps.sent)
    const back = profileAfter(verifying, { kind: 'came', asked: 'changeMobilePhone' })
    expect(back.mode).toBe('changeMobilePhone')
    expect(profileAfter(back, { kind: 'came', asked: 'changeMobilePhoneVerify' })).toEqual({
      ...verifying,
      turn: undefined,
    })
    const editing = profileAfter(back, { kind: 'came', asked: 'edit' })
    expect(profileAfter(editing, { kind: 'enterCode', channel: 'mobile' })).toEqual(verifying)
    // The phone is pending, not the address.
    expect(profileAfter(back, { kind: 'came', asked: 'changeEmailAddressVerify' }).mode).toBe(
      'changeEmailAddress',
    )
    expect(profileAfter(editing, { kind: 'enterCode', channel: 'email' }).mode).toBe(
      'changeEmailAddress',
    )
  })

  test.each(['done', 'cancelled'] as const)(
    'ends the pending change after the step %s and keeps the change of the other channel',
    (kind) => {
      const both: ProfileState = {
        ...at('changeMobilePhoneVerify'),
        mobile: pending,
        email: pending,
      }
      const after = profileAfter(both, { kind })
      expect(after).toMatchObject({ mode: 'edit', mobile: undefined, email: pending })
      expect(profileAfter(after, { kind: 'came', asked: 'changeMobilePhoneVerify' }).mode).toBe(
        'changeMobilePhone',
      )
    },
  )

  test('keeps a message when the address changes to the new mode, and removes it on the next page', () => {
    const saved = profileAfter(at('edit'), steps.done)
    expect(profileAfter(saved, { kind: 'came', asked: undefined }).news).toBe('saved')
    expect(profileAfter(saved, { kind: 'came', asked: 'edit' }).news).toBeUndefined()
    expect(profileAfter(saved, steps.edit).news).toBeUndefined()
  })
})

describe('the address', () => {
  test.each([
    ['deeper', 'edit', [], { kind: 'push' }],
    [
      'deeper',
      'changeMobilePhoneVerify',
      ['read-only', 'edit', 'changeMobilePhone'],
      { kind: 'push' },
    ],
    ['back', 'read-only', ['read-only'], { kind: 'back', entries: 1 }],
    ['back', 'edit', ['read-only', 'edit', 'changeMobilePhone'], { kind: 'back', entries: 2 }],
    [
      'back',
      'edit',
      ['read-only', 'edit', 'read-only', 'edit', 'changeMobilePhone'],
      { kind: 'back', entries: 2 },
    ],
    // The client opened this address directly, so no earlier entry belongs to this page.
    ['back', 'read-only', [], { kind: 'replace' }],
    ['back', 'edit', ['changeMobilePhone'], { kind: 'replace' }],
  ] as const)(
    'chooses the entry of the history for the direction %s to the mode %s after the modes %j',
    (turn, to, trail, expected) => expect(wayOfAddress(turn, to, trail)).toEqual(expected),
  )

  test.each([
    ['edit', 'reset', undefined],
    ['edit', 'mobile', 'deeper'],
    ['changeMobilePhone', 'sent', 'deeper'],
    ['changeMobilePhoneVerify', 'done', 'back'],
    ['edit', 'cancelled', 'back'],
  ] as const)('in mode %s the step %s has the direction %s', (mode, name, turn) =>
    expect(profileAfter(at(mode), steps[name]).turn).toBe(turn),
  )

  test('ignores a result that arrives after Back', () => {
    const left = profileAfter(profileAfter(at('read-only'), steps.edit), {
      kind: 'came',
      asked: undefined,
    })
    expect(profileAfter(left, steps.done)).toBe(left)
  })
})
