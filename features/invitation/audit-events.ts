import type { EventsOfFeature } from '#ports/audit-events.ts'

export const invitationEvents = {
  'case.created': 'CREATED',
  'case.joined': 'ACCOUNT_CREATED',
  'case.spouse-added': 'SPOUSE_ADDED',
  'case.spouse-removed': 'SPOUSE_REMOVED',
  'client.corrected': 'CORRECTED',
  'client.unlocked': 'UNLOCKED',
  'client.codes-by-email': 'CODES_BY_EMAIL',
  'client.channel-change-planned': 'CHANNEL_CHANGE_PLANNED',
  'client.channel-change-cancelled': 'CHANNEL_CHANGE_CANCELLED',
  'invitation.sent': 'INVITED',
  'invitation.resent': 'INVITED',
  'invitation.link-copied': 'LINK_COPIED',
  'invitation.revoked': 'INVITATION_REVOKED',
  'account.password-created': null,
  'firm.case-defaults-changed': null,
  'invitation.both-channels-changed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly invitation: typeof invitationEvents
  }
}
