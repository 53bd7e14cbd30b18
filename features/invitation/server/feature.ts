import { invitationEvents } from '../audit-events.ts'
import { accessResolvers } from './access/access.resolvers.ts'
import { clientInvitationResolvers } from './clients/client-invitation.resolvers.ts'
import { invitationResolvers } from './invitation.resolvers.ts'
import { summarizeInvitations } from './summarize-invitations.ts'

export const feature = {
  auditEvents: invitationEvents,
  resolvers: [invitationResolvers],
  workspaceResolvers: [clientInvitationResolvers, accessResolvers],
  summarize: () => summarizeInvitations,
} as const
