import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { maskedEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Tx } from '#ports/database.ts'
import { factorChannel } from '../../rules/factor-channel.ts'
import { problem } from '../../rules/problems.ts'
import type { SignInDeps } from '../deps.ts'

export interface Destination {
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly masked: string
}

/** Throws sign-in.needs-firm when no channel of the account may receive a code. */
export function getDestination(
  account: AccountRecord,
  recovery: { readonly temporaryPasswordWentTo?: 'email' } = {},
): Destination {
  const channel = factorChannel({ ...account, ...recovery, isComplete: isComplete(account) })
  if (channel === 'none') throw problem('sign-in.needs-firm')
  return channel === 'text'
    ? { channel, to: account.mobilePhone, masked: maskedPhone(account.mobilePhone) }
    : { channel, to: account.emailAddress, masked: maskedEmail(account.emailAddress) }
}

/** Sends no code right after another one. The language is that of the current request. */
export async function sendCode(
  deps: SignInDeps,
  tx: Tx,
  subject: string,
  { channel, to }: Destination,
  language: Language,
): Promise<void> {
  const code = await issueCode(deps, tx, subject)
  if (!code) return
  const message =
    channel === 'text'
      ? { channel, to, body: codeText(code, deps.publicHost, language) }
      : { channel, to, ...codeMail(code, language) }
  await deps.outbox.post(tx, { ...message, expiresAfterSeconds: 300 })
}
