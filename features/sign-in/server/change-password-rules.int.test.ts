import { beforeAll, describe, expect, test } from 'vitest'
import { toCode, refusalIn, type NewClient } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { newPassword } from '#testing/test-sign-up.ts'
import { commonPasswords } from '#features/account/rules/common-passwords.ts'
import { passwordChecklist } from '#features/account/rules/password.ts'
import { change, logIn, newAna, next } from './test-change-password.ts'

const app = openTestApp()

describe('the rules of a new password', () => {
  let ana: NewClient
  beforeAll(async () => {
    ana = await newAna(app)
  })

  test.each([
    [
      'Qh-7',
      'account.password-min-length',
      'Your password must contain a minimum of 8 characters.',
    ],
    [
      'Quiet-harbor',
      'account.password-letters-and-numbers',
      'Your password must contain both letters and numbers.',
    ],
    [
      'Quieeet-harbor7',
      'account.password-no-repeats',
      'Your password cannot contain consecutive repeating numbers or letters.',
    ],
    [
      'quiet-harbor7',
      'account.password-upper-case',
      'Your password must contain at least one upper case letter.',
    ],
    [
      'Quietharbor7',
      'account.password-special',
      'Your password must contain at least one special character.',
    ],
    [
      'P@ssw0rd123!',
      'account.password-too-common',
      'This password is too common. Please choose another.',
    ],
    [
      `Aa1-${'xy'.repeat(63)}`,
      'account.password-too-long',
      'Your password can have at most 128 characters.',
    ],
    ['', 'account.password-min-length', 'Your password must contain a minimum of 8 characters.'],
  ])('refuses %j with %s', async (n, code, message) => {
    expect(refusalIn(await ana.browser.graph(change, { o: newPassword, n }))).toMatchObject({
      message,
      code,
    })
  })

  test('refuses every common password that fulfills the rules', async () => {
    const legal = [...commonPasswords]
      .map((password) => password.replace(/^./, (letter) => letter.toUpperCase()))
      .filter((password) => passwordChecklist(password).every(({ met }) => met))
    expect(legal.length).toBeGreaterThan(3)
    for (const n of legal.slice(0, 20))
      expect([n, toCode(await ana.browser.graph(change, { o: newPassword, n }))]).toEqual([
        n,
        'account.password-too-common',
      ])
  })

  test('does not count passwords that break a rule as tries, and keeps spaces at the ends of a password', async () => {
    for (const o of [`${newPassword} `, ` ${newPassword}`, `${newPassword}${'x'.repeat(200)}`]) {
      expect(toCode(await ana.browser.graph(change, { o, n: next }))).toBe(
        'sign-in.current-password-wrong',
      )
    }
    expect(
      toCode(await ana.browser.graph(change, { o: newPassword, n: `${next} ` })),
    ).toBeUndefined()
    expect(await logIn(app, ana.email, next)).toBe('sign-in.wrong')
    expect(await logIn(app, ana.email, `${next} `)).toBe('right')
  })
})
