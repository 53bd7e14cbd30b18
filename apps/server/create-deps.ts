// Puts the house together: adapters into ports, and the questions that lead upward answered. Decides nothing itself.
import { join } from 'node:path'
import { auditTable } from '#adapters/audit/audit-table.ts'
import { maxSkewMs } from '#adapters/clock/database-clock.ts'
import { notBefore, stopwatch } from '#adapters/clock/stopwatch.ts'
import { signedWebhooks } from '#adapters/course-provider/signed-webhooks.ts'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { threadedFileChecker } from '#adapters/file-checks/file-checker.ts'
import { diskVault } from '#adapters/file-vault/disk-vault.ts'
import { s3Vault } from '#adapters/file-vault/s3-vault.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { sharpImages } from '#adapters/images/sharp-images.ts'
import { startJobs, type RunningJobs } from '#adapters/jobs/pg-boss.ts'
import { limitsTable } from '#adapters/limits/limits-table.ts'
import { outboxTable } from '#adapters/outbox/outbox-table.ts'
import { openMetrics, type Metrics } from '#adapters/metrics/prom-metrics.ts'
import { pdfPress } from '#adapters/pdf/pdf-renderer.ts'
import { argon2Hasher, type HasherSettings } from '#adapters/passwords/argon2-hasher.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import { clamavScanner } from '#adapters/virus-scan/clamav.ts'
import { noScanner } from '#adapters/virus-scan/none.ts'
import { accountResolvers } from '#features/account/server/account.resolvers.ts'
import {
  contactOf,
  languageOfMobile,
  personOf,
  ssnOfAccount,
} from '#features/account/server/contact.ts'
import { keepAddress, keepSsn } from '#features/account/server/keep-what-was-missing.ts'
import type { CreatingWorld } from '#features/cases/server/create-case.ts'
import { casesResolvers } from '#features/cases/server/cases.resolvers.ts'
import { alertFirms } from '#features/cases/server/alert-firms.ts'
import { invitedBeside } from '#features/cases/server/participants/participants.ts'
import { firmOfActiveCase } from '#features/cases/server/firm-of-case.ts'
import { coursesDone } from '#features/courses/server/courses-done.ts'
import {
  certificateFileRowsAfter,
  knownCertificateFiles,
} from '#features/courses/server/certificates/certificate-files.ts'
import { issuedCertificates } from '#features/courses/server/certificates/issued-certificates.ts'
import { coursesResolvers } from '#features/courses/server/courses.resolvers.ts'
import type { CoursesWorld } from '#features/courses/server/deps.ts'
import { createCategories } from '#features/documents/server/create-categories.ts'
import { documentsResolvers } from '#features/documents/server/documents.resolvers.ts'
import type { DocumentsWorld } from '#features/documents/server/deps.ts'
import { firmResolvers } from '#features/firm/server/firm.resolvers.ts'
import { emailOfFirm } from '#features/firm/server/firms.ts'
import type { FirmWorld } from '#features/firm/server/deps.ts'
import { invitationResolvers } from '#features/invitation/server/invitation.resolvers.ts'
import { reissueInvitation } from '#features/invitation/server/reissue-invitation.ts'
import { invitationFulfilled, joinInvitedCase } from '#features/invitation/server/join-case.ts'
import type { InvitationWorld } from '#features/invitation/server/world.ts'
import { notificationsResolvers } from '#features/notifications/server/notifications.resolvers.ts'
import { takesTexts } from '#features/notifications/server/takes-texts.ts'
import { openUnreadCounts } from '#features/notifications/server/unread-counts.ts'
import type { NotificationsWorld } from '#features/notifications/server/deps.ts'
import { questionnaireResolvers } from '#features/questionnaire/server/questionnaire.resolvers.ts'
import { requireVersions } from '#features/questionnaire/server/require-versions.ts'
import type { CopyWorld } from '#features/questionnaire/server/world.ts'
import { credentialsChanged } from '#features/sign-in/server/credentials-changed.ts'
import { sessionOfCompletedAccount } from '#features/sign-in/server/sessions/promote-session.ts'
import {
  openSessionCache,
  type SessionCache,
} from '#features/sign-in/server/sessions/session-cache.ts'
import { signInResolvers } from '#features/sign-in/server/sign-in.resolvers.ts'
import { sessionOfCookie } from '#features/sign-in/server/sessions/session-of-cookie.ts'
import { requireFreshProof } from '#features/sign-in/server/second-factor/step-up.ts'
import type { SignInWorld } from '#features/sign-in/server/deps.ts'
import { countedAddress } from '#lib/network.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import { openCourseProvider, webhookSecrets } from './course-service.ts'
import { newsWords } from './news-words.ts'
import { readContents } from './questionnaire-contents.ts'
import { readOperatingState, version } from './operating-state.ts'
import { openReadiness, type Readiness } from './readiness.ts'
import { isLoopback, type Settings } from './settings.ts'
import { answerBytesPerAccount, steadyAllowance } from './steady-allowance.ts'

export interface World
  extends
    SignInWorld,
    InvitationWorld,
    DocumentsWorld,
    NotificationsWorld,
    CreatingWorld,
    FirmWorld,
    CopyWorld,
    CoursesWorld {
  readonly settings: Settings
  readonly database: ConnectedDatabase
  readonly jobs: RunningJobs
  readonly sessions: SessionCache
  readonly metrics: Metrics
  readonly publicUrl: string
  readonly readiness: () => Promise<Readiness>
  /** From now on not ready, and every answer closes its connection: a balancer moves on while requests are still served. */
  readonly retire: () => void
  readonly isRetired: () => boolean
  /** Lets go of everything that was opened here, the database excepted. */
  readonly close: () => Promise<void>
}

export interface WorldParts {
  readonly settings: Settings
  readonly database: ConnectedDatabase
  readonly clock: Clock
  readonly log: Log
  readonly masterKey: Uint8Array
  /** How far the database is ahead of this machine's clock; nothing unless it is measured. */
  readonly skewMs?: () => number
  /** Cheaper ones for tests. */
  readonly hashing?: HasherSettings
  /** How long the order service for the courses is waited for; less for tests. */
  readonly coursePatienceMs?: number
  /** How often readiness asks the file store; 30 seconds unless told. */
  readonly probeFilesEveryMs?: number
}

export async function openWorld(parts: WorldParts): Promise<World> {
  const {
    settings,
    database,
    clock,
    log,
    masterKey,
    skewMs = () => 0,
    hashing,
    coursePatienceMs,
    probeFilesEveryMs,
  } = parts
  const secrets = masterKeySecrets(masterKey)
  const ids = randomIds()
  const contents = readContents()
  await requireVersions(database.db, contents)
  const jobs = await startJobs(database, log)
  const audit = auditTable(database, ids)
  const sessions = await openSessionCache({ database, clock })
  const unread = await openUnreadCounts(database, stopwatch)
  const vault = openVault(settings)
  const life = { isRetired: false }
  const readiness = openReadiness({
    isDatabaseReachable: database.isReachable,
    probeFiles: vault.probe,
    isClockRight: () => Math.abs(skewMs()) <= maxSkewMs,
    stopwatch,
    ...(probeFilesEveryMs === undefined ? {} : { probeFilesEveryMs }),
  })
  const limits = byNetwork(limitsTable(database, (text) => secrets.fingerprint('limits', text)))
  const world: World = {
    settings,
    database,
    clock,
    log,
    ids,
    secrets,
    jobs,
    audit,
    sessions,
    unread,
    newsWords,
    vault,
    metrics: openMetrics({
      version,
      stopwatch,
      readState: () => readOperatingState({ settings, database, jobs }),
    }),
    outbox: outboxTable({ ids, jobs, secrets }),
    limits: settings.isDemo ? sparingLoopback(limits) : limits,
    passwords: argon2Hasher(secrets, hashing),
    tokens: joseTokens(secrets, clock),
    checker: threadedFileChecker(),
    scanner: settings.clamav ? clamavScanner(settings.clamav) : noScanner(),
    mostStored: { accountBytes: settings.accountQuotaBytes, caseBytes: settings.caseQuotaBytes },
    images: sharpImages(),
    supportPhone: settings.supportPhone,
    overviewVideoUrl: settings.overviewVideoUrl,
    welcomeVideoUrl: settings.welcomeVideoUrl,
    publicUrl: settings.publicUrl,
    publicHost: new URL(settings.publicUrl).hostname,
    notBefore,
    stopwatch,
    mayStoreAnswer: steadyAllowance(answerBytesPerAccount, stopwatch),
    filesElsewhere: { existing: knownCertificateFiles, after: certificateFileRowsAfter },
    issuedCertificates: (caseId, batch) => issuedCertificates({ database }, caseId, batch),
    accountCompleted: async (tx, { accountId, sessionId }) => {
      await sessionOfCompletedAccount(world, tx, sessionId)
      await invitationFulfilled(tx, accountId)
    },
    requireFreshProof,
    credentialsChanged: (tx, change) => credentialsChanged(world, tx, change),
    alertFirms: (tx, accountId, alert) => alertFirms(world, tx, accountId, alert),
    invitedBeside,
    takesTexts: (db, mobilePhone) => takesTexts(world, db, mobilePhone),
    caseCreated: (tx, legalCase) => createCategories(world, tx, legalCase),
    firmOfCase: (viewer, caseId) => firmOfActiveCase(database.db, viewer, caseId),
    clientArrived: (tx, arrival) => joinInvitedCase(world, tx, arrival),
    reissueInvitation: (person) => reissueInvitation(world, person),
    contactOf,
    emailOfFirm,
    languageOfMobile,
    personOf,
    coursesDone,
    ssnOfAccount: (db, accountId) => ssnOfAccount({ secrets }, db, accountId),
    contents,
    paperPress: pdfPress(),
    courseProvider: openCourseProvider({
      settings,
      database,
      clock,
      ...(coursePatienceMs === undefined ? {} : { patienceMs: coursePatienceMs }),
    }),
    courseEvents: signedWebhooks(webhookSecrets(settings, secrets)),
    keepSsn: (tx, accountId, ssn) => keepSsn({ secrets, audit }, tx, accountId, ssn),
    keepAddress,
    sessionOfCookie: (refreshToken) => sessionOfCookie({ database, clock }, refreshToken),
    readiness: async () => (life.isRetired ? { isReady: false, degraded: [] } : readiness()),
    retire: () => void (life.isRetired = true),
    isRetired: () => life.isRetired,
    close: async () => {
      await jobs.stop()
      await world.checker.stop()
      await world.paperPress.stop()
      await sessions.stop()
      await unread.stop()
    },
  }
  return world
}

/** Each room's table of contents. */
export function resolverTables(world: World) {
  return [
    accountResolvers(world),
    signInResolvers(world),
    invitationResolvers(world),
    casesResolvers(world),
    documentsResolvers(world),
    notificationsResolvers(world),
    firmResolvers(world),
    questionnaireResolvers(world),
    coursesResolvers(world),
  ]
}

function openVault(settings: Settings): FileVault {
  const folder = join(settings.dataDir, 'files')
  return settings.s3 ? s3Vault({ ...settings.s3, stagingFolder: folder }) : diskVault(folder)
}

/** Whoever is counted by address is counted by network where one customer has many addresses. */
function byNetwork(limits: Limits): Limits {
  return {
    ...limits,
    take: (allowance, subject) =>
      limits.take(
        allowance,
        subject.startsWith('ip:') ? `ip:${countedAddress(subject.slice(3))}` : subject,
      ),
  }
}

/** On the machine itself nobody is counted by address; accounts are counted everywhere (decisions 3.14). */
function sparingLoopback(limits: Limits): Limits {
  return {
    ...limits,
    take: (allowance, subject) =>
      subject.startsWith('ip:') && isLoopback(subject.slice(3))
        ? Promise.resolve(true)
        : limits.take(allowance, subject),
  }
}
