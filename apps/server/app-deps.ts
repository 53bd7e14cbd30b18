import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import type { RunningJobs } from '#adapters/jobs/running-jobs.ts'
import type { ActivityDeps } from '#features/clients/server/activity/read-activity.ts'
import type { DuplicatesDeps } from '#features/cases/server/duplicates/merge-duplicate.ts'
import type { BulkDeps } from '#features/work/server/reminders/remind-clients.ts'
import type { StaffCaseDeps } from '#features/cases/server/staff/staff-case.ts'
import type { CreateCaseDeps } from '#features/cases/server/create-case.ts'
import type { InviteClientsDeps } from '#features/invitation/server/clients/deps.ts'
import type { FirmCoursesDeps } from '#features/courses/server/firm/deps.ts'
import type { DocumentsDeps } from '#features/documents/server/deps.ts'
import type { PacketJobDeps, PacketsDeps } from '#features/documents/server/packets/deps.ts'
import type { FilingDeps } from '#features/filing/server/deps.ts'
import type { FirmDeps } from '#features/firm/server/deps.ts'
import type { OfficesDeps } from '#features/firm/server/offices.ts'
import type { InvitationDeps } from '#features/invitation/server/deps.ts'
import type { DigestDeps, StaffNoticePagesDeps } from '#features/notifications/server/staff/deps.ts'
import type { NotificationsDeps } from '#features/notifications/server/deps.ts'
import type { PreviewDeps } from '#features/preview/server/deps.ts'
import type { CopyDeps } from '#features/questionnaire/server/deps.ts'
import type { SessionCache } from '#features/sign-in/server/sessions/session-cache.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'
import type { StaffDeps } from '#features/staff/server/deps.ts'
import type { Tx } from '#ports/database.ts'
import type { KeptAssets } from '#ports/kept-assets.ts'
import type { AccountOfFirm, MessageSubject, NewsOfFirm } from '#ports/outbox.ts'
import type { RememberedAnswers } from '#ports/remembered-answers.ts'
import type { Readiness } from './readiness.ts'
import type { RecordRefusal } from './refused-access/record-refusal.ts'
import type { Settings } from './settings.ts'

/** What the use cases of all features get. */
export interface AppDeps
  extends
    SignInDeps,
    StaffDeps,
    InvitationDeps,
    DocumentsDeps,
    PacketsDeps,
    PacketJobDeps,
    NotificationsDeps,
    DigestDeps,
    StaffNoticePagesDeps,
    CreateCaseDeps,
    FirmDeps,
    OfficesDeps,
    CopyDeps,
    FirmCoursesDeps,
    BulkDeps,
    DuplicatesDeps,
    FilingDeps,
    ActivityDeps,
    StaffCaseDeps,
    InviteClientsDeps,
    PreviewDeps {
  readonly settings: Settings
  /** Then nothing is removed, sent or ordered (spec: security#copies). */
  readonly isCopy: boolean
  readonly database: ConnectedDatabase
  /** In the role of background jobs. */
  readonly jobsDatabase: ConnectedDatabase
  /** In the role of staff. */
  readonly workspaceDatabase: ConnectedDatabase
  readonly jobs: RunningJobs
  readonly rememberedAnswers: RememberedAnswers
  readonly sessions: SessionCache
  readonly keptAssets: KeptAssets
  readonly publicUrl: string
  readonly countCasesAgain: (tx: Tx, firmId: string) => Promise<number>
  readonly messageGivenUp: (tx: Tx, subject: MessageSubject) => Promise<void>
  readonly noticeGivenUp: (tx: Tx, news: NewsOfFirm) => Promise<void>
  readonly noticeDelivered: (tx: Tx, account: AccountOfFirm) => Promise<void>
  /** Makes stored values of older key versions again with the newest. */
  readonly renewKeyedValues: () => Promise<void>
  readonly recordRefusal: RecordRefusal
  readonly readiness: () => Promise<Readiness>
  /** Reports not ready and closes each connection after its response. Still serves requests. */
  readonly retire: () => void
  readonly isRetired: () => boolean
  /** Closes everything that was opened here, except the database. */
  readonly close: () => Promise<void>
}
