// Limits of the messages that a firm sends (spec: limits#message-limits).
import { timeZoneNamed } from '#lib/dates.ts'
import { isExpectedRefusal, type Problem } from '#lib/problem.ts'
import type { Source } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { Limits, Turn } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import {
  findRecipient,
  isOfFirm,
  listTurns,
  roundUpToMinute,
  type LimitedMessage,
} from '../../rules/message-limits.ts'
import { problem } from '../../rules/problems.ts'

export interface LimitDeps {
  readonly limits: Limits
}

export interface LimitedActDeps extends LimitDeps {
  readonly log: Log
}

/** Who reads the sentence of a refusal. */
export type Sender = Pick<Source, 'language' | 'timeZone'>

/**
 * For an act of staff: refused before it does any work if one of its messages may not go now. What a
 * refused act did not send does not count, and the same if `isSent` says so.
 */
export async function limitMessages<Result>(
  { limits, log }: LimitedActDeps,
  sender: Sender,
  message: LimitedMessage,
  act: () => Promise<Result>,
  isSent: (result: Result) => boolean = () => true,
): Promise<Result> {
  const claim = await limits.claim(listTurns(message))
  if (!claim.isClaimed) throw toRefusal(sender, message, claim)
  // The turns of a claim that stays end by themselves, so its failure changes no result.
  const release = async () => {
    await claim.release().catch((error: unknown) => {
      log.error({ err: error, kind: message.kind }, 'The turns of a message were not given back')
    })
  }
  try {
    const result = await act()
    if (!isSent(result)) await release()
    return result
  } catch (error) {
    // After a fault of ours the act may have been done.
    if (isExpectedRefusal(error)) await release()
    throw error
  }
}

/** As `limitMessages`, for an act that knows only in its transaction whom it writes to. */
export async function requireMessages(
  { limits }: LimitDeps,
  tx: Tx,
  sender: Sender,
  message: LimitedMessage,
): Promise<void> {
  const claim = await limits.claim(listTurns(message), tx)
  if (!claim.isClaimed) throw toRefusal(sender, message, claim)
}

export interface Wait {
  readonly until: Date
  /** False if only this person has to wait. */
  readonly isOfFirm: boolean
}

/**
 * For messages that leave by themselves, in their transaction. Returns until when they wait, or
 * undefined if they may go.
 */
export async function claimMessages(
  { limits }: LimitDeps,
  tx: Tx,
  messages: readonly LimitedMessage[],
): Promise<Wait | undefined> {
  const claim = await limits.claim(messages.flatMap(listTurns), tx)
  if (claim.isClaimed) return undefined
  const { nextAt: until, turn } = claim
  return { until, isOfFirm: messages.some((message) => isOfFirm(message, turn)) }
}

function toRefusal(
  { language, timeZone }: Sender,
  message: LimitedMessage,
  { turn, nextAt }: { readonly turn: Turn; readonly nextAt: Date },
): Problem {
  const time = formatTime(roundUpToMinute(nextAt), language, timeZone)
  const count = turn.limit.max
  if (isOfFirm(message, turn)) return problem('notifications.firm-messages', { count, time })
  const name = findRecipient(message, turn)?.name ?? ''
  return problem('notifications.person-messages', { name, count, time })
}

/** In the zone of the browser. Of an unknown zone the time says that it is UTC. */
function formatTime(at: Date, language: Sender['language'], timeZone: string | undefined): string {
  const known = timeZone === undefined ? undefined : timeZoneNamed(timeZone)
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(known === undefined ? { timeZone: 'UTC', timeZoneName: 'short' } : { timeZone: known }),
  })
    .format(at)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}
