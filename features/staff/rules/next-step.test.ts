// spec: staff#two-steps, staff#several-firms
import { expect, test } from 'vitest'
import { decideNextStep, type FlowLogin, type NextStep } from './next-step.ts'

const fresh = (staffId: string) => ({ staffId, isConfirmed: false, isProven: false })
const confirmed = (staffId: string) => ({ staffId, isConfirmed: true, isProven: false })
const proven = (staffId: string) => ({ staffId, isConfirmed: true, isProven: true })

test.each<[string, readonly FlowLogin[], string | null, NextStep | undefined]>([
  ['no login', [], null, undefined],
  ['a login without authenticator', [fresh('a')], null, { type: 'set-up', staffId: 'a' }],
  [
    'two logins without authenticator',
    [fresh('a'), fresh('b')],
    null,
    { type: 'choose-firm', staffIds: ['a', 'b'] },
  ],
  ['a login with authenticator', [confirmed('a')], null, { type: 'second-step' }],
  ['a proven login', [proven('a')], null, { type: 'sign-in', staffId: 'a' }],
  ['two with authenticators', [confirmed('a'), confirmed('b')], null, { type: 'second-step' }],
  ['one of two proven', [proven('a'), confirmed('b')], null, { type: 'sign-in', staffId: 'a' }],
  ['both proven', [proven('a'), proven('b')], null, { type: 'choose-firm', staffIds: ['a', 'b'] }],
  ['a new login beside an old one', [confirmed('a'), fresh('b')], null, { type: 'second-step' }],
  [
    'a new login beside a proven one',
    [proven('a'), fresh('b')],
    null,
    { type: 'choose-firm', staffIds: ['a', 'b'] },
  ],
  ['a chosen new login', [proven('a'), fresh('b')], 'b', { type: 'set-up', staffId: 'b' }],
  ['a chosen proven login', [proven('a'), proven('b')], 'b', { type: 'sign-in', staffId: 'b' }],
  [
    'a chosen unproven login',
    [proven('a'), confirmed('b')],
    'b',
    { type: 'sign-in', staffId: 'a' },
  ],
  ['a chosen foreign login', [confirmed('a')], 'x', { type: 'second-step' }],
])('after %s', (_, logins, chosenId, expected) => {
  expect(decideNextStep(logins, chosenId)).toEqual(expected)
})
