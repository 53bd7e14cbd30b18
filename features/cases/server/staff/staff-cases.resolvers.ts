import type { CaseTeamInput, Resolvers } from '#contract/workspace.generated.ts'
import { resendNotice, type ResendNoticeDeps } from '../messages/resend-notice.ts'
import { changeDetails, readDetailsInput, type CaseDetailsDeps } from './case-details.ts'
import { assignClients } from './assign-clients.ts'
import { changeTeam, readTeam } from './case-team.ts'
import type { CaseTeamRow } from './case-team.store.ts'
import { readStaffCase, type StaffCaseDeps } from './staff-case.ts'

export function staffCaseResolvers(deps: StaffCaseDeps & ResendNoticeDeps & CaseDetailsDeps) {
  return {
    Query: {
      staffCase: async (_, { id }, { viewer }) => (await readStaffCase(deps, viewer, id)) ?? null,
      caseTeam: (_, { caseId }, { viewer }) => readTeam(deps, viewer, caseId),
    },
    Mutation: {
      assignClients: async (_, { caseIds, attorneyId, paralegalId }, { viewer }) => ({
        success: true,
        changed: await assignClients(deps, viewer, {
          caseIds,
          attorneyId: attorneyId ?? undefined,
          paralegalId: paralegalId ?? undefined,
        }),
      }),
      resendNotice: async (_, { participantId }, { viewer }) => ({
        success: true,
        dueAt: await resendNotice(deps, viewer, participantId),
      }),
      changeCaseDetails: async (_, { caseId, seen, change }, { viewer }) => ({
        success: true,
        details: await changeDetails(deps, viewer, {
          caseId,
          seen: readDetailsInput(seen),
          change: readDetailsInput(change),
        }),
      }),
      changeCaseTeam: async (_, { caseId, seen, change }, { viewer }) => ({
        success: true,
        team: await changeTeam(deps, viewer, {
          caseId,
          seen: readTeamInput(seen),
          change: readTeamInput(change),
        }),
      }),
    },
  } satisfies Resolvers
}

function readTeamInput({ attorneyId, paralegalId, officeId }: CaseTeamInput): CaseTeamRow {
  return { attorneyId, paralegalId: paralegalId ?? null, officeId }
}
