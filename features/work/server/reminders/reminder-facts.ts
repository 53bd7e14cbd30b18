import type { ClientWaitsFor } from '#features/cases/rules/clients/client-step.ts'
import type { ReminderFacts } from '../../rules/reminders/reminder-plan.ts'
import type { CaseReminderRow, ReminderCaseRow } from './automatic-reminders.store.ts'

/** `stored` is undefined for a case that was not looked at yet. */
export function toReminderFacts(
  { waitsFor, quietSince, remindedAt, isUndelivered }: ReminderCaseRow,
  stored: CaseReminderRow | undefined,
): ReminderFacts {
  return {
    waitsFor,
    quietSince,
    remindedAt,
    isUndelivered,
    progress: stored && { ...stored, waitsFor: stored.waitsFor as ClientWaitsFor | null },
    pause: { isPaused: stored?.isPaused ?? false, pausedUntil: stored?.pausedUntil ?? null },
  }
}
