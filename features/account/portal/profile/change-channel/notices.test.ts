import { describe, expect, test } from 'vitest'
import { toSentences, type ProblemKind } from '#lib/problem.ts'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { accountProblems } from '../../../rules/problems.ts'
import { codeAnswer, toNotice, noticeOfAnswer, getSaveTrouble, sendAnswer } from '../notices.ts'
import { profileWords as profileWordsEs } from '../words.es.ts'
import { profileWords } from '../words.ts'

const own = 'It could not be done. Please try again'
const words = {
  offline: profileWords.english.offline,
  sentences: { ...toSentences(accountProblems), ...profileWords.english.signIn },
}
const refusal = (code: string, message: string, kind: ProblemKind = 'invalid') =>
  new GraphProblem({ code, kind, message })
const resultWith = (errorCode: string | null, error: string | null, errorParams: object = {}) => ({
  success: errorCode === null,
  error,
  errorCode,
  errorParams,
})
const answers = (errorCode: string | null, error: string | null) => () =>
  Promise.resolve(resultWith(errorCode, error))
const thrown = (problem: Error) => () => Promise.reject(problem)
const trouble = (title: string, detail = '') => ({ kind: 'trouble', notice: { title, detail } })

describe('a code', () => {
  test.each([
    ['is right', answers(null, null), { kind: 'right' }],
    [
      'is wrong',
      answers('verification.invalid-code', 'Invalid verification code'),
      { kind: 'wrong' },
    ],
    [
      'is wrong at the signIn',
      answers('sign-in.code-wrong', 'Your verification code is incorrect'),
      { kind: 'wrong' },
    ],
    [
      'is over',
      answers('verification.expired-code', 'Expired verification code'),
      { kind: 'expired' },
    ],
    [
      'is over at the signIn',
      answers('sign-in.code-expired', 'Expired: this verification code is no longer valid.'),
      { kind: 'expired' },
    ],
    [
      'comes too late for the change itself',
      answers('account.change-over', 'Expired: whatever'),
      trouble(accountProblems['account.change-over'].text),
    ],
    ['meets a fault', thrown(refusal('x', 'Boom', 'unexpected')), trouble(own)],
    ['never arrives', thrown(unreachable()), trouble(own, profileWords.english.offline)],
    ['is refused for a reason without words here', answers('cases.not-found', 'no'), trouble(own)],
  ])('%s', async (_, call, expected) =>
    expect(await codeAnswer(call, own, words)).toEqual(expected),
  )

  test('reports whether a new code was sent', async () => {
    expect(await sendAnswer(() => Promise.resolve(resultWith(null, null)), own, words)).toEqual({
      kind: 'sent',
    })
    expect(
      await sendAnswer(() => Promise.resolve(resultWith('cases.not-found', 'no')), own, words),
    ).toEqual(trouble(own))
    expect(await sendAnswer(thrown(unreachable()), own, words)).toEqual(
      trouble(own, profileWords.english.offline),
    )
  })
})

describe('the message', () => {
  const inSpanish = { offline: profileWordsEs.offline, sentences: profileWordsEs.signIn }
  const wrongPassword = 'Your current password is incorrect. Please try again.'

  test('translates a refusal of the login', () => {
    expect(
      toNotice(refusal('sign-in.current-password-wrong', wrongPassword), own, words).title,
    ).toBe(wrongPassword)
    expect(
      toNotice(refusal('sign-in.current-password-wrong', wrongPassword), own, inSpanish).title,
    ).toBe('Su contraseña actual no es correcta. Intente otra vez.')
    expect(
      noticeOfAnswer(resultWith('sign-in.current-password-wrong', wrongPassword), own, inSpanish)
        .title,
    ).toBe('Su contraseña actual no es correcta. Intente otra vez.')
    expect(
      noticeOfAnswer(resultWith('sign-in.locked-longer', 'x', { minutes: 20 }), own, words).title,
    ).toMatch(/wait 20 minutes/)
    expect(
      toNotice(
        new GraphProblem({
          code: 'sign-in.locked-longer',
          kind: 'locked',
          message: 'x',
          params: { minutes: 20 },
        }),
        own,
        words,
      ).title,
    ).toMatch(/wait 20 minutes/)
  })

  test('rethrows a programming error', () => {
    expect(() => toNotice(new TypeError('ours'), own, words)).toThrow('ours')
    expect(() => getSaveTrouble(new TypeError('ours'))).toThrow('ours')
  })

  test.each([
    ['invalid', 'refused'],
    ['refused', 'refused'],
    ['not-found', 'refused'],
    ['unexpected', 'unknown'],
    ['unavailable', 'offline'],
  ] as const)(
    'for an edit that failed with an error of kind %s, gives the reason %s',
    (kind, expected) => expect(getSaveTrouble(refusal('x', 'x', kind))).toBe(expected),
  )
})
