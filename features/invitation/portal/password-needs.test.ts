// Holds the password screen to opening Next exactly when password, confirmation and terms are right.
import { expect, test } from 'vitest'
import { mayConfirm, passwordNeeds } from './password-needs.ts'
import { invitationWords } from './words.en.ts'

const right = { password: 'Quiet-harbor7', confirmation: 'Quiet-harbor7', acceptsTerms: true }
const { neededConfirm, neededLessCommon, neededMatch, neededPassword, neededRules, neededTerms } = invitationWords.password

test.each([
  [right, []],
  [{ password: '', confirmation: '', acceptsTerms: false }, [neededPassword, neededConfirm, neededTerms]],
  [{ ...right, acceptsTerms: false }, [neededTerms]],
  [{ ...right, confirmation: '' }, [neededConfirm]],
  [{ ...right, confirmation: 'Quiet-harbor8' }, [neededMatch]],
  [{ ...right, password: 'Quiet-harbor', confirmation: '' }, [neededRules['letters-and-numbers'], neededConfirm]],
  [{ ...right, password: 'Quiet-harbor', confirmation: 'Quiet-harbor' }, [neededRules['letters-and-numbers'], neededConfirm]],
  [{ ...right, password: 'Password1!', confirmation: 'Password1!' }, [neededLessCommon, neededConfirm]],
])('%j still needs %j', (typed, expected) => expect(passwordNeeds(typed)).toEqual(expected))

test('the confirmation opens when the password is valid', () => {
  expect(mayConfirm({ ...right, password: 'Quiet-harbor' })).toBe(false)
  expect(mayConfirm(right)).toBe(true)
})

test('the reason is one sentence', () => {
  expect(invitationWords.password.stillNeeded(passwordNeeds({ ...right, password: 'quiet harbor', confirmation: '', acceptsTerms: false }))).toBe(
    'Still needed: both letters and numbers in the password, an upper case letter in the password, the confirmation, and your acceptance of the Terms & Conditions.',
  )
})
