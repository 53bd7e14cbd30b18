// Whether a client gets a reminder (spec: workspace#reminders).
import type { ClientWaitsFor } from '#features/cases/rules/clients/client-step.ts'

const pauseHours = 20

export interface ReminderFacts {
  readonly waitsFor: ClientWaitsFor | null
  readonly remindedAt: Date | null
  /** People whom a reminder can reach. */
  readonly reachable: number
}

export type SkipReason =
  | 'nothing-open'
  | 'recently-reminded'
  | 'no-recipient'
  /** One of the people has had too many messages in the last hour. */
  | 'too-many-messages'

/** Undefined when the client gets the reminder. */
export function findSkipReason(
  { waitsFor, remindedAt, reachable }: ReminderFacts,
  now: Date,
): SkipReason | undefined {
  if (waitsFor === null) return 'nothing-open'
  if (remindedAt !== null && now.getTime() - remindedAt.getTime() < pauseHours * 3_600_000)
    return 'recently-reminded'
  return reachable === 0 ? 'no-recipient' : undefined
}
