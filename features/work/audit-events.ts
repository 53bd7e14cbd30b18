import type { EventsOfFeature } from '#ports/audit-events.ts'

export const workEvents = {
  'case.reminded': 'REMINDED',
  'case.reminders-paused': 'REMINDERS_PAUSED',
  'case.reminders-resumed': 'REMINDERS_RESUMED',
  'case.note-added': 'NOTE_ADDED',
  'case.task-added': 'TASK_ADDED',
  'case.task-done': 'TASK_DONE',
  'case.invitations-requested': null,
  'case.note-changed': null,
  'case.note-removed': null,
  'case.reminders-requested': null,
  'case.task-changed': null,
  'case.task-removed': null,
  'case.task-reopened': null,
  'firm.reminders-changed': null,
  'firm.task-template-added': null,
  'firm.task-template-changed': null,
  'firm.task-template-removed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly work: typeof workEvents
  }
}
