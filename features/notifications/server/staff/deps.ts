// Other features implement the functions; apps/server/create-deps.ts passes them.
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db, FirmDatabase } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { StaffNoticeWords } from '../../rules/staff/notices.ts'

/** A person of the staff, as far as messages need it. */
export interface StaffContact {
  readonly staffId: string
  readonly name: string
  readonly email: string
  /** IANA name, of the person's office. */
  readonly timeZone: string
  /** False for people who have left the firm. */
  readonly isActive: boolean
}

export interface StaffNoticeDeps {
  readonly ids: Ids
  readonly clock: Clock
  readonly outbox: Outbox
  readonly secrets: Secrets
  /** PUBLIC_URL, without a trailing slash. */
  readonly publicUrl: string
  /** The words of all features by kind of notice, merged in the composition root. */
  readonly staffNoticeWords: StaffNoticeWords
  /** Without IDs, all people of the firm. */
  readonly listStaffContacts: (
    db: Db,
    firmId: string,
    staffIds?: readonly string[],
  ) => Promise<readonly StaffContact[]>
  /** The last lines of an email about a case. */
  readonly describeCase: (db: Db, legalCase: CaseOfFirm) => Promise<string>
  /** Returns the body with the words of the firm below it. */
  readonly withMailFooter: (db: Db, firmId: string, body: string) => Promise<string>
}

/** A case in which something waits for the firm. */
export interface WaitingCase {
  readonly caseId: string
  readonly people: readonly string[]
  readonly documentsToReview: number
  readonly sectionsToCheck: number
  readonly helpRequests: number
}

export interface DigestDeps extends StaffNoticeDeps {
  readonly database: Database
  /** The open cases of these people in which something waits, the longest wait first. */
  readonly listWaitingCases: (
    db: Db,
    firmId: string,
    staffIds: readonly string[],
  ) => Promise<readonly WaitingCase[]>
}

export interface StaffNoticePagesDeps extends StaffNoticeDeps {
  /** The database in the role of the workspace. */
  readonly workspaceDatabase: { forFirm(firmId: string): FirmDatabase }
}
