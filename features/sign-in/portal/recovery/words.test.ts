// The specified texts, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { sentenceFor } from '#lib/problem.ts'
import { requestSentences as requestSentencesEs } from '#ui/words.es.ts'
import { signInProblems } from '../../rules/problems.ts'
import { sentences as signInSentencesEs } from '../../rules/problems.es.ts'
import { recoverySentences, recoveryWords } from './words.ts'

const { forgot, noAccount, notSetUp, reset, validate } = recoveryWords.english

test.each([
  [forgot.lastName, 'Last Name'],
  [forgot.user, 'forgot email address (User ID)'],
  [forgot.password, 'forgot password'],
  [signInProblems['sign-in.recovery-last-name-required'].text, 'Last Name is required'],
  [signInProblems['sign-in.recovery-mobile-invalid'].text, 'Mobile phone number is not valid'],
  [signInProblems['sign-in.recovery-nothing-checked'].text, 'Please check at least one'],
  [forgot.failed, 'Error verifying your account please try again'],
  [signInProblems['sign-in.recovery-failed'].text, 'Error verifying your account please try again'],
  [validate.sendAgain, 'Send it again'],
  [validate.goOn, 'Continue'],
  [signInProblems['sign-in.reset-required'].text, 'Required'],
  [reset.refused, 'Error with the password reset. Please try again'],
  [signInProblems['sign-in.reset-refused'].text, 'Error with the password reset. Please try again'],
  [reset.failed, 'Reset password had an error. Please try again.'],
  [signInProblems['sign-in.reset-failed'].text, 'Reset password had an error. Please try again.'],
])('has exactly the specified text: %s', (actual, expected) => expect(actual).toBe(expected))

test.each([
  [noAccount.heading, 'matching account was found'],
  [notSetUp.heading, 'setup was not completed'],
  [notSetUp.lead, 'invitation'],
  [forgot.mobileHint, '10 digits'],
  [reset.temporary, 'Temporary Password'],
])('the text %s contains: %s', (actual, expected) => expect(actual).toContain(expected))

test("translates the server's refusals into the language of the screen", () => {
  const refusal = {
    code: 'sign-in.recovery-failed',
    params: {},
    message: 'Error verifying your account please try again',
  }
  expect(sentenceFor(refusal, signInSentencesEs)).toBe(signInSentencesEs['sign-in.recovery-failed'])
})

test('translates the refusals that apply to any request', async () =>
  expect(await recoverySentences.load()).toMatchObject(requestSentencesEs))
