import type { EventsOfFeature } from '#ports/audit-events.ts'

export const staffEvents = {
  'access.refused-often': null,
  'firm.mail-footer-changed': null,
  'staff.authenticator-set-up': null,
  'staff.code': null,
  'staff.deactivated': null,
  'staff.device-signed-out': null,
  'staff.invitation-accepted': null,
  'staff.invited': null,
  'staff.not-me': null,
  'staff.passkey': null,
  'staff.passkey-added': null,
  'staff.passkey-removed': null,
  'staff.password': null,
  'staff.password-reset': null,
  'staff.placed': null,
  'staff.reactivated': null,
  'staff.recovery-code': null,
  'staff.refresh-reused': null,
  'staff.reset-asked': null,
  'staff.role-changed': null,
  'staff.sign-in-reset': null,
  'staff.signed-in': null,
  'staff.signed-out': null,
  'staff.step-up': null,
  'staff.unlocked': null,
  'staff.work-handed-over': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly staff: typeof staffEvents
  }
}
