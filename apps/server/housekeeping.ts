// The work behind the scenes, most of it by the clock: what is over is removed, and news that has waited long enough is told.
import { sweepLimits } from '#adapters/limits/limits-table.ts'
import { sweepOutbox } from '#adapters/outbox/outbox-table.ts'
import { cleanUpAccounts } from '#features/account/server/clean-up.ts'
import { askSilentProviders } from '#features/courses/server/provider/ask-provider.ts'
import { cleanUpCourses, forgetOldLookUps } from '#features/courses/server/clean-up.ts'
import { fetchCertificates } from '#features/courses/server/certificates/fetch-certificates.ts'
import { findPeopleToRemind } from '#features/courses/server/find-people-to-remind.ts'
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
import { tellFirms } from '#features/documents/server/notify-firms.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import type { World } from './create-deps.ts'

export async function startHousekeeping(world: World): Promise<void> {
  const { db } = world.database
  await world.jobs.work('clean-up', async () => {
    await cleanUpVerification(db)
    await cleanUpSignIn(db)
    await cleanUpAccounts(db)
    await sweepAnswers(db)
    await cleanUpCourses(world.database)
    await sweepLimits(world.database)
    await sweepOutbox(world)
  })
  await world.jobs.work(copyQueue, ({ submissionId = '' }) => writeCopy(world, submissionId))
  await world.jobs.work('reconcile-files', () => reconcileNightly(world))
  await world.jobs.work('reconcile-all-files', () => reconcileMonthly(world))
  await world.jobs.work('scan-pending', () => scanPending(world))
  await world.jobs.work('fetch-certificates', () => fetchCertificates(world))
  await world.jobs.work('forget-look-ups', () => forgetOldLookUps(world.database))
  await world.jobs.work('ask-course-provider', () => askSilentProviders(world))
  await world.jobs.work('send-notices', () => sendNotices(world))
  await world.jobs.work('tell-firms', () => tellFirms(world))
  await world.jobs.work('find-people-to-remind', () => findPeopleToRemind(world))
  await world.jobs.work('send-course-reminders', () => sendReminders(world))
  await world.jobs.schedule('clean-up', '17 * * * *')
  await world.jobs.schedule('reconcile-files', '41 3 * * *')
  await world.jobs.schedule('reconcile-all-files', '11 2 1 * *')
  await world.jobs.schedule('scan-pending', '* * * * *')
  await world.jobs.schedule('fetch-certificates', '* * * * *')
  await world.jobs.schedule('forget-look-ups', '* * * * *')
  await world.jobs.schedule('ask-course-provider', '*/5 * * * *')
  await world.jobs.schedule('send-notices', '* * * * *')
  await world.jobs.schedule('tell-firms', '* * * * *')
  await world.jobs.schedule('find-people-to-remind', '27 * * * *')
  await world.jobs.schedule('send-course-reminders', '*/10 * * * *')
}
