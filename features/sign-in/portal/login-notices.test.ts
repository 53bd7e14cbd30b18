// Holds the login's messages to what the server says and to the values it gives.
import { expect, test } from 'vitest'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { arrivalNotice, changedBackNotices, logInToGoOn, refusalNotice } from './login-notices.ts'

const answer = {
  isAuthenticated: false, idToken: null, accessToken: null, expirationTime: null, expiresIn: null, account: null,
  requiresMfa: false, mfaDeliveryDestination: null, sessionId: null,
  unVerifiedMobilePhoneReset: false, verifiedMobilePhone: null, unVerifiedMobilePhone: null,
  unVerifiedEmailAddressReset: false, verifiedEmailAddress: null, unVerifiedEmailAddress: null,
}

test('a wrong password is told in the server\'s words, with the attempts remaining', () => {
  const message = 'Your user ID or password is incorrect. 3 attempts remaining. After that the account is locked for 5 minutes.'
  expect(refusalNotice(new GraphProblem({ code: 'sign-in.wrong', kind: 'invalid', message }))).toEqual({
    tone: 'bad',
    title: 'Your user ID or password is incorrect',
    sentences: ['3 attempts remaining. After that the account is locked for 5 minutes.'],
  })
})

test('a single sentence stays whole', () => {
  expect(refusalNotice(new GraphProblem({ code: 'x', kind: 'locked', message: 'Please log in again.' }))).toEqual({
    tone: 'bad', title: 'Please log in again.', sentences: [],
  })
})

test('out of reach is said in our own words', () => expect(refusalNotice(unreachable()).title).toBe('We could not reach Daybreak.'))

test('a change that was let go shows both values', () => {
  expect(changedBackNotices(answer)).toBeUndefined()
  const notice = changedBackNotices({
    ...answer, unVerifiedEmailAddressReset: true, verifiedEmailAddress: 'old@example.com', unVerifiedEmailAddress: 'new@example.com',
    unVerifiedMobilePhoneReset: true, verifiedMobilePhone: '***-***-0142', unVerifiedMobilePhone: '***-***-0199',
  })
  expect(notice?.sentences).toHaveLength(2)
  for (const value of ['old@example.com', 'new@example.com', '***-***-0142', '***-***-0199']) expect(notice?.sentences.join(' ')).toContain(value)
})

test('whoever is sent here to go on is told so, and nobody else', () => {
  expect(arrivalNotice(logInToGoOn)?.title).toBe('Please log in to go on')
  expect(arrivalNotice({ key: 'abc' })).toBeUndefined()
})
