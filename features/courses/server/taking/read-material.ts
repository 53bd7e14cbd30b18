import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { Language } from '#lib/language.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import {
  courseMethod,
  courseStatus,
  getCourseType,
  type CourseStatus,
} from '../../rules/progress/courses.ts'
import type { CourseMaterialRecord } from '../../rules/records.ts'
import { viewedStatus } from '../../rules/progress/viewed-course.ts'
import { toReasons } from '../provider/call-service.ts'
import { newHandOff } from './hand-off.ts'
import { openCourses } from '../ordering/open-courses.ts'
import { findOwnItem } from './find-own-item.ts'
import { markPageShown, type CurrentPage, type PageKind } from '../provider/pages.store.ts'
import { readPages } from '../provider/provider-pages.ts'
import type { CoursesDeps } from '../deps.ts'

/** spec: courses#material-statuses */
const withMaterial: readonly CourseStatus[] = [2, 3, 4, 5, 6, 7, 8, 12, 13]

export interface MaterialQuestion {
  readonly caseId: string
  readonly orderId: string
  readonly courseType: number
  readonly courseMethodType: number
}

/** Null if there is no such material for the viewer. Records that the account saw this version. */
export async function readMaterial(
  deps: CoursesDeps,
  viewer: ClientViewer,
  question: MaterialQuestion,
): Promise<CourseMaterialRecord | null> {
  const { db } = deps.database
  const { opened, stored } = await openCourses(db, viewer, question.caseId)
  const own = findOwnItem(
    stored,
    opened.debtor,
    ({ order, item }) =>
      order.id === question.orderId &&
      getCourseType(order.courseNumber) === question.courseType &&
      item.method === question.courseMethodType,
  )
  if (!own) return null
  const {
    order: { courseNumber },
    item,
    offer: { providerId },
  } = own
  const uploads = (await listCertificateUploads(db, [stored])).get(opened.id) ?? []
  const status = viewedStatus(stored, courseNumber, opened.debtor, uploads)
  if (status === undefined || !withMaterial.includes(status)) return null
  const pages = await readPages(deps, { providerId, courseNumber }).catch((error: unknown) => {
    deps.log.warn(
      { error: toReasons(error), providerId, courseNumber },
      'The pages of a course provider could not be fetched',
    )
    return []
  })
  const texts = textsIn(pages, viewer.source.language) ?? textsIn(pages, 'en')
  if (!texts) return null
  const { disclosure, instructions } = texts
  await markPageShown(db, [disclosure.id, instructions.id], viewer.accountId)
  const mayEnter =
    item.isRegistered &&
    item.method === courseMethod.online &&
    (status === courseStatus.pendingNotStarted || status === courseStatus.started)
  const pair = mayEnter
    ? await newHandOff(deps, viewer, { firmId: stored.firmId, itemId: item.id })
    : { info1: null, info2: null }
  return {
    courseNumber,
    courseOrderItemId: item.id,
    language: disclosure.language,
    courseUrl: `${deps.publicUrl}/orders/courses/Provider${providerId}`,
    instructions: instructions.html,
    disclosureContent: disclosure.html,
    disclosureVersion: disclosure.version,
    ...pair,
  }
}

/** Returns both texts in this language, or undefined if one of them is missing. */
function textsIn(
  pages: readonly CurrentPage[],
  language: Language,
): { readonly disclosure: CurrentPage; readonly instructions: CurrentPage } | undefined {
  const of = (kind: PageKind) =>
    pages.find((page) => page.kind === kind && page.language === language)
  const [disclosure, instructions] = [of('disclosure'), of('instructions')]
  return disclosure && instructions && { disclosure, instructions }
}
