import { auditTable } from '#adapters/audit/audit-table.ts'
import { maxSkewMs } from '#adapters/clock/database-clock.ts'
import { waitUntil, stopwatch } from '#adapters/clock/stopwatch.ts'
import { courseProviderOfCopy } from '#adapters/course-provider/no-provider.ts'
import { signedWebhooks } from '#adapters/course-provider/signed-webhooks.ts'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { threadedFileChecker } from '#adapters/file-intake/file-checker.ts'
import { sharpImages } from '#adapters/file-intake/pictures/sharp-images.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import type { RunningJobs } from '#adapters/jobs/running-jobs.ts'
import { keptAssets } from '#adapters/kept-assets/kept-assets.ts'
import { limitsTable } from '#adapters/limits/limits-table.ts'
import { outboxTable } from '#adapters/outbox/outbox-table.ts'
import { createPacketWriter } from '#adapters/pdf/packet-writer.ts'
import { createPdfRenderer } from '#adapters/pdf/pdf-renderer.ts'
import { argon2Hasher, type HasherSettings } from '#adapters/passwords/argon2-hasher.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import { previewTokens } from '#adapters/tokens/preview-tokens.ts'
import { rememberedAnswersTable } from '#adapters/remembered-answers/remembered-answers-table.ts'
import { clamavScanner } from '#adapters/virus-scan/clamav.ts'
import { noScanner } from '#adapters/virus-scan/none.ts'
import { recordTextReply } from '#features/account/server/text-consents.ts'
import {
  findContact,
  languageOfMobile,
  findPerson,
  ssnOfAccount,
} from '#features/account/server/contact.ts'
import {
  saveMissingAddress,
  saveMissingSsn,
} from '#features/account/server/save-missing-details.ts'
import {
  createCaseChanged,
  rebuildSummaries,
  reportUndelivered,
} from '#features/cases/server/summary/case-changed.ts'
import { listInvitationStates } from '#features/invitation/server/invitation-states.ts'
import { usualPayerOfCourses } from '#features/invitation/server/clients/case-defaults.ts'
import { inviteCase } from '#features/invitation/server/clients/change-invitations.ts'
import { endInvitation, invite } from '#features/invitation/server/invite.ts'
import { toInvitations } from '#features/invitation/server/limited-messages.ts'
import { claimMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { createClientActive } from '#features/cases/server/summary/client-activity.ts'
import {
  endUndelivered,
  reportUndeliveredNotice,
} from '#features/cases/server/messages/undelivered.ts'
import { alertFirms } from '#features/cases/server/alert-firms.ts'
import {
  describeCase,
  listWaitingCases,
  notifyOfUndelivered,
} from '#features/cases/server/notify-staff.ts'
import { invitedBeside } from '#features/cases/server/participants/participants.ts'
import { findFirmOfActiveCase } from '#features/cases/server/firm-of-case.ts'
import { countSecondCoursesMissing, coursesDone } from '#features/courses/server/courses-done.ts'
import {
  certificateFileRowsAfter,
  listCertificateFiles,
} from '#features/courses/server/certificates/certificate-files.ts'
import { issuedCertificates } from '#features/courses/server/certificates/issued-certificates.ts'
import { setCoursePayer } from '#features/courses/server/set-up-course.ts'
import { showQuestionnaire } from '#features/questionnaire/server/firm/show-questionnaire.ts'
import { createCategories } from '#features/documents/server/checklist/create-categories.ts'
import { fitCategories } from '#features/documents/server/checklist/fit-categories.ts'
import { findOwnFaq } from '#features/staff/server/settings/firm-faqs.ts'
import { findFilingGaps } from '#features/filing/server/filing-gaps.ts'
import { emailOfFirm } from '#features/firm/server/firms.ts'
import { listStaffContacts } from '#features/firm/server/staff-members.ts'
import { reissueInvitation } from '#features/invitation/server/reissue-invitation.ts'
import { invitationFulfilled, joinInvitedCase } from '#features/invitation/server/join-case.ts'
import { takesTexts } from '#features/notifications/server/takes-texts.ts'
import { openUnreadCounts } from '#features/notifications/server/unread-counts.ts'
import { requireVersions } from '#features/questionnaire/server/require-versions.ts'
import { credentialsChanged } from '#features/sign-in/server/credentials-changed.ts'
import { findSessionOfCompletedAccount } from '#features/sign-in/server/sessions/promote-session.ts'
import { openSessionCache } from '#features/sign-in/server/sessions/session-cache.ts'
import { findSessionOfCookie } from '#features/sign-in/server/sessions/session-of-cookie.ts'
import { requireFreshProof } from '#features/sign-in/server/second-factor/step-up.ts'
import { withMailFooter } from '#features/staff/server/settings/mail-footer.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import { withoutRemoval } from './copy.ts'
import { openCourseProvider, webhookSecrets } from './course-service.ts'
import type { DemoServices } from './demo-services.ts'
import type { FollowedKeyRing } from './follow-key-ring.ts'
import { byNetwork, sparingLoopback } from './limits-by-address.ts'
import {
  heldWork,
  moveToCase,
  namedParts,
  newsWords,
  staffNoticeWords,
  peopleChanged,
  stageEntered,
  summaryParts,
  shownEvents,
} from './features.ts'
import { readContents } from './questionnaire-contents.ts'
import { openAssetStorage, openVault } from './open-vault.ts'
import { openReadiness } from './readiness.ts'
import { createRefusalRecorder } from './refused-access/record-refusal.ts'
import type { Settings } from './settings.ts'
import { answerBytesPerAccount, createRateLimiter } from './graphql/rate-limiter.ts'
import type { AppDeps } from './app-deps.ts'

export interface CreateDepsOptions {
  readonly settings: Settings
  /** In the role of the portal. */
  readonly database: ConnectedDatabase
  readonly jobsDatabase: ConnectedDatabase
  readonly workspaceDatabase: ConnectedDatabase
  readonly jobs: RunningJobs
  readonly clock: Clock
  readonly log: Log
  readonly secrets: Secrets
  readonly keyRing: FollowedKeyRing
  /** The database is a copy of another installation (spec: security#copies). */
  readonly isCopy?: boolean
  readonly demo?: DemoServices | undefined
  /** Returns the offset of the database clock. It is 0 if it was not measured. */
  readonly skewMs?: () => number
  /** Faster settings for tests. */
  readonly hashing?: HasherSettings
  /** Timeout of calls to the course provider. It is shorter in tests. */
  readonly courseProviderTimeoutMs?: number
  /** Interval of the file store check for readiness; default 30 seconds. */
  readonly probeFilesEveryMs?: number
}

export async function createDeps(parts: CreateDepsOptions): Promise<AppDeps> {
  const {
    settings,
    database,
    jobsDatabase,
    workspaceDatabase,
    jobs,
    clock,
    log,
    secrets,
    keyRing,
    isCopy = false,
    demo,
    skewMs = () => 0,
    hashing,
    courseProviderTimeoutMs,
    probeFilesEveryMs,
  } = parts
  const ids = randomIds()
  const contents = readContents()
  await requireVersions(database.db, contents)
  const audit = auditTable(database, ids)
  const sessions = await openSessionCache({ database, clock })
  const unread = await openUnreadCounts(database, stopwatch)
  const vault = isCopy ? withoutRemoval(openVault(settings)) : openVault(settings)
  const life = { isRetired: false }
  const readiness = openReadiness({
    isDatabaseReachable: database.isReachable,
    probeFiles: vault.probe,
    isClockRight: () => Math.abs(skewMs()) <= maxSkewMs,
    areKeysCurrent: keyRing.areKeysCurrent,
    stopwatch,
    ...(probeFilesEveryMs === undefined ? {} : { probeFilesEveryMs }),
  })
  const limits = byNetwork(limitsTable(database, (text) => secrets.fingerprint('limits', text)))
  const deps: AppDeps = {
    settings,
    isCopy,
    database,
    jobsDatabase,
    workspaceDatabase,
    clock,
    log,
    ids,
    secrets,
    renewKeyedValues: keyRing.renewValues,
    jobs,
    rememberedAnswers: rememberedAnswersTable(database),
    audit,
    sessions,
    unread,
    newsWords,
    staffNoticeWords,
    listStaffContacts,
    describeCase,
    withMailFooter,
    listWaitingCases,
    vault,
    keptAssets: keptAssets(database, openAssetStorage(settings)),
    outbox: outboxTable({ ids, jobs, secrets }),
    limits: settings.isDemo ? sparingLoopback(limits) : limits,
    passwords: argon2Hasher(secrets, hashing),
    tokens: joseTokens(secrets, clock),
    staffTokens: joseTokens(secrets, clock, 'staff'),
    previewTokens: previewTokens(secrets, clock, ids),
    checker: threadedFileChecker(),
    scanner: settings.clamav ? clamavScanner(settings.clamav) : noScanner(),
    storageQuota: { accountBytes: settings.accountQuotaBytes, caseBytes: settings.caseQuotaBytes },
    images: sharpImages(),
    supportPhone: settings.supportPhone,
    overviewVideoUrl: settings.overviewVideoUrl,
    welcomeVideoUrl: settings.welcomeVideoUrl,
    publicUrl: settings.publicUrl,
    publicHost: new URL(settings.publicUrl).hostname,
    notBefore: waitUntil,
    stopwatch,
    mayStoreAnswer: createRateLimiter(answerBytesPerAccount, stopwatch),
    filesElsewhere: { existing: listCertificateFiles, after: certificateFileRowsAfter },
    issuedCertificates,
    countSecondCoursesMissing,
    accountCompleted: async (tx, { accountId, sessionId }) => {
      await findSessionOfCompletedAccount(deps, tx, sessionId)
      await invitationFulfilled(tx, accountId)
    },
    requireFreshProof,
    requireSettingsPermission: (viewer) => requirePermission({ clock }, viewer, 'firm-settings'),
    credentialsChanged: (tx, change) => credentialsChanged(deps, tx, change),
    alertFirms: (tx, accountId, alert) => alertFirms(deps, tx, accountId, alert),
    invitedBeside,
    takesTexts: (db, mobilePhone) => takesTexts(deps, db, mobilePhone),
    messageGivenUp: async (tx, subject) => {
      await reportUndelivered(tx, subject)
      await notifyOfUndelivered(deps, tx, subject)
    },
    noticeGivenUp: (tx, news) => reportUndeliveredNotice(deps, tx, news),
    noticeDelivered: (tx, account) => endUndelivered(deps, tx, account),
    clientActive: createClientActive(stopwatch),
    countCasesAgain: (tx, firmId) =>
      rebuildSummaries((work) => work(tx), summaryParts(deps), firmId),
    filingGaps: findFilingGaps,
    recountCases: (database, firmId) =>
      rebuildSummaries((work) => database.transact(work), summaryParts(deps), firmId),
    showIntake: (tx, { dueOn, ...legalCase }) =>
      showQuestionnaire(deps, tx, { ...legalCase, ...(dueOn !== undefined && { dueOn }) }),
    setCoursePayer,
    usualPayerOfCourses,
    claimInvitations: (tx, firmId, people) =>
      claimMessages(deps, tx, [toInvitations(firmId, people)]),
    inviteCase: (tx, legalCase, staffId) => inviteCase(deps, tx, legalCase, staffId),
    inviteAgain: async (tx, person) => {
      await invite(deps, tx, person)
    },
    endInvitation,
    moveToCase,
    heldWork: heldWork({ clock }),
    stageEntered: (tx, entered) => stageEntered(deps)(tx, entered),
    invitationStates: listInvitationStates,
    listNamedParts: namedParts({ contents }),
    shownEvents,
    caseCreated: (tx, legalCase) => createCategories(deps, tx, legalCase),
    refitCase: (tx, legalCase) => fitCategories(deps, tx, legalCase),
    peopleChanged: (tx, legalCase) => peopleChanged(deps)(tx, legalCase),
    caseChanged: (tx, legalCase, by) => createCaseChanged(summaryParts(deps))(tx, legalCase, by),
    ownFaqOf: (firmId, language) => findOwnFaq(database.db, firmId, { language }),
    firmOfCase: (viewer, caseId) => findFirmOfActiveCase(database.db, viewer, caseId),
    clientArrived: (tx, arrival) => joinInvitedCase(deps, tx, arrival),
    reissueInvitation: (person) => reissueInvitation(deps, person),
    findContact,
    emailOfFirm,
    languageOfMobile,
    textReply: (tx, reply) => recordTextReply(deps, tx, reply),
    findPerson,
    coursesDone,
    ssnOfAccount: (db, accountId) => ssnOfAccount({ secrets }, db, accountId),
    contents,
    pdfRenderer: createPdfRenderer(),
    packetWriter: createPacketWriter(),
    courseProvider: isCopy
      ? courseProviderOfCopy()
      : openCourseProvider({
          settings,
          database,
          clock,
          demo,
          ...(courseProviderTimeoutMs === undefined ? {} : { timeoutMs: courseProviderTimeoutMs }),
        }),
    courseEvents: signedWebhooks(webhookSecrets(settings, secrets)),
    keepSsn: (tx, accountId, ssn) => saveMissingSsn({ secrets, audit }, tx, accountId, ssn),
    keepAddress: saveMissingAddress,
    sessionOfCookie: (refreshToken) => findSessionOfCookie({ database, clock }, refreshToken),
    recordRefusal: createRefusalRecorder(() => deps),
    readiness: async () => (life.isRetired ? { isReady: false, degraded: [] } : readiness()),
    retire: () => void (life.isRetired = true),
    isRetired: () => life.isRetired,
    close: async () => {
      await jobs.stop()
      await deps.checker.stop()
      await deps.pdfRenderer.stop()
      await deps.packetWriter.stop()
      await sessions.stop()
      await unread.stop()
    },
  }
  return deps
}
