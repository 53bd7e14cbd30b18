import { createTransport } from 'nodemailer'
import { DeliveryFault } from '#lib/faults.ts'
import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'
import type { Mailer } from '#ports/mailer.ts'

export const mailProblems = {
  'mail.unavailable': {
    kind: 'unavailable',
    text: 'The e-mail could not be sent. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemFactory(mailProblems)
const timeoutMs = 10_000

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; connection options may follow as a query. */
  readonly url: string
  /** `Name <address@domain>` or only an address. */
  readonly from: string
}

/** Requires TLS except on this machine, unless the address contains `requireTLS=false`. */
const toOptions = (url: string) => ({
  url,
  requireTLS: !isThisMachine(new URL(url).hostname),
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Connects and logs in, and sends nothing. Throws what the mail server or the network says. */
export async function canLogIn(url: string): Promise<void> {
  const transport = createTransport(toOptions(url))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport(toOptions(url), { from })
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  const domain = address.split('@').at(-1) ?? 'localhost'

  return {
    async send({ id, to, subject, body, replyTo, senderName }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          ...(senderName !== undefined && { from: { name: senderName, address } }),
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text: body,
          // The same at every try, so that mail servers recognize a duplicate.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw problem('mail.unavailable', {}, faultOfSmtp(error))
      }
    },
  }
}

/** Replies that permanently refuse this recipient or message (RFC 5321, 4.2.3). */
const permanentReplies: ReadonlySet<number> = new Set([550, 551, 553, 554])
/** After other commands, these replies are about the settings, so a retry may succeed. */
const permanentCommands: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Returns the reply code or the error kind. Omits the server's text: it names the recipient. */
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
