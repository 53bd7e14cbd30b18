// The seeds' sentences at the two password fields, once somebody has left them.
import { passwordFindings } from '#features/account/rules/password.ts'
import type { accountProblems } from '#features/account/rules/problems.ts'
import { mayConfirm, type TypedPassword } from './password-needs.ts'

type AccountSentences = Readonly<Record<keyof typeof accountProblems, string>>

/** The first rule the password breaks, in words; undefined when it may be used. */
export function passwordSentence(
  { password }: TypedPassword,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const [finding] = passwordFindings(password)
  return finding && sentences[finding.code]
}

/** Empty and different have a sentence each; nothing is said while the confirmation is closed (seeds/000, section 5). */
export function confirmationSentence(
  typed: TypedPassword,
  sentences: AccountSentences,
): string | undefined {
  if (!mayConfirm(typed)) return undefined
  if (typed.confirmation === '') return sentences['account.confirm-required']
  return typed.confirmation === typed.password ? undefined : sentences['account.confirm-mismatch']
}
