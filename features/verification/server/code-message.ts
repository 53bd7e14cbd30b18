// The message that carries a code: no name, no word about a case, and in a text the origin-bound last line that phones fill in by themselves.
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { verificationMessages } from '../rules/messages.ts'

/** `host` is the host of PUBLIC_URL, never of a request. */
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
