// Sends e-mail through an SMTP server, as plain text that asks for no automatic answer.
import { createTransport } from 'nodemailer'
import { DeliveryFault } from '#lib/faults.ts'
import type { ProblemList } from '#lib/problem.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Mailer } from '#ports/mailer.ts'

export const mailProblems = {
  'mail.unavailable': {
    kind: 'unavailable',
    text: 'The e-mail could not be sent. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemsOf(mailProblems)
const patienceMs = 10_000

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; options of the connection may follow as a query. */
  readonly url: string
  /** `Name <address@domain>` or an address alone. */
  readonly from: string
}

/** A mailer for this server. Outside of this machine it insists on TLS, unless the address says `requireTLS=false`. Throws 'mail.unavailable'. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport(
    {
      url,
      requireTLS: !isThisMachine(new URL(url).hostname),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  return {
    async send({ id, to, subject, body, replyTo }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text: body,
          // The same at every try, so that a second delivery can be recognised.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw problem('mail.unavailable', {}, faultOfSmtp(error))
      }
    },
  }
}

/** Replies that refuse this recipient or this message for good (RFC 5321, 4.2.3). */
const permanentReplies: ReadonlySet<number> = new Set([550, 551, 553, 554])
/** The same replies to a greeting, a login or the sender are about the settings: another try may help once they are right. */
const permanentCommands: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** The reply code or the kind of the error. The server's sentence repeats the recipient, so it is left out. */
function faultOfSmtp(error: unknown): DeliveryFault {
  const { responseCode, command, code } = error as {
    readonly responseCode?: number
    readonly command?: string
    readonly code?: string
  }
  const isPermanent =
    responseCode !== undefined &&
    permanentReplies.has(responseCode) &&
    permanentCommands.has(command)
  return new DeliveryFault(`SMTP ${responseCode ?? code ?? 'unknown'}`, isPermanent)
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
