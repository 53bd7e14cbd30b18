// Generated from the migrated database by npm run generate: do not edit.
import type { Db, ReadOnly } from '#ports/database.ts'
import type { Generated } from 'kysely'
import type { ParticipantFacts } from '#features/cases/server/facts.generated.ts'

export type Tables = {
  invitation: {
    id: string
    firmId: string
    participantId: string
    tokenHash: Uint8Array
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
    revokedAt: Date | null
  }
  invitationRoute: {
    tokenHash: Uint8Array
    firmId: string
    invitationId: string
  }
  newCaseDefault: {
    firmId: string
    showsQuestionnaire: boolean
    questionnaireDays: number | null
    isCoursePaidByFirm: boolean
    version: number
  }
  participantFacts: ReadOnly<ParticipantFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
