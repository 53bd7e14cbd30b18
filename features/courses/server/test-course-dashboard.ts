import { sql } from 'kysely'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { TakersOfCase } from './taking/test-taking.ts'

export const dashboardQuery = operation`courseDashboard { invites { orderId courseNumber coursePaymentType
  courseProviders { orderItemId productKey providerId name price valueProps methods } } orders {
  courseNumber orderId orderItemId orderKey isJoint providerId providerName courseType courseStatus
  courseMethod coursePaymentType coursePrice coursePhoneNumber courseAccessCode courseCompletionDate
  courseCertificationExpirationDate verifiedDetails verifiedCoDebtorDetails
  acceptedDisclosureAgreement shownCourseInstructions hasRegisteredCourse } courses { courseNumber
  hasPlacedOrder orderStatus orderStep jointOption isHeld isOwner certificateNumber
  orderStatusMessage uploadedCertificate { documentId isWaiting } isDone isCertificateRejected }
  spouseFirstName spouseLastName supportPhone }`

export const dashboard = async (browser: Browser, caseId: string, language = 'en') =>
  (await browser.graph(dashboardQuery, { caseId }, { 'accept-language': language })).data
    .courseDashboard

const names = [1, 2].flatMap((debtor) =>
  ['First', 'Second'].flatMap((course) => [
    `debtor${debtor}HasPlaced${course}CourseOrder`,
    `debtor${debtor}HasPlaced${course}CourseOrderStatus`,
    `debtor${debtor}${course}CourseOrderStep`,
    `debtor${debtor}${course}CourseForJointCaseOrders`,
  ]),
)

const caseQuery = `{ cases { get(active: true) { id isDebtor1 clientCode dashBoardCourseNumber dashBoardCourseState dashBoardCourseProvider hasLegacyOrder orderItemSourceTypeId organizationalUnitIdKey ${names.join(' ')} } }
  clientLevelDashboard(active: true) { clientDashboardItemList { id dashBoardCourseNumber } } }`

export async function readCases(browser: Browser) {
  const { data } = await browser.graph(caseQuery)
  const [own] = data.cases.get as ReadonlyArray<Readonly<Record<string, unknown>>>
  return {
    own: own ?? {},
    card: data.clientLevelDashboard.clientDashboardItemList[0].dashBoardCourseNumber as
      | string
      | null,
  }
}

export const readFields = async (browser: Browser, debtor: 1 | 2, course: 'First' | 'Second') => {
  const { own } = await readCases(browser)
  return names
    .filter((name) => name.includes(`debtor${debtor}`) && name.includes(course))
    .map((name) => own[name])
}

/** Reads a course from the dashboard of courses and from the case. */
export function dashboardsOf(app: TestApp) {
  const update = (
    table: 'legal_case' | 'course_item' | 'course_progress',
    set: ReturnType<typeof sql>,
    { caseId }: Pick<TakersOfCase, 'caseId'>,
  ) =>
    sql`update ${sql.table(table)} set ${set} where ${table === 'legal_case' ? sql`id` : sql`case_id`} = ${caseId}`.execute(
      app.deps.database.db,
    )
  return { update }
}
