import { passwordFindings } from '#features/account/rules/password.ts'
import type { accountProblems } from '#features/account/rules/problems.ts'
import { mayConfirm, type TypedPassword } from './password-needs.ts'

type AccountSentences = Readonly<Record<keyof typeof accountProblems, string>>

/** Returns the sentence for the first broken rule. Undefined if no rule is broken. */
export function passwordSentence(
  { password }: TypedPassword,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const [finding] = passwordFindings(password)
  return finding && sentences[finding.code]
}

/** A disabled field has no error. */
export function confirmationSentence(
  typed: TypedPassword,
  sentences: AccountSentences,
): string | undefined {
  if (!mayConfirm(typed)) return undefined
  if (typed.confirmation === '') return sentences['account.confirm-required']
  return typed.confirmation === typed.password ? undefined : sentences['account.confirm-mismatch']
}
