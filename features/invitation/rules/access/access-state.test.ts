// spec: workspace#access
import { describe, expect, test } from 'vitest'
import { firstMissingStep } from '#features/account/rules/creation-step.ts'
import { factorChannel } from '#features/sign-in/rules/factor-channel.ts'
import {
  listHelpfulActs,
  listObstacles,
  type AccessFacts,
  type AccountFacts,
} from './access-state.ts'

const complete: AccountFacts = {
  accountCreationStep: 6,
  isMobileVerified: true,
  isEmailVerified: true,
  isLocked: false,
  codesByEmailUntil: null,
  isLockedByTries: false,
  heldChannel: undefined,
  hasPlannedChange: false,
}
const lastPage = { accountCreationStep: 5 }
const atDetails = { accountCreationStep: 4, isEmailVerified: false }
const tomorrow = new Date('2026-12-02T12:00:00Z')
const changes = ['CHANGE_EMAIL', 'CHANGE_MOBILE']

test.each([
  ['NONE', 'NOT_INVITED'],
  ['OPEN', 'INVITED'],
  ['EXPIRED', 'INVITATION_ENDED'],
  ['REVOKED', 'INVITATION_ENDED'],
] as const)('without an account and with the invitation %s: %s', (invitation, obstacle) => {
  const facts = { invitation, account: undefined, isDeactivated: false }
  expect([listObstacles(facts), listHelpfulActs(facts)]).toEqual([[obstacle], []])
})

test.each<readonly [Partial<AccountFacts>, readonly string[], readonly string[]]>([
  [{}, [], ['CODES_BY_EMAIL', ...changes]],
  [{ isLockedByTries: true }, ['LOCKED'], ['UNLOCK', 'CODES_BY_EMAIL', ...changes]],
  [{ isLocked: true }, ['LOCKED_BY_REPORT'], []],
  [{ isLocked: true, isLockedByTries: true }, ['LOCKED_BY_REPORT', 'LOCKED'], ['UNLOCK']],
  [{ codesByEmailUntil: tomorrow }, [], changes],
  [{ isMobileVerified: false }, [], changes],
  [{ isMobileVerified: false, isEmailVerified: false }, ['NO_CHANNEL'], changes],
  [{ heldChannel: 'email' }, [], ['CHANGE_EMAIL']],
  [{ heldChannel: 'mobile', hasPlannedChange: true }, [], ['CHANGE_MOBILE', 'CANCEL_CHANGE']],
  [lastPage, ['SETTING_UP'], ['CODES_BY_EMAIL', ...changes]],
  [
    { ...lastPage, isLockedByTries: true },
    ['LOCKED', 'SETTING_UP'],
    ['UNLOCK', 'CODES_BY_EMAIL', ...changes],
  ],
  [{ ...lastPage, isEmailVerified: false }, ['SETTING_UP'], []],
  [atDetails, ['SETTING_UP'], []],
])('with an account and %j: %j, and %j help', (facts, obstacles, acts) => {
  const account = { ...complete, ...facts }
  const access: AccessFacts = { invitation: 'ACCEPTED', account, isDeactivated: false }
  expect(listObstacles(access)).toEqual(obstacles)
  expect(listHelpfulActs(access)).toEqual(acts)
})

describe('in all states', () => {
  const all = listAllFacts()
  const withAccount = all.filter(({ account }) => account !== undefined)

  test('nothing stands in the way exactly if the next login leads to the case', () => {
    expectAll(all, (facts) => {
      const { account, isDeactivated } = facts
      const isFree =
        account?.accountCreationStep === 6 &&
        !account.isLocked &&
        !account.isLockedByTries &&
        !isDeactivated &&
        getChannel(account) !== 'none'
      return (listObstacles(facts).length === 0) === isFree
    })
  })

  test('each obstacle is there whatever else is in the way', () => {
    expectAll(withAccount, (facts) => {
      const { account = complete, isDeactivated } = facts
      const found = listObstacles(facts)
      return (
        found.includes('LOCKED') === account.isLockedByTries &&
        found.includes('LOCKED_BY_REPORT') === account.isLocked &&
        found.includes('SETTING_UP') === (getMissing(account) !== 'none') &&
        found.includes('DEACTIVATED') === isDeactivated
      )
    })
  })

  test('a lock is ended and a change taken back exactly where there is one', () => {
    expectAll(all, (facts) => {
      const acts = listHelpfulActs(facts)
      const { isLockedByTries = false, hasPlannedChange = false } = facts.account ?? {}
      return (
        acts.includes('UNLOCK') === isLockedByTries &&
        acts.includes('CANCEL_CHANGE') === hasPlannedChange
      )
    })
  })

  test('codes go to the email only where the next code then arrives there', () => {
    expectAll(all, (facts) => {
      const moved = { ...facts.account, codesByEmailUntil: tomorrow }
      return !listHelpfulActs(facts).includes('CODES_BY_EMAIL') || getChannel(moved) === 'email'
    })
  })

  test('an account with a password and no way for codes gets another email or phone', () => {
    expectAll(withAccount, (facts) => {
      const { account = complete } = facts
      const isUsable = ['none', 'bookmark'].includes(getMissing(account)) && !account.isLocked
      return listHelpfulActs(facts).some((act) => changes.includes(act)) === isUsable
    })
  })

  test('staff never change both channels, nor a channel and where codes go', () => {
    expectAll(withAccount, (facts) => {
      const acts = listHelpfulActs(facts)
      const changed = acts.filter((act) => changes.includes(act) || act === 'CODES_BY_EMAIL')
      return facts.account?.heldChannel === undefined || changed.length <= 1
    })
  })
})

function expectAll(states: readonly AccessFacts[], isRight: (facts: AccessFacts) => boolean): void {
  expect(states.length).toBeGreaterThan(1000)
  expect(states.filter((facts) => !isRight(facts))).toEqual([])
}

function getMissing({ accountCreationStep: step, ...proofs }: AccountFacts) {
  return firstMissingStep({ ...proofs, step })
}

function getChannel(facts: Partial<AccountFacts>) {
  const account = { ...complete, ...facts }
  return factorChannel({ ...account, isComplete: account.accountCreationStep === 6 })
}

function listAllFacts(): readonly AccessFacts[] {
  const either = [false, true]
  const accounts = product<AccountFacts>({
    accountCreationStep: [1, 2, 3, 4, 5, 6],
    isMobileVerified: either,
    isEmailVerified: either,
    isLocked: either,
    codesByEmailUntil: [null, tomorrow],
    isLockedByTries: either,
    heldChannel: [undefined, 'email', 'mobile'],
    hasPlannedChange: either,
  })
  return product<AccessFacts>({
    invitation: ['OPEN', 'EXPIRED', 'ACCEPTED'],
    account: [undefined, ...accounts],
    isDeactivated: either,
  })
}

/** Each combination of the values of each property. */
function product<Facts>(values: { readonly [Name in keyof Facts]: readonly Facts[Name][] }) {
  return Object.entries<readonly unknown[]>(values).reduce<readonly object[]>(
    (found, [name, candidates]) =>
      found.flatMap((facts) => candidates.map((value) => ({ ...facts, [name]: value }))),
    [{}],
  ) as readonly Facts[]
}
