import { expect, test } from 'vitest'
import { toSentences } from '#lib/problem.ts'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { requestSentences } from '#ui/words.ts'
import { requestSentences as requestSentencesEs } from '#ui/words.es.ts'
import { sentences as signInSentencesEs } from '../rules/problems.es.ts'
import { signInProblems } from '../rules/problems.ts'
import {
  accountIsThere,
  arrivalCause,
  changedBackCause,
  logInToGoOn,
  toNotice,
  type NoticeCause,
} from './login-notices.ts'
import { signInWords } from './words.ts'
import { signInWords as signInWordsEs } from './words.es.ts'

const inEnglish = (cause: NoticeCause) =>
  toNotice(cause, signInWords.english, {
    ...requestSentences.english,
    ...toSentences(signInProblems),
  })
const inSpanish = (cause: NoticeCause) =>
  toNotice(cause, signInWordsEs, { ...requestSentencesEs, ...signInSentencesEs })
const refused = (problem: GraphProblem): NoticeCause => ({ kind: 'refused', problem })

const answer = {
  isAuthenticated: false,
  idToken: null,
  accessToken: null,
  expirationTime: null,
  expiresIn: null,
  mirrorKey: null,
  unsentKeys: null,
  account: null,
  requiresMfa: false,
  mfaDeliveryDestination: null,
  sessionId: null,
  unVerifiedMobilePhoneReset: false,
  verifiedMobilePhone: null,
  unVerifiedMobilePhone: null,
  unVerifiedEmailAddressReset: false,
  verifiedEmailAddress: null,
  unVerifiedEmailAddress: null,
}

test("shows a wrong password in the server's words, with the attempts remaining", () => {
  const message =
    'Your user ID or password is incorrect. 3 attempts remaining. After that the account is locked for 5 minutes.'
  const cause = refused(
    new GraphProblem({
      code: 'sign-in.wrong',
      kind: 'invalid',
      message,
      params: { attemptsRemaining: 3 },
    }),
  )
  expect(inEnglish(cause)).toEqual({
    tone: 'bad',
    title: 'Your user ID or password is incorrect',
    sentences: ['3 attempts remaining. After that the account is locked for 5 minutes.'],
  })
  expect(inSpanish(cause)).toEqual({
    tone: 'bad',
    title: 'Su ID de usuario o su contraseña no son correctos',
    sentences: ['Le quedan 3 intentos. Después, la cuenta se bloquea durante 5 minutos.'],
  })
})

test("uses a single sentence as the whole title, and keeps the server's text of an unlisted problem", () => {
  expect(
    inSpanish(
      refused(new GraphProblem({ code: 'x', kind: 'locked', message: 'Please log in again.' })),
    ),
  ).toEqual({
    tone: 'bad',
    title: 'Please log in again.',
    sentences: [],
  })
})

test('shows our own text when the server is out of reach', () => {
  expect(inEnglish(refused(unreachable())).title).toBe('We could not reach Daybreak.')
})

test('does not blame the connection when the server cannot reach its data', () => {
  const away = refused(
    new GraphProblem({ code: 'data.unavailable', kind: 'unavailable', message: 'x' }),
  )
  expect(inEnglish(away)).toMatchObject({
    title: 'We cannot reach our data right now',
    sentences: ['Please try again in a moment.'],
  })
  expect(inSpanish(away)).toMatchObject({
    title: 'En este momento no podemos acceder a nuestros datos',
    sentences: ['Intente otra vez en un momento.'],
  })
})

test('shows both values of a discarded change', () => {
  expect(changedBackCause(answer)).toBeUndefined()
  const cause = changedBackCause({
    ...answer,
    unVerifiedEmailAddressReset: true,
    verifiedEmailAddress: 'old@example.com',
    unVerifiedEmailAddress: 'new@example.com',
    unVerifiedMobilePhoneReset: true,
    verifiedMobilePhone: '***-***-0142',
    unVerifiedMobilePhone: '***-***-0199',
  })
  for (const { sentences } of [inEnglish(cause!), inSpanish(cause!)]) {
    expect(sentences).toHaveLength(2)
    for (const value of ['old@example.com', 'new@example.com', '***-***-0142', '***-***-0199'])
      expect(sentences.join(' ')).toContain(value)
  }
})

test('asks only clients who were sent to the login page to log in to continue', () => {
  expect(inEnglish(arrivalCause(logInToGoOn)!).title).toBe('Please log in to continue')
  expect(inEnglish(arrivalCause(accountIsThere)!).title).toBe('You already have an account.')
  expect(arrivalCause({ key: 'abc' })).toBeUndefined()
})

test('distinguishes an ended session from an unreachable server', () => {
  expect(inEnglish(arrivalCause({}, 'ended')!)).toEqual({
    tone: 'note',
    title: 'You were logged out.',
    sentences: ['Please log in to continue.'],
  })
  expect(inEnglish(arrivalCause({}, 'out-of-reach')!).title).toBe('We could not reach Daybreak.')
})

test('sends a person whose invitation was opened in another tab there', () => {
  expect(inEnglish(arrivalCause({}, 'invitation-opened')!)).toEqual({
    tone: 'note',
    title: 'You opened an invitation in another tab.',
    sentences: ['Please go on there.'],
  })
})
