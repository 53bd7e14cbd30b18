// spec: courses#certificate-wins, courses#together, courses#one-debtor-only
import {
  findPlacedOrder,
  type CertificateFacts,
  type CourseFacts,
  type Debtor,
  type ItemFacts,
  type OrderFacts,
} from './course-facts.ts'
import { courseStatus, type CourseNumber, type CourseStatus } from './courses.ts'
import { isTheOthersAlone, findOption } from './joint-option.ts'
import { uploadFor, type Upload } from '../upload.ts'

/** Undefined without order and certificate, unless only the other debtor takes the course. */
export function viewedStatus(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  uploads: readonly Upload[],
): CourseStatus | undefined {
  return toViewedCourse(facts, course, debtor, uploads).status
}

export interface ViewedCourse {
  readonly facts: CourseFacts
  readonly course: CourseNumber
  readonly debtor: Debtor
  readonly order: OrderFacts | undefined
  readonly item: ItemFacts | null
  readonly isOwner: boolean
  readonly certificate: CertificateFacts | undefined
  readonly upload: Upload | undefined
  readonly status: CourseStatus | undefined
}

export function toViewedCourse(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  uploads: readonly Upload[],
): ViewedCourse {
  const order = findPlacedOrder(facts, course, debtor)
  const item = order?.item ?? null
  const known = item?.takers.find((taker) => taker.debtor === debtor)?.certificate ?? undefined
  const certificate = known?.hasFile ? known : undefined
  const upload = certificate ? undefined : uploadFor(uploads, course, debtor)
  const isOwner = order?.debtor === debtor
  const seen = { facts, course, debtor, order, item, isOwner, certificate, upload }
  return { ...seen, status: getStatus(seen, known !== undefined) }
}

function getStatus(
  {
    facts,
    course,
    debtor,
    order,
    item,
    isOwner,
    certificate,
    upload,
  }: Omit<ViewedCourse, 'status'>,
  isCertificateKnown: boolean,
): CourseStatus | undefined {
  if (certificate) return courseStatus.complete
  if (upload) return courseStatus.manuallyUploaded
  if (isTheOthersAlone(findOption(facts, course), debtor)) return courseStatus.orderedForSpouse
  if (!order) return undefined
  if (isCertificateKnown) return courseStatus.certification
  if (item?.status === courseStatus.canceled || item?.status === courseStatus.expired)
    return item.status
  if (!isOwner) return courseStatus.orderedForSpouse
  return item?.status ?? courseStatus.chooseCourse
}
