import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { warningRequestOfDay } from '../../rules/recovery.ts'
import { signInMessages } from '../../rules/messages.ts'

export interface RecoveryMail {
  /** Absent if the user ID was not requested. */
  readonly userId?: string
  readonly temporaryPassword?: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly isOftenAsked: boolean
}

export function recoveryMail(
  language: Language,
  { userId, temporaryPassword, publicUrl, isOftenAsked }: RecoveryMail,
): { readonly subject: string; readonly body: string } {
  const words = signInMessages[language].recovery
  const parts = [words.greeting]
  if (userId !== undefined) parts.push(fillIn(words.userId, { userId }))
  if (temporaryPassword !== undefined)
    parts.push(
      fillIn(words.temporaryPassword, { temporaryPassword, link: `${publicUrl}/login/reset` }),
    )
  else parts.push(fillIn(words.logIn, { link: `${publicUrl}/login` }))
  parts.push(words.notYou)
  if (isOftenAsked) parts.push(fillIn(words.oftenAsked, { times: warningRequestOfDay }))
  const subject =
    temporaryPassword === undefined
      ? words.userIdSubject
      : userId === undefined
        ? words.passwordSubject
        : words.bothSubject
  return { subject, body: `${parts.join('\n\n')}\n` }
}
