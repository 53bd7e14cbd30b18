import { textStopEvents } from '../audit-events.ts'
import { noticeColumns } from './keyed-columns.ts'
import { notificationsResolvers } from './notifications.resolvers.ts'
import { sendNotices } from './send-notices.ts'
import { heldSubstitutes } from './staff/held-substitutes.ts'
import { sendDigests } from './staff/send-digests.ts'
import { sendHeldMails } from './staff/send-held-mails.ts'
import { staffNoticesResolvers } from './staff/staff-notices.resolvers.ts'

export const feature = {
  auditEvents: textStopEvents,
  resolvers: [notificationsResolvers],
  workspaceResolvers: [staffNoticesResolvers],
  keyedColumns: noticeColumns,
  heldWork: heldSubstitutes,
  jobs: [
    { queue: 'send-notices', cron: '* * * * *', run: sendNotices },
    { queue: 'send-held-staff-mails', cron: '* * * * *', inEachFirm: sendHeldMails },
    { queue: 'send-staff-digests', cron: '*/10 * * * *', inEachFirm: sendDigests },
  ],
} as const
