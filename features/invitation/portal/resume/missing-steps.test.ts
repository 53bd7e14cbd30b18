import { expect, test } from 'vitest'
import { firstMissingStep } from '#features/account/rules/creation-step.ts'
import { missingSteps } from './missing-steps.ts'

test.each([
  [
    { accountCreationStep: 3, verifyPhone: true, verifyEmail: true },
    ['verify-phone', 'account-details', 'verify-email', 'bookmark'],
  ],
  [
    { accountCreationStep: 4, verifyPhone: false, verifyEmail: false },
    ['account-details', 'bookmark'],
  ],
  [{ accountCreationStep: 5, verifyPhone: false, verifyEmail: true }, ['verify-email', 'bookmark']],
  [{ accountCreationStep: 5, verifyPhone: false, verifyEmail: false }, ['bookmark']],
])('lists for %j the open steps %j', (account, expected) => {
  expect(missingSteps(account)).toEqual(expected)
  const proofs = {
    step: account.accountCreationStep,
    isMobileVerified: !account.verifyPhone,
    isEmailVerified: !account.verifyEmail,
  }
  expect(missingSteps(account)[0]).toBe(firstMissingStep(proofs))
})
