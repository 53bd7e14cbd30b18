import { writeRefusalCounts } from '#adapters/audit/refused-access.ts'
import { sweepLimits } from '#adapters/limits/limits-table.ts'
import { sweepOutbox } from '#adapters/outbox/outbox-table.ts'
import { applyAssistedChanges } from '#features/account/server/assisted/assisted-change.ts'
import { cleanUpAccounts } from '#features/account/server/clean-up.ts'
import { newRefreshRun } from '#features/courses/server/provider/refresh-items.ts'
import {
  cleanUpCourses,
  forgetOldLookUps,
  removeOldEvents,
} from '#features/courses/server/clean-up.ts'
import { newFetchRun } from '#features/courses/server/provider/fetch-certificates.ts'
import { findPeopleToRemind } from '#features/courses/server/reminders/find-people-to-remind.ts'
import { sendReminders } from '#features/courses/server/reminders/send-reminders.ts'
import { sweepAnswers } from '#features/questionnaire/server/sweep-answers.ts'
import { copyQueue, writeCopy } from '#features/questionnaire/server/save/write-copy.ts'
import { reminderQueue, runReminders } from '#features/work/server/reminders/remind-clients.ts'
import { cleanUpSignIn } from '#features/sign-in/server/clean-up.ts'
import { cleanUpStaff } from '#features/staff/server/clean-up.ts'
import { cleanUpVerification } from '#features/verification/server/clean-up.ts'
import {
  reconcileMonthly,
  reconcileNightly,
} from '#features/documents/server/files/reconcile-nightly.ts'
import {
  applyDecision,
  applyDueDecisions,
} from '#features/documents/server/review/decide/apply-decisions.ts'
import { decisionQueue } from '#features/documents/server/review/decide/decide-review.ts'
import { packetQueue } from '#features/documents/server/packets/make-packet.ts'
import { runPacket } from '#features/documents/server/packets/run-packet.ts'
import { sweepPackets } from '#features/documents/server/packets/sweep-packets.ts'
import { newScanRun } from '#features/documents/server/upload/scan-pending.ts'
import { notifyFirms } from '#features/documents/server/upload/notify-firms.ts'
import { sendAutomaticReminders } from '#features/work/server/reminders/send-automatic-reminders.ts'
import { sendDigests } from '#features/notifications/server/staff/send-digests.ts'
import { sendHeldMails } from '#features/notifications/server/staff/send-held-mails.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import type { JobAttempt } from '#ports/jobs.ts'
import type { AppDeps } from './app-deps.ts'
import { forEachFirm, forFirm, throwAll } from './for-each-firm.ts'

type Run = (
  deps: AppDeps,
  data: Readonly<Record<string, string>>,
  attempt: JobAttempt,
) => Promise<unknown>

/** Jobs that a transaction enqueues, by queue. */
const enqueued: Readonly<Record<string, Run>> = {
  [copyQueue]: runCopyJob,
  [reminderQueue]: (deps, { id = '', firmId = '' }) =>
    runReminders(forFirm(deps, firmId), { id, firmId }),
  [decisionQueue]: (deps, { id = '', firmId = '' }) =>
    applyDecision(forFirm(deps, firmId), { id, firmId }),
  [packetQueue]: (deps, { id = '', firmId = '' }, attempt) =>
    runPacket(forFirm(deps, firmId), { id, firmId }, attempt),
}

interface ScheduledJob {
  /** In UTC. */
  readonly cron: string
  readonly run: (deps: AppDeps) => Promise<unknown>
}

/** By queue. */
const scheduled = (): Readonly<Record<string, ScheduledJob>> => ({
  'clean-up': { cron: '17 * * * *', run: cleanUp },
  'renew-keyed-values': { cron: '*/2 * * * *', run: (deps) => deps.renewKeyedValues() },
  'reconcile-files': { cron: '41 3 * * *', run: reconcileNightly },
  'reconcile-all-files': { cron: '11 2 1 * *', run: reconcileMonthly },
  'scan-pending': { cron: '* * * * *', run: inEachFirm(newScanRun()) },
  'fetch-certificates': { cron: '* * * * *', run: inEachFirm(newFetchRun()) },
  'forget-look-ups': { cron: '* * * * *', run: inEachFirm(forgetOldLookUps) },
  'ask-course-provider': { cron: '*/5 * * * *', run: inEachFirm(newRefreshRun()) },
  'apply-assisted-changes': { cron: '2-59/5 * * * *', run: applyAssistedChanges },
  'apply-due-decisions': { cron: '* * * * *', run: inEachFirm(applyDueDecisions) },
  'count-refused-access': { cron: '*/5 * * * *', run: writeRefusalCounts },
  'send-notices': { cron: '* * * * *', run: sendNotices },
  'send-held-staff-mails': { cron: '* * * * *', run: inEachFirm(sendHeldMails) },
  'send-staff-digests': { cron: '*/10 * * * *', run: inEachFirm(sendDigests) },
  'tell-firms': { cron: '* * * * *', run: inEachFirm(notifyFirms) },
  'find-people-to-remind': { cron: '27 * * * *', run: inEachFirm(findPeopleToRemind) },
  'send-course-reminders': { cron: '*/10 * * * *', run: inEachFirm(sendReminders) },
  'send-automatic-reminders': {
    cron: '4-59/10 * * * *',
    run: inEachFirm(sendAutomaticReminders),
  },
})

export async function startBackgroundJobs(deps: AppDeps): Promise<void> {
  for (const [queue, run] of Object.entries(enqueued))
    await deps.jobs.work(queue, async (data, attempt) => void (await run(deps, data, attempt)))
  const jobs = Object.entries(scheduled())
  for (const [queue, { run }] of jobs)
    await deps.jobs.work(queue, async () => void (await run(deps)))
  for (const [queue, { cron }] of jobs) await deps.jobs.schedule(queue, cron)
}

function inEachFirm(act: Parameters<typeof forEachFirm<AppDeps>>[1]): ScheduledJob['run'] {
  return (deps) => forEachFirm(deps, act)
}

function cleanUp(deps: AppDeps): Promise<void> {
  const { db } = deps.database
  return runEach([
    () => cleanUpVerification(db),
    () => cleanUpSignIn(db),
    () => cleanUpStaff(deps.jobsDatabase.db),
    () => cleanUpAccounts(db),
    () => removeOldEvents(deps.database),
    () => forEachFirm(deps, sweepAnswers),
    () => forEachFirm(deps, cleanUpCourses),
    () => forEachFirm(deps, sweepPackets),
    () => sweepLimits(deps.database),
    () => sweepOutbox(deps),
    () => deps.rememberedAnswers.sweep(),
    () => deps.keptAssets.sweep(),
  ])
}

/** Tries every firm for a job that was enqueued before jobs named the firm. */
export async function runCopyJob(
  deps: AppDeps,
  { submissionId: id = '', firmId }: Readonly<Record<string, string>>,
): Promise<void> {
  if (firmId !== undefined) return writeCopy(forFirm(deps, firmId), { id, firmId })
  await forEachFirm(deps, (firmDeps, each) => writeCopy(firmDeps, { id, firmId: each }))
}

/** A failed step does not keep the next ones from running. */
async function runEach(steps: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  throwAll(failures)
}
