import { maskedPhone, mobileDigits } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import type { RateLimit } from '#lib/limits.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Tx } from '#ports/database.ts'
import { answerToText } from '../rules/messages.ts'
import { isSpanishCommand, textCommand } from '../rules/text-commands.ts'
import { isStopped, startNumber, stopNumber } from './notices.store.ts'
import { numberHash, numberHashes } from './number-hash.ts'
import type { NotificationsDeps } from './deps.ts'

export interface ReceivedText {
  /** The ID from the provider. If a text is delivered twice, only one reply is sent. */
  readonly id: string
  readonly from: string
  readonly body: string
  readonly isAnswered: boolean
}

/** Limits replies, so that two machines do not reply forever. STOP works even beyond the limit. */
const answersPerNumber: RateLimit = { name: 'text-answer', max: 5, perSeconds: 3600 }

const maxReplyCharacters = 100

/** After STOP, a number still gets the codes that its owner requests. Notices go by email. */
export async function answerText(deps: NotificationsDeps, text: ReceivedText): Promise<void> {
  const from = mobileDigits(text.from)
  if (from === undefined) return
  const mayAnswer = !text.isAnswered && (await deps.limits.take(answersPerNumber, from))
  await deps.database.transact(async (tx) => {
    const answer = await applyCommand(deps, tx, from, text.body)
    if (answer === undefined || !mayAnswer) return
    const language = isSpanishCommand(text.body)
      ? 'es'
      : ((await deps.languageOfMobile(tx, from)) ?? 'en')
    await deps.outbox.post(tx, {
      channel: 'text',
      to: from,
      body: answerToText(language, answer, deps.publicUrl),
      dedupe: `text-answer|${text.id}`,
    })
  })
}

/** After STOP comes one confirmation, then nothing until START or HELP. */
async function applyCommand(
  deps: NotificationsDeps,
  tx: Tx,
  from: string,
  body: string,
): Promise<'stopped' | 'started' | 'help' | 'nobody' | undefined> {
  const hashes = numberHashes(deps, from)
  const command = textCommand(body)
  if (command === 'help') return 'help'
  if (command === 'other') return (await isStopped(tx, hashes)) ? undefined : 'nobody'
  if (command === 'start') {
    await startNumber(tx, hashes)
    await deps.textReply(tx, { event: 'RESUMED', mobilePhone: from, words: shortReply(body) })
    await record(deps, tx, 'texts.started', from)
    return 'started'
  }
  if (await isStopped(tx, hashes)) return undefined
  if (!(await stopNumber(tx, numberHash(deps, from)))) return undefined
  await deps.textReply(tx, { event: 'STOPPED', mobilePhone: from, words: shortReply(body) })
  await record(deps, tx, 'texts.stopped', from)
  return 'stopped'
}

/** Without what a client wrote after many spaces or signs. */
function shortReply(body: string): string {
  return [...oneLine(body)].slice(0, maxReplyCharacters).join('')
}

async function record(
  deps: NotificationsDeps,
  tx: Tx,
  event: AuditEventName,
  from: string,
): Promise<void> {
  await deps.audit.record({ event, outcome: 'done', details: { number: maskedPhone(from) } }, tx)
}
