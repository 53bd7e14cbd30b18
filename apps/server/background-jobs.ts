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
import { newFetchRun } from '#features/courses/server/certificates/fetch-certificates.ts'
import { findPeopleToRemind } from '#features/courses/server/reminders/find-people-to-remind.ts'
import { sendReminders } from '#features/courses/server/reminders/send-reminders.ts'
import { sweepAnswers } from '#features/questionnaire/server/sweep-answers.ts'
import { copyQueue, writeCopy } from '#features/questionnaire/server/save/write-copy.ts'
import { reminderQueue, runReminders } from '#features/cases/server/reminders/remind-clients.ts'
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
} from '#features/documents/server/queue/apply-decisions.ts'
import { decisionQueue } from '#features/documents/server/queue/decide-review.ts'
import { packetQueue } from '#features/documents/server/packets/make-packet.ts'
import { runPacket } from '#features/documents/server/packets/run-packet.ts'
import { sweepPackets } from '#features/documents/server/packets/sweep-packets.ts'
import { newScanRun } from '#features/documents/server/upload/scan-pending.ts'
import { notifyFirms } from '#features/documents/server/notify-firms.ts'
import { sendAutomaticReminders } from '#features/cases/server/reminders/send-automatic-reminders.ts'
import { sendDigests } from '#features/notifications/server/staff/send-digests.ts'
import { sendHeldMails } from '#features/notifications/server/staff/send-held-mails.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import type { AppDeps } from './app-deps.ts'
import { forEachFirm, forFirm, throwAll } from './for-each-firm.ts'

export async function startBackgroundJobs(deps: AppDeps): Promise<void> {
  const { db } = deps.database
  await deps.jobs.work('clean-up', () =>
    runEach([
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
    ]),
  )
  await deps.jobs.work(copyQueue, (data) => runCopyJob(deps, data))
  await deps.jobs.work(reminderQueue, async ({ id = '', firmId = '' }) =>
    runReminders(forFirm(deps, firmId), { id, firmId }),
  )
  await deps.jobs.work(decisionQueue, async ({ id = '', firmId = '' }) =>
    applyDecision(forFirm(deps, firmId), { id, firmId }),
  )
  await deps.jobs.work(packetQueue, async ({ id = '', firmId = '' }, attempt) =>
    runPacket(forFirm(deps, firmId), { id, firmId }, attempt),
  )
  await deps.jobs.work('apply-due-decisions', () => forEachFirm(deps, applyDueDecisions))
  await deps.jobs.work('renew-keyed-values', () => deps.renewKeyedValues())
  await deps.jobs.work('reconcile-files', () => reconcileNightly(deps))
  await deps.jobs.work('reconcile-all-files', () => reconcileMonthly(deps))
  await deps.jobs.work('scan-pending', () => forEachFirm(deps, newScanRun()))
  await deps.jobs.work('fetch-certificates', () => forEachFirm(deps, newFetchRun()))
  await deps.jobs.work('forget-look-ups', () => forEachFirm(deps, forgetOldLookUps))
  await deps.jobs.work('ask-course-provider', () => forEachFirm(deps, newRefreshRun()))
  await deps.jobs.work('apply-assisted-changes', () => applyAssistedChanges(deps))
  await deps.jobs.work('count-refused-access', () => writeRefusalCounts(deps))
  await deps.jobs.work('send-notices', () => sendNotices(deps))
  await deps.jobs.work('send-held-staff-mails', () => forEachFirm(deps, sendHeldMails))
  await deps.jobs.work('send-staff-digests', () => forEachFirm(deps, sendDigests))
  await deps.jobs.work('tell-firms', () => forEachFirm(deps, notifyFirms))
  await deps.jobs.work('find-people-to-remind', () => forEachFirm(deps, findPeopleToRemind))
  await deps.jobs.work('send-course-reminders', () => forEachFirm(deps, sendReminders))
  await deps.jobs.work('send-automatic-reminders', () => forEachFirm(deps, sendAutomaticReminders))
  await deps.jobs.schedule('clean-up', '17 * * * *')
  await deps.jobs.schedule('renew-keyed-values', '*/2 * * * *')
  await deps.jobs.schedule('reconcile-files', '41 3 * * *')
  await deps.jobs.schedule('reconcile-all-files', '11 2 1 * *')
  await deps.jobs.schedule('scan-pending', '* * * * *')
  await deps.jobs.schedule('fetch-certificates', '* * * * *')
  await deps.jobs.schedule('forget-look-ups', '* * * * *')
  await deps.jobs.schedule('ask-course-provider', '*/5 * * * *')
  await deps.jobs.schedule('apply-assisted-changes', '2-59/5 * * * *')
  await deps.jobs.schedule('apply-due-decisions', '* * * * *')
  await deps.jobs.schedule('count-refused-access', '*/5 * * * *')
  await deps.jobs.schedule('send-notices', '* * * * *')
  await deps.jobs.schedule('send-held-staff-mails', '* * * * *')
  await deps.jobs.schedule('send-staff-digests', '*/10 * * * *')
  await deps.jobs.schedule('tell-firms', '* * * * *')
  await deps.jobs.schedule('find-people-to-remind', '27 * * * *')
  await deps.jobs.schedule('send-course-reminders', '*/10 * * * *')
  await deps.jobs.schedule('send-automatic-reminders', '4-59/10 * * * *')
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
