import { accountResolvers } from '#features/account/server/account.resolvers.ts'
import { casesResolvers } from '#features/cases/server/cases.resolvers.ts'
import { clientInvitationResolvers } from '#features/invitation/server/clients/client-invitation.resolvers.ts'
import { accessResolvers } from '#features/invitation/server/access/access.resolvers.ts'
import { clientsResolvers } from '#features/clients/server/clients.resolvers.ts'
import { staffCaseResolvers } from '#features/cases/server/staff/staff-cases.resolvers.ts'
import { activityResolvers } from '#features/clients/server/activity/activity.resolvers.ts'
import { datesResolvers } from '#features/cases/server/dates/dates.resolvers.ts'
import { remindersResolvers } from '#features/work/server/reminders/reminders.resolvers.ts'
import { duplicatesResolvers } from '#features/cases/server/duplicates/duplicates.resolvers.ts'
import { stageResolvers } from '#features/cases/server/stage/stage.resolvers.ts'
import { workResolvers } from '#features/work/server/work.resolvers.ts'
import { coursesResolvers } from '#features/courses/server/courses.resolvers.ts'
import { documentSettingsResolvers } from '#features/documents/server/checklist/document-settings.resolvers.ts'
import { caseChecklistResolvers } from '#features/documents/server/checklist/case-checklist.resolvers.ts'
import { packetsResolvers } from '#features/documents/server/packets/packets.resolvers.ts'
import { queueResolvers } from '#features/documents/server/review/queue/queue.resolvers.ts'
import { documentsResolvers } from '#features/documents/server/documents.resolvers.ts'
import { firmResolvers, officesResolvers } from '#features/firm/server/firm.resolvers.ts'
import { invitationResolvers } from '#features/invitation/server/invitation.resolvers.ts'
import { staffNoticesResolvers } from '#features/notifications/server/staff/staff-notices.resolvers.ts'
import { notificationsResolvers } from '#features/notifications/server/notifications.resolvers.ts'
import {
  previewLinkResolvers,
  previewResolvers,
} from '#features/preview/server/preview.resolvers.ts'
import { intakeResolvers } from '#features/questionnaire/server/intake/intake.resolvers.ts'
import { questionnaireResolvers } from '#features/questionnaire/server/questionnaire.resolvers.ts'
import { signInResolvers } from '#features/sign-in/server/sign-in.resolvers.ts'
import { staffResolvers } from '#features/staff/server/staff.resolvers.ts'
import type { AppDeps } from './app-deps.ts'

/** The resolver map of each feature. */
export function resolverTables(deps: AppDeps) {
  return [
    accountResolvers(deps),
    signInResolvers(deps),
    invitationResolvers(deps),
    casesResolvers(deps),
    documentsResolvers(deps),
    notificationsResolvers(deps),
    firmResolvers(deps),
    questionnaireResolvers(deps),
    coursesResolvers(deps),
    previewResolvers(deps),
  ]
}

/** The resolver maps of the workspace. */
export function workspaceResolverTables(deps: AppDeps) {
  return [
    staffResolvers(deps),
    clientsResolvers(deps),
    staffCaseResolvers(deps),
    duplicatesResolvers(deps),
    stageResolvers(deps),
    workResolvers(deps),
    remindersResolvers(deps),
    datesResolvers(deps),
    activityResolvers(deps),
    clientInvitationResolvers(deps),
    accessResolvers(deps),
    documentSettingsResolvers(deps),
    queueResolvers(deps),
    caseChecklistResolvers(deps),
    packetsResolvers(deps),
    staffNoticesResolvers(deps),
    officesResolvers(deps),
    previewLinkResolvers(deps),
    intakeResolvers(deps),
  ]
}
