import { sweepLimits } from '#adapters/limits/limits-table.ts'
import { sweepOutbox } from '#adapters/outbox/outbox-table.ts'
import { cleanUpAccounts } from '#features/account/server/clean-up.ts'
import { refreshSilentItems } from '#features/courses/server/provider/refresh-items.ts'
import { cleanUpCourses, forgetOldLookUps } from '#features/courses/server/clean-up.ts'
import { fetchCertificates } from '#features/courses/server/certificates/fetch-certificates.ts'
import { findPeopleToRemind } from '#features/courses/server/reminders/find-people-to-remind.ts'
import { sendReminders } from '#features/courses/server/reminders/send-reminders.ts'
import { sweepAnswers } from '#features/questionnaire/server/sweep-answers.ts'
import { copyQueue, writeCopy } from '#features/questionnaire/server/save/write-copy.ts'
import { cleanUpSignIn } from '#features/sign-in/server/clean-up.ts'
import { cleanUpVerification } from '#features/verification/server/clean-up.ts'
import {
  reconcileMonthly,
  reconcileNightly,
} from '#features/documents/server/files/reconcile-nightly.ts'
import { scanPending } from '#features/documents/server/upload/scan-pending.ts'
import { notifyFirms } from '#features/documents/server/notify-firms.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import type { AppDeps } from './create-deps.ts'

export async function startBackgroundJobs(deps: AppDeps): Promise<void> {
  const { db } = deps.database
  await deps.jobs.work('clean-up', async () => {
    await cleanUpVerification(db)
    await cleanUpSignIn(db)
    await cleanUpAccounts(db)
    await sweepAnswers(db)
    await cleanUpCourses(deps.database)
    await sweepLimits(deps.database)
    await sweepOutbox(deps)
  })
  await deps.jobs.work(copyQueue, ({ submissionId = '' }) => writeCopy(deps, submissionId))
  await deps.jobs.work('reconcile-files', () => reconcileNightly(deps))
  await deps.jobs.work('reconcile-all-files', () => reconcileMonthly(deps))
  await deps.jobs.work('scan-pending', () => scanPending(deps))
  await deps.jobs.work('fetch-certificates', () => fetchCertificates(deps))
  await deps.jobs.work('forget-look-ups', () => forgetOldLookUps(deps.database))
  await deps.jobs.work('ask-course-provider', () => refreshSilentItems(deps))
  await deps.jobs.work('send-notices', () => sendNotices(deps))
  await deps.jobs.work('tell-firms', () => notifyFirms(deps))
  await deps.jobs.work('find-people-to-remind', () => findPeopleToRemind(deps))
  await deps.jobs.work('send-course-reminders', () => sendReminders(deps))
  await deps.jobs.schedule('clean-up', '17 * * * *')
  await deps.jobs.schedule('reconcile-files', '41 3 * * *')
  await deps.jobs.schedule('reconcile-all-files', '11 2 1 * *')
  await deps.jobs.schedule('scan-pending', '* * * * *')
  await deps.jobs.schedule('fetch-certificates', '* * * * *')
  await deps.jobs.schedule('forget-look-ups', '* * * * *')
  await deps.jobs.schedule('ask-course-provider', '*/5 * * * *')
  await deps.jobs.schedule('send-notices', '* * * * *')
  await deps.jobs.schedule('tell-firms', '* * * * *')
  await deps.jobs.schedule('find-people-to-remind', '27 * * * *')
  await deps.jobs.schedule('send-course-reminders', '*/10 * * * *')
}
