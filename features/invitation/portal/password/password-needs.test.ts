import { expect, test } from 'vitest'
import { mayConfirm, passwordNeeds } from './password-needs.ts'
import { invitationWords } from '../words.ts'
import { invitationWords as invitationWordsEs } from '../words.es.ts'

const right = { password: 'Quiet-harbor7', confirmation: 'Quiet-harbor7', acceptsTerms: true }
const { neededConfirm, neededLessCommon, neededMatch, neededPassword, neededRules, neededTerms } =
  invitationWords.english.password

test.each([
  [right, []],
  [
    { password: '', confirmation: '', acceptsTerms: false },
    [neededPassword, neededConfirm, neededTerms],
  ],
  [{ ...right, acceptsTerms: false }, [neededTerms]],
  [{ ...right, confirmation: '' }, [neededConfirm]],
  [{ ...right, confirmation: 'Quiet-harbor8' }, [neededMatch]],
  [
    { ...right, password: 'Quiet-harbor', confirmation: '' },
    [neededRules['letters-and-numbers'], neededConfirm],
  ],
  [
    { ...right, password: 'Quiet-harbor', confirmation: 'Quiet-harbor' },
    [neededRules['letters-and-numbers'], neededConfirm],
  ],
  [
    { ...right, password: 'Password1!', confirmation: 'Password1!' },
    [neededLessCommon, neededConfirm],
  ],
])('for the typed values %j, lists the missing requirements %j', (typed, expected) =>
  expect(passwordNeeds(typed, invitationWords.english.password)).toEqual(expected),
)

test('enables the confirmation when the password is valid', () => {
  expect(mayConfirm({ ...right, password: 'Quiet-harbor' })).toBe(false)
  expect(mayConfirm(right)).toBe(true)
})

test('states in one sentence what is still needed', () => {
  const typed = { password: 'quiet harbor', confirmation: '', acceptsTerms: false }
  expect(
    invitationWords.english.password.stillNeeded(
      passwordNeeds(typed, invitationWords.english.password),
    ),
  ).toBe(
    'Still needed: both letters and numbers in the password, an upper case letter in the password, the confirmation, and your acceptance of the Terms & Conditions.',
  )
  expect(
    invitationWordsEs.password.stillNeeded(passwordNeeds(typed, invitationWordsEs.password)),
  ).toBe(
    'Todavía falta: que la contraseña tenga letras y números, una letra mayúscula en la contraseña, la confirmación y que acepte los Términos y condiciones.',
  )
})
