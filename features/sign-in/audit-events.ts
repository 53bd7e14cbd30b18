import type { EventsOfFeature } from '#ports/audit-events.ts'

export const signInEvents = {
  'account.password-changed': null,
  'sign-in.code': null,
  'sign-in.password': null,
  'sign-in.password-reset': null,
  'sign-in.recovery-asked': null,
  'sign-in.refresh-reused': null,
  'sign-in.signed-out-elsewhere': null,
  'sign-in.step-up': null,
  'sign-in.succeeded': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly 'sign-in': typeof signInEvents
  }
}
