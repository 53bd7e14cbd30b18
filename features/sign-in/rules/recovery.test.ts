import { describe, expect, test } from 'vitest'
import { passwordFindings } from '#features/account/rules/password.ts'
import {
  recoveryFindings,
  resetFindings,
  temporaryPasswords,
  typedTemporaryPassword,
} from './recovery.ts'

describe('the form', () => {
  const credentials = {
    lastName: 'Delgado',
    mobilePhone: '2125550142',
    forgotUser: true,
    forgotPassword: false,
  }
  const wrongIn = (change: Partial<typeof credentials>) =>
    recoveryFindings({ ...credentials, ...change }).map(({ code, field }) => `${field}: ${code}`)

  test.each<[Partial<typeof credentials>, readonly string[]]>([
    [{}, []],
    [{ forgotUser: false, forgotPassword: true }, []],
    [{ forgotPassword: true }, []],
    [{ mobilePhone: ' +1 (212) 555-0142 ' }, []],
    [{ lastName: ' ' }, ['lastName: sign-in.recovery-last-name-required']],
    [{ mobilePhone: '' }, ['mobilePhone: sign-in.recovery-mobile-invalid']],
    [{ mobilePhone: '555-0142' }, ['mobilePhone: sign-in.recovery-mobile-invalid']],
    [{ mobilePhone: '212-555-0142 x12' }, ['mobilePhone: sign-in.recovery-mobile-invalid']],
    [{ mobilePhone: '1125550142' }, ['mobilePhone: sign-in.recovery-mobile-invalid']],
    [{ forgotUser: false }, ['forgot: sign-in.recovery-nothing-checked']],
    [
      { lastName: '', mobilePhone: 'x', forgotUser: false },
      [
        'lastName: sign-in.recovery-last-name-required',
        'mobilePhone: sign-in.recovery-mobile-invalid',
        'forgot: sign-in.recovery-nothing-checked',
      ],
    ],
  ])('finds the expected mistakes in the form with %j', (change, expected) =>
    expect(wrongIn(change)).toEqual(expected),
  )
})

describe('the reset', () => {
  const typed = {
    temporaryPassword: 'Kw7#mq2RtZ+4ha',
    newPassword: 'Calm-river-42',
    confirmation: 'Calm-river-42',
  }
  const wrongIn = (change: Partial<typeof typed>) =>
    resetFindings({ ...typed, ...change }).map(({ code, field }) => `${field}: ${code}`)

  test.each<[Partial<typeof typed>, readonly string[]]>([
    [{}, []],
    [{ temporaryPassword: ' ' }, ['temporaryPassword: sign-in.reset-required']],
    [
      { temporaryPassword: '', newPassword: '', confirmation: '' },
      [
        'temporaryPassword: sign-in.reset-required',
        'newPassword: sign-in.reset-required',
        'confirmation: sign-in.reset-required',
      ],
    ],
    [
      { newPassword: 'Calm-river', confirmation: 'Calm-river' },
      ['newPassword: account.password-letters-and-numbers'],
    ],
    [
      { newPassword: 'calm', confirmation: 'Calm' },
      [
        'newPassword: account.password-min-length',
        'newPassword: account.password-letters-and-numbers',
        'newPassword: account.password-upper-case',
        'newPassword: account.password-special',
        'confirmation: sign-in.reset-mismatch',
      ],
    ],
    [
      { newPassword: 'Password1!', confirmation: 'Password1!' },
      ['newPassword: account.password-too-common'],
    ],
    [
      { newPassword: typed.temporaryPassword, confirmation: typed.temporaryPassword },
      ['newPassword: sign-in.reset-same'],
    ],
    [{ temporaryPassword: `\n${typed.newPassword} ` }, ['newPassword: sign-in.reset-same']],
    [{ confirmation: 'Calm-river-42 ' }, ['confirmation: sign-in.reset-mismatch']],
  ])('finds the expected mistakes in the reset with %j', (change, expected) =>
    expect(wrongIn(change)).toEqual(expected),
  )
})

describe('a temporary password', () => {
  test('has at least 75 bits and no ambiguous characters', () => {
    const { letters, characters } = temporaryPasswords
    expect(new Set(letters).size).toBe(letters.length)
    expect(characters * Math.log2(letters.length)).toBeGreaterThan(75 + 1)
    expect(letters).not.toMatch(/[0Oo1Ili|!\s@./:\\<>"'`-]/)
    expect(passwordFindings('Kw7#mq2RtZ+4ha')).toEqual([])
  })
  test('ignores white space from pasting', () =>
    expect(typedTemporaryPassword(' Kw7#mq2R\tZ+4ha5\r\n')).toBe('Kw7#mq2RZ+4ha5'))
})
