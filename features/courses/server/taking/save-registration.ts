import type { Registration } from '#ports/course-provider.ts'
import type { Db } from '#ports/database.ts'
import type { CourseMethod } from '../../rules/progress/courses.ts'
import { courseMethod, courseStatus } from '../../rules/progress/courses.ts'
import { insertRegistration } from './registrations.store.ts'
import { sealAccessCode, sealStartUrl, type SealingFirm } from './sealed-courses.ts'
import type { CoursesDeps } from '../deps.ts'

/** Moves status 2 to 3, or to 13 for a phone course. Later statuses do not change. */
export async function saveRegistration(
  deps: Pick<CoursesDeps, 'secrets'>,
  tx: Db,
  firm: SealingFirm,
  itemId: string,
  method: CourseMethod,
  { startUrl, phoneNumber, accessCode }: Registration,
): Promise<void> {
  const item = { itemId, firmId: firm.firmId }
  await insertRegistration(tx, item, {
    status:
      method === courseMethod.phone
        ? courseStatus.pendingNotStartedPhone
        : courseStatus.pendingNotStarted,
    phoneNumber,
    startUrlSealed: startUrl === null ? null : sealStartUrl(deps, firm, itemId, startUrl),
    accessCodeSealed: accessCode === null ? null : sealAccessCode(deps, firm, itemId, accessCode),
  })
}
