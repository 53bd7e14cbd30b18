// The seeds' sentences at the two password fields, once somebody has left them.
import { passwordFindings } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import type { ProblemList } from '#kit/problem.ts'
import { mayConfirm, type TypedPassword } from './password-needs.ts'

const problems: ProblemList = accountProblems

/** The first rule the password breaks, in words; undefined when it may be used. */
export function passwordSentence({ password }: TypedPassword): string | undefined {
  const [finding] = passwordFindings(password)
  return finding && problems[finding.code]?.text
}

/** Empty and different have a sentence each; nothing is said while the confirmation is closed (seeds/000, section 5). */
export function confirmationSentence(typed: TypedPassword): string | undefined {
  if (!mayConfirm(typed)) return undefined
  if (typed.confirmation === '') return accountProblems['account.confirm-required'].text
  return typed.confirmation === typed.password ? undefined : accountProblems['account.confirm-mismatch'].text
}

/** When the acceptance was taken back. */
export const termsSentence = accountProblems['account.terms-required'].text
