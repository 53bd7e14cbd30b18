// The text message that carries a code: no name, no word about a case, and the origin-bound last line that phones fill in by themselves.
import { verificationMessages } from '../rules/words.en.ts'
import { fillIn } from '#kit/problem.ts'

/** `host` is the host of PUBLIC_URL, never of a request. */
export function codeText(code: string, host: string): string {
  return `${fillIn(verificationMessages.text, { code })}\n\n@${host} #${code}`
}

export function codeMail(code: string): { readonly subject: string; readonly body: string } {
  return { subject: verificationMessages.subject, body: fillIn(verificationMessages.mail, { code }) }
}
