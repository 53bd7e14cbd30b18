import { findSkipReason } from '../../rules/reminders/reminder.ts'
import type { ClientWaitsFor } from '#ui/graphql/enums.generated.ts'
import type { NamedPerson } from '#features/cases/workspace/client-names.ts'

/** The facts of a case that the dialog needs. */
export interface RemindableCase {
  readonly id: string
  readonly people: readonly NamedPerson[]
  readonly waitsFor: ClientWaitsFor | null
  readonly remindedAt: string | null
  readonly isUndelivered: boolean
}

export interface ReminderPlan {
  readonly toRemind: readonly RemindableCase[]
  /** Clients who have nothing to do. */
  readonly nothingOpen: number
  readonly recentlyReminded: number
  /** Of `toRemind`: the last message did not arrive, so the next one may not either. */
  readonly undelivered: readonly RemindableCase[]
}

/** What the server will do, as far as the list knows it. */
export function planReminders(rows: readonly RemindableCase[], present: Date): ReminderPlan {
  const reasons = rows.map(({ waitsFor, remindedAt }) =>
    findSkipReason(
      { waitsFor, remindedAt: remindedAt === null ? null : new Date(remindedAt), reachable: 1 },
      present,
    ),
  )
  const toRemind = rows.filter((_, at) => reasons[at] === undefined)
  return {
    toRemind,
    nothingOpen: reasons.filter((reason) => reason === 'nothing-open').length,
    recentlyReminded: reasons.filter((reason) => reason === 'recently-reminded').length,
    undelivered: toRemind.filter(({ isUndelivered }) => isUndelivered),
  }
}

/** At most `max` names, and how many there are besides. */
export function firstNames(
  names: readonly string[],
  max: number,
): { readonly names: readonly string[]; readonly more: number } {
  return { names: names.slice(0, max), more: Math.max(0, names.length - max) }
}
