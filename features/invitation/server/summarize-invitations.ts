import type { SummaryPart } from '#features/cases/server/summary-facts.ts'
import { listOpenInvitations } from './invitation.store.ts'

/** The newest invitation of the people who have no account. */
export const summarizeInvitations: SummaryPart = async (db, cases) =>
  new Map(
    (await listOpenInvitations(db, cases)).map(({ caseId, invitedAt, endsAt }) => [
      caseId,
      { counts: { invitedAt, invitationEndsAt: endsAt } },
    ]),
  )
