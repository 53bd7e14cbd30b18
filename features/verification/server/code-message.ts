import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { verificationMessages } from '../rules/messages.ts'

export function codeText(code: string, host: string, language: Language): string {
  return `${fillIn(verificationMessages[language].text, { code })}\n\n@${host} #${code}`
}

export function codeMail(
  code: string,
  language: Language,
): { readonly subject: string; readonly body: string } {
  const { subject, mail } = verificationMessages[language]
  return { subject, body: fillIn(mail, { code }) }
}
