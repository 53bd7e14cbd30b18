import { expect, test } from 'vitest'
import type { Finding } from '#lib/problem.ts'
import { accountProblems } from '../../../rules/problems.ts'
import { emailChannel, mobileChannel } from './channels.ts'

const account = {
  id: 'a1',
  givenName: 'Rosa',
  middleName: null,
  familyName: 'Delgado',
  suffix: null,
  homePhone: null,
  mobilePhone: '2125550142',
  workPhone: null,
  userName: 'rosa@example.com',
  emailAddress: 'rosa@example.com',
  street: null,
  city: null,
  state: 'NY',
  zip: null,
  contactType: 1,
  accountCreationStep: 6,
  caseCount: 1,
  verifyPhone: false,
  verifyEmail: false,
}

const sentences: Readonly<Record<string, { readonly text: string }>> = accountProblems
const toText = (finding: Finding | undefined) => finding && sentences[finding.code]?.text

test.each([
  ['', 'Mobile Phone is required.'],
  ['  ', 'Mobile Phone is required.'],
  ['12345', 'Mobile phone number is not valid'],
  ['112 555 0199', 'Mobile phone number is not valid'],
  ['call me', 'Mobile phone number is not valid'],
  ['(900) 555-0142', 'Mobile phone number is not valid'],
  ['(212) 555-0142', 'You have not changed the phone number so not update performed'],
  ['+1 212 555 0142', 'You have not changed the phone number so not update performed'],
  ['(212) 555-0199', undefined],
])('checks the number %j: %s', (typed, expected) =>
  expect(toText(mobileChannel.findFinding(typed, account))).toBe(expected),
)

test.each([
  ['', 'Required'],
  ['rosa at example', 'Invalid email format'],
  [' ROSA@example.com ', 'You have not changed the email address so not update performed'],
  ['rosa.new@example.com', undefined],
])('checks the address %j: %s', (typed, expected) =>
  expect(toText(emailChannel.findFinding(typed, account))).toBe(expected),
)

test('lets an unproven value be proven without a change', () => {
  expect(mobileChannel.findFinding('2125550142', { ...account, verifyPhone: true })).toBeUndefined()
  expect(
    emailChannel.findFinding('rosa@example.com', { ...account, verifyEmail: true }),
  ).toBeUndefined()
})

test('shows a proven value at once, as the server stores it', () => {
  expect(mobileChannel.current(mobileChannel.proven(account, '+1 (212) 555-0199'))).toBe(
    '(212) 555-0199',
  )
  expect(emailChannel.proven(account, ' Rosa.New@Example.com')).toMatchObject({
    emailAddress: 'rosa.new@example.com',
    userName: 'rosa.new@example.com',
  })
})
