import { describe, expect, test } from 'vitest'
import { detailsFindings, isUnchanged, type AccountDetails } from './account-details.ts'
import { contactFindings, changedChannels } from './contact-info.ts'
import { findContactType } from './contact-type.ts'
import { firstMissingStep, mayComplete, mayVerifyDetails } from './creation-step.ts'
import { passwordChecklist, passwordFindings } from './password.ts'
import { accountProblems } from './problems.ts'
import { states } from '#lib/states.ts'

const codes = (findings: ReadonlyArray<{ code: string }>) =>
  findings.map(({ code }) => code.replace('account.', ''))

describe('password', () => {
  test.each([
    ['Quiet-harbor7', []],
    ['Qh-7', ['password-min-length']],
    ['Quiet-harbor', ['password-letters-and-numbers']],
    ['12345678-9', ['password-letters-and-numbers', 'password-upper-case']],
    ['Quieeet-harbor7', ['password-no-repeats']],
    ['Quiet-harbor777', ['password-no-repeats']],
    ['quiet-harbor7', ['password-upper-case']],
    ['Quietharbor7', ['password-special']],
    ['Quiet harbor 7', []], // a space is special
    ['Ürümqi-straße7', []], // letters of any script
    ['Quiet-harbor٧', []], // numbers of any script
    ['Qqq-harbor7', []], // three identical means the same code point
    [
      '',
      [
        'password-min-length',
        'password-letters-and-numbers',
        'password-no-repeats',
        'password-upper-case',
        'password-special',
      ],
    ],
    ['Password1!', ['password-too-common']],
    ['P@ssw0rd123!', ['password-too-common']],
    [`Aa1-${'xy'.repeat(63)}`, ['password-too-long']],
    [`Aa1-${'xy'.repeat(62)}`, []], // 128 characters
    ['🦊🦊🦊Aa1-xyz', ['password-no-repeats']],
  ])('finds the expected mistakes in the password %j', (password, expected) => {
    expect(codes(passwordFindings(password))).toEqual(expected)
  })

  test('lists every rule, broken or met', () => {
    expect(passwordChecklist('Quiet-harbor')).toEqual([
      { rule: 'min-length', met: true },
      { rule: 'letters-and-numbers', met: false },
      { rule: 'no-repeats', met: true },
      { rule: 'upper-case', met: true },
      { rule: 'special', met: true },
    ])
  })

  test('has a text for every finding', () => {
    for (const finding of [
      ...passwordFindings(''),
      ...passwordFindings('Password1!'),
      ...passwordFindings('x'.repeat(200)),
    ]) {
      expect(Object.keys(accountProblems)).toContain(finding.code)
    }
  })
})

describe('contact screen', () => {
  const right = {
    emailAddress: 'rosa@example.com',
    mobilePhone: '(212) 555-0142',
    email: true,
    text: false,
  }
  test.each([
    [right, false, []],
    [{ ...right, mobilePhone: '' }, false, ['contact-mobile-required']],
    [{ ...right, mobilePhone: '' }, true, []], // empty: unchanged
    [{ ...right, mobilePhone: '***-***-0142' }, true, []], // masked: unchanged
    [{ ...right, mobilePhone: '***-***-0142' }, false, ['contact-mobile-invalid']],
    [{ ...right, mobilePhone: '555-0142' }, true, ['contact-mobile-invalid']],
    [{ ...right, mobilePhone: '112-555-0142' }, true, ['contact-mobile-invalid']], // area codes begin with 2-9
    [{ ...right, mobilePhone: '+1 212 555 0142' }, true, []],
    [{ ...right, emailAddress: ' ' }, true, ['contact-email-required']],
    [{ ...right, emailAddress: 'rosa@example' }, true, ['contact-email-invalid']],
    [{ ...right, email: false }, true, ['contact-type-required']],
    [
      { emailAddress: '', mobilePhone: '', email: false, text: false },
      false,
      ['contact-mobile-required', 'contact-email-required', 'contact-type-required'],
    ],
  ])('finds the expected mistakes in the contact screen with %j', (typed, known, expected) => {
    expect(codes(contactFindings(typed, known))).toEqual(expected)
  })

  test('treats an address with other capitals as unchanged', () => {
    const given = { emailAddress: 'Rosa@Example.com', mobilePhone: '2125550142' }
    expect(
      changedChannels(given, { emailAddress: 'rosa@example.com ', mobilePhone: '2125550142' }),
    ).toEqual({ email: false, mobile: false })
    expect(
      changedChannels(given, { emailAddress: 'eva@example.com', mobilePhone: '2125550143' }),
    ).toEqual({ email: true, mobile: true })
  })

  test.each([
    [true, false, 1],
    [false, true, 2],
    [true, true, 3],
    [false, false, undefined],
  ])('converts email %s and text %s to the expected contact type', (email, text, expected) => {
    expect(findContactType(email, text)).toBe(expected)
  })
})

describe('details', () => {
  const right: AccountDetails = {
    givenName: 'Rosa',
    middleName: '',
    familyName: 'Delgado',
    suffix: '',
    homePhone: '',
    workPhone: '',
    street: '',
    city: '',
    state: 'NY',
    zip: '',
  }
  test.each<[Partial<AccountDetails>, string[]]>([
    [{}, []],
    [{ givenName: ' ' }, ['first-name-required']],
    [{ familyName: '' }, ['last-name-required']],
    [{ homePhone: 'none' }, ['home-phone-invalid']],
    [{ homePhone: '(212) 555-0142 x123' }, []],
    [{ workPhone: '12' }, ['work-phone-invalid']],
    [{ workPhone: '+1 212 555 0142 ext 5' }, []],
    [{ state: '' }, ['state-required']],
    [{ state: 'DC' }, ['state-required']],
    [{ street: 'x'.repeat(101) }, ['text-too-long']],
  ])('finds the expected mistakes in the details with %j', (change, expected) => {
    expect(codes(detailsFindings({ ...right, ...change }))).toEqual(expected)
  })

  test('ignores white space at the ends', () => {
    expect(isUnchanged(right, { ...right, city: ' ' })).toBe(true)
    expect(isUnchanged(right, { ...right, city: 'Queens' })).toBe(false)
  })

  test('lists fifty states without the District of Columbia', () => {
    expect(states).toHaveLength(50)
    expect(states.map(([code]) => code)).not.toContain('DC')
  })
})

describe('steps of creation', () => {
  const proofs = { step: 5, isMobileVerified: true, isEmailVerified: true }
  test.each([
    [proofs, true],
    [{ ...proofs, step: 3 }, false],
    [{ ...proofs, step: 4 }, false],
    [{ ...proofs, step: 6 }, false],
    [{ ...proofs, isMobileVerified: false }, false],
    [{ ...proofs, isEmailVerified: false }, false],
  ])('with the proofs %j the account may be completed: %s', (given, expected) => {
    expect(mayComplete(given)).toBe(expected)
  })

  test('allows the details to be verified only once, and only after the phone', () => {
    expect(mayVerifyDetails({ step: 4, isMobileVerified: true, isEmailVerified: false })).toBe(true)
    expect(mayVerifyDetails({ step: 3, isMobileVerified: true, isEmailVerified: false })).toBe(true)
    expect(mayVerifyDetails({ step: 3, isMobileVerified: false, isEmailVerified: false })).toBe(
      false,
    )
    expect(mayVerifyDetails({ step: 5, isMobileVerified: true, isEmailVerified: false })).toBe(
      false,
    )
  })

  test.each([
    [{ step: 3, isMobileVerified: false, isEmailVerified: false }, 'verify-phone'],
    [{ step: 4, isMobileVerified: true, isEmailVerified: false }, 'account-details'],
    [{ step: 5, isMobileVerified: true, isEmailVerified: false }, 'verify-email'],
    [{ step: 5, isMobileVerified: true, isEmailVerified: true }, 'bookmark'],
    [{ step: 6, isMobileVerified: true, isEmailVerified: true }, 'none'],
  ])('with the proofs %j the next screen is %s', (given, expected) => {
    expect(firstMissingStep(given)).toBe(expected)
  })
})
