// Keeps what a provider said when it took somebody in: where the course starts, or which number to call.
import type { Registration } from '#ports/course-provider.ts'
import type { Db } from '#ports/database.ts'
import type { CourseMethod } from '../../rules/progress/courses.ts'
import { courseMethod, courseStatus } from '../../rules/progress/courses.ts'
import { keepRegistration } from './registrations.store.ts'
import { sealAccessCode, sealStartUrl, type SealingFirm } from './sealed-courses.ts'
import type { CoursesWorld } from '../deps.ts'

/** Registered from now on: 2 becomes 3, by phone 13; whatever the course has come to since stays. */
export async function keepRegistrationOf(
  world: Pick<CoursesWorld, 'secrets'>,
  tx: Db,
  firm: SealingFirm,
  itemId: string,
  method: CourseMethod,
  { startUrl, phoneNumber, accessCode }: Registration,
): Promise<void> {
  await keepRegistration(tx, itemId, {
    status:
      method === courseMethod.phone
        ? courseStatus.pendingNotStartedPhone
        : courseStatus.pendingNotStarted,
    phoneNumber,
    startUrlSealed: startUrl === null ? null : sealStartUrl(world, firm, itemId, startUrl),
    accessCodeSealed: accessCode === null ? null : sealAccessCode(world, firm, itemId, accessCode),
  })
}
