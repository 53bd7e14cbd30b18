// What happens when somebody writes back to a text message: STOP ends the texts about news, START brings them back, HELP explains.
import { maskedPhone, mobileDigits } from '#lib/phone.ts'
import type { Allowance } from '#lib/limits.ts'
import type { Tx } from '#ports/database.ts'
import { answerToText } from '../rules/messages.ts'
import { isSpanishCommand, textCommand } from '../rules/text-commands.ts'
import { isStopped, startNumber, stopNumber } from './notices.store.ts'
import { numberHash } from './number-hash.ts'
import type { NotificationsWorld } from './deps.ts'

export interface ReceivedText {
  /** The provider's own name of this text: handed over twice, it is answered once. */
  readonly id: string
  readonly from: string
  readonly body: string
  /** The provider has sent its own answer to this word. */
  readonly isAnswered: boolean
}

/** Two machines that answer one another must come to an end. STOP itself is heeded however often it comes. */
const answersPerNumber: Allowance = { name: 'text-answer', most: 5, perSeconds: 3600 }

/** Codes that somebody asks for are still sent to a stopped number; notices go by e-mail instead. A number we cannot send to is not answered. */
export async function answerText(world: NotificationsWorld, text: ReceivedText): Promise<void> {
  const from = mobileDigits(text.from)
  if (from === undefined) return
  const mayAnswer = !text.isAnswered && (await world.limits.take(answersPerNumber, from))
  await world.database.transact(async (tx) => {
    const answer = await heed(world, tx, from, text.body)
    if (answer === undefined || !mayAnswer) return
    const language = isSpanishCommand(text.body)
      ? 'es'
      : ((await world.languageOfMobile(tx, from)) ?? 'en')
    await world.outbox.post(tx, {
      channel: 'text',
      to: from,
      body: answerToText(language, answer, world.publicUrl),
      dedupe: `text-answer|${text.id}`,
    })
  })
}

/** Does what was asked; answers what is to be said, if anything: after STOP there is one confirmation, and then silence until START or HELP. */
async function heed(
  world: NotificationsWorld,
  tx: Tx,
  from: string,
  body: string,
): Promise<'stopped' | 'started' | 'help' | 'nobody' | undefined> {
  const hash = numberHash(world, from)
  const command = textCommand(body)
  if (command === 'help') return 'help'
  if (command === 'other') return (await isStopped(tx, hash)) ? undefined : 'nobody'
  if (command === 'start') {
    await startNumber(tx, hash)
    await record(world, tx, 'texts.started', from)
    return 'started'
  }
  if (!(await stopNumber(tx, hash))) return undefined
  await record(world, tx, 'texts.stopped', from)
  return 'stopped'
}

async function record(
  world: NotificationsWorld,
  tx: Tx,
  event: string,
  from: string,
): Promise<void> {
  await world.audit.record({ event, outcome: 'done', details: { number: maskedPhone(from) } }, tx)
}
