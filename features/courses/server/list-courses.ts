import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import {
  getProgress,
  getSetUp,
  type CourseSetUp,
  type Debtor,
} from '../rules/progress/course-facts.ts'
import {
  courseNumbers,
  type CourseNumber,
  type CourseStatus,
  type OrderStatus,
  type OrderStep,
} from '../rules/progress/courses.ts'
import type { ProgressRecord } from '../rules/records.ts'
import { toDashboardRecords } from '../rules/progress/dashboard-records.ts'
import { readFacts } from './firm-context.ts'
import { listCounts } from './reset.store.ts'

export interface CourseOfDebtor {
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  readonly givenName: string
  readonly progress: ProgressRecord
  readonly orderStatus: OrderStatus
  readonly orderStep: OrderStep
  readonly status: CourseStatus | undefined
  readonly orderId: string | null
  readonly providerName: string | null
  readonly completedOn: string | null
  readonly certificateNumber: string | null
  readonly registerCount: number
  readonly registrationsFailed: number
  readonly waiverReason: string | null
  readonly courtFiledOn: string | null
}

export interface CoursesOfCase {
  readonly hasLegacyOrder: boolean
  readonly clientCode: string | null
  readonly unitKey: string | null
  readonly setUps: readonly CourseSetUp[]
  readonly courses: readonly CourseOfDebtor[]
}

export async function listCourses(db: Db, legalCase: CaseOfFirm): Promise<CoursesOfCase> {
  const facts = await readFacts(db, legalCase)
  const uploads = (await listCertificateUploads(db, [legalCase])).get(legalCase.caseId) ?? []
  const counts = await listCounts(db, legalCase)
  const courses = facts.people.flatMap(({ debtor, givenName }) => {
    const viewed = toDashboardRecords(facts, debtor, { uploads })
    return courseNumbers.map((courseNumber): CourseOfDebtor => {
      const [order, courseState] = [
        viewed.orders.find((candidate) => candidate.courseNumber === courseNumber),
        viewed.courses.find((candidate) => candidate.courseNumber === courseNumber),
      ]
      const counted = counts.find(
        (candidate) => candidate.courseNumber === courseNumber && candidate.debtor === debtor,
      )
      const progress = getProgress(facts, courseNumber, debtor)
      return {
        courseNumber,
        debtor,
        givenName,
        progress,
        orderStatus: courseState?.orderStatus ?? progress.orderStatus,
        orderStep: courseState?.orderStep ?? progress.orderStep,
        status: order?.courseStatus,
        orderId: order?.orderId === legalCase.caseId ? null : (order?.orderId ?? null),
        providerName: order?.providerName ?? null,
        completedOn: order?.courseCompletionDate ?? null,
        certificateNumber: courseState?.certificateNumber ?? null,
        registerCount: counted?.registerCount ?? 0,
        registrationsFailed: counted?.registrationsFailed ?? 0,
        waiverReason: counted?.waiverReason ?? null,
        courtFiledOn: counted?.courtFiledOn ?? null,
      }
    })
  })
  const { hasLegacyOrder, clientCode, unitKey } = facts
  return {
    hasLegacyOrder,
    clientCode,
    unitKey,
    setUps: courseNumbers.map((courseNumber) => getSetUp(facts, courseNumber)),
    courses,
  }
}
