import { passwordChecklist, passwordFindings } from '#features/account/rules/password.ts'
import type { InvitationWords } from '../words.ts'

export interface TypedPassword {
  readonly password: string
  readonly confirmation: string
  readonly acceptsTerms: boolean
}

type PasswordWords = InvitationWords['password']

/** The password breaks no rule. */
export function mayConfirm(typed: TypedPassword): boolean {
  return passwordFindings(typed.password).length === 0
}

/** Returns what is still needed, in the order of the screen. Empty if Next is enabled. */
export function passwordNeeds(typed: TypedPassword, words: PasswordWords): readonly string[] {
  const needs = [...needsOfPassword(typed.password, words)]
  if (typed.confirmation === '' || !mayConfirm(typed)) needs.push(words.neededConfirm)
  else if (typed.confirmation !== typed.password) needs.push(words.neededMatch)
  if (!typed.acceptsTerms) needs.push(words.neededTerms)
  return needs
}

function needsOfPassword(password: string, words: PasswordWords): readonly string[] {
  if (password === '') return [words.neededPassword]
  const codes = passwordFindings(password).map(({ code }) => code)
  if (codes.includes('account.password-too-long')) return [words.neededShorter]
  if (codes.includes('account.password-too-common')) return [words.neededLessCommon]
  return passwordChecklist(password)
    .filter(({ met }) => !met)
    .map(({ rule }) => words.neededRules[rule])
}
