// Generated from the migrated database by npm run generate: do not edit.
import type { Db, ReadOnly } from '#ports/database.ts'
import type { FirmFacts } from '#features/firm/server/facts.generated.ts'
import type { Generated } from 'kysely'
import type { MailByGroup, StaffNoticeParams } from '../rules/staff/notices.ts'
import type { NewsParams } from '../rules/news.ts'

export type Tables = {
  notification: {
    id: string
    firmId: string
    accountId: string
    caseId: string | null
    destinationId: string | null
    type: string
    description: string | null
    displayType: Generated<1 | 2 | 3>
    createdAt: Generated<Date>
    readAt: Date | null
    deliveredAt: Date | null
    kind: string | null
    params: Generated<NewsParams>
    beganAt: Date | null
  }
  noticeDue: {
    accountId: string
    newsSince: Generated<Date>
    dueAt: Date
  }
  textStop: {
    mobileHash: Uint8Array
    stoppedAt: Generated<Date>
  }
  staffNotice: {
    firmId: string
    id: string
    staffId: string
    caseId: string | null
    kind: string
    params: Generated<StaffNoticeParams>
    createdAt: Generated<Date>
    readAt: Date | null
    mailDueAt: Date | null
    waitsForDigest: Generated<boolean>
    titleSealed: Uint8Array | null
  }
  staffNoticeSetting: {
    firmId: string
    staffId: string
    mailByGroup: Generated<MailByGroup>
    digestMinute: Generated<number | null>
    digestOn: string | null
    quietFrom: number | null
    quietUntil: number | null
    awayFrom: string | null
    awayUntil: string | null
    substituteId: string | null
  }
  firmFacts: ReadOnly<FirmFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
