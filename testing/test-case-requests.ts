// What the pages of a case ask of a person, as acts that a test performs.
import { courseTaskOfCase } from '#features/courses/server/case-courses.ts'
import { addSpouse } from '#features/courses/server/ordering/add-spouse.ts'
import { lookUpOrder } from '#features/courses/server/ordering/look-up-order.ts'
import { placeOrder } from '#features/courses/server/ordering/place-order.ts'
import { quoteProviders } from '#features/courses/server/ordering/quote-providers.ts'
import { spouse } from '#features/courses/server/ordering/test-ordering.ts'
import { readCustomerDetails } from '#features/courses/server/taking/customer-details.ts'
import { readDashboard } from '#features/courses/server/read-dashboard.ts'
import {
  acceptDisclosure,
  markInstructionsShown,
  markSpouseVerified,
  markVerified,
} from '#features/courses/server/reminders/raise-flags.ts'
import { readMaterial } from '#features/courses/server/taking/read-material.ts'
import { registerCourse } from '#features/courses/server/taking/register-course.ts'
import { courseTab } from '#features/courses/rules/ordering/course-tab.ts'
import { getCourseType } from '#features/courses/rules/progress/courses.ts'
import type { Debtor } from '#features/courses/rules/progress/course-facts.ts'
import { nextPage } from '#features/courses/rules/progress/next-page.ts'
import type { CourseOrderRecord } from '#features/courses/rules/records.ts'
import { openCase } from '#features/cases/server/open-case.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import {
  readCaseDocuments,
  toDocumentRecord,
} from '#features/documents/server/read/read-documents.ts'
import { setOpened } from '#features/documents/server/read/set-opened.ts'
import { uploadDocument } from '#features/documents/server/upload/upload-document.ts'
import { getLeaves, getLeavesById } from '#features/documents/rules/categories/document-tree.ts'
import { needsClient } from '#features/documents/rules/document-status.ts'
import type { DocumentRecord } from '#features/documents/rules/records.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { TestApp } from './test-app.ts'
import { pdf } from './test-uploads.ts'

export interface Act {
  readonly name: string
  /** Throws if the act is refused. */
  readonly run: () => Promise<void>
}

export const act = (
  who: Debtor | 'firm' | 'provider',
  name: string,
  run: () => Promise<void>,
): Act => ({ name: `${who}: ${name}`, run })

export interface Person extends CaseOfFirm {
  readonly debtor: Debtor
  readonly viewer: ClientViewer
  readonly familyName: string
}

/** Includes what the provider and the firm owe the person. Empty if nothing is left to do. */
export async function listRequests(app: TestApp, person: Person): Promise<readonly Act[]> {
  return [...(await listCourseRequests(app, person)), ...(await listDocumentRequests(app, person))]
}

async function listDocumentRequests(app: TestApp, person: Person): Promise<readonly Act[]> {
  const { deps } = app
  const { viewer, debtor, caseId } = person
  const { tree, documents } = await readCaseDocuments(deps, viewer, caseId)
  const needed = getLeaves(tree).filter(({ status }) => needsClient(status))
  const leaves = getLeavesById(tree)
  const records = documents
    .filter(({ categoryId, status }) => leaves.has(categoryId) && status !== 'Replaced')
    .map((document) => toDocumentRecord(document, leaves.get(document.categoryId)))
  const isRejected = ({ needsNewCopy }: DocumentRecord) => needsNewCopy
  return [
    ...needed.map(({ id, name }) => {
      const rejected = records.find((each) => each.categoryId === id && isRejected(each))
      return act(debtor, `send ${name}`, () => upload(app, person, id, rejected?.id))
    }),
    ...records
      .filter((each) => each.toReview && !isRejected(each))
      .map(({ id, name }) => act(debtor, `open ${name}`, () => open(app, person, id))),
    ...records
      .filter(({ status }) => status === 'Pending')
      .map(({ id, name }) =>
        act('firm', `accept ${name}`, () => decide(app, person, id, 'accept')),
      ),
  ]
}

async function open({ deps }: TestApp, { viewer }: Person, documentId: string): Promise<void> {
  mustSucceed(await setOpened(deps, viewer, documentId))
}

let uploads = 0

async function upload(
  { deps }: TestApp,
  { viewer, caseId }: Person,
  categoryId: string,
  replacedDocumentId: string | undefined,
): Promise<void> {
  uploads += 1
  const content = pdf(600, `Certificate ${uploads}`)
  const file = {
    fileName: `certificate ${uploads}.pdf`,
    declaredType: 'application/pdf',
    content: (async function* () {
      yield content
    })(),
  }
  const input = { caseId, categoryId, replacedDocumentId, batch: undefined, uploadKey: undefined }
  mustSucceed(await uploadDocument(deps, viewer, file, input))
}

const numbers = new Map<string, string>()

/** The Social Security number of an account. An even one is known to the service, without an order. */
function numberOf(accountId: string): string {
  const number = numbers.get(accountId) ?? `900-55-${3000 + 2 * numbers.size}`
  numbers.set(accountId, number)
  return number
}

async function listCourseRequests(app: TestApp, person: Person): Promise<readonly Act[]> {
  const { deps } = app
  const { viewer, debtor, familyName, caseId } = person
  const legalCase = await openCase(deps.database.db, viewer, caseId)
  const task = await courseTaskOfCase(deps, legalCase, { batch: new Map() })
  if (task === undefined) return []
  const course = task.number
  const { orders, courses } = await readDashboard(deps, viewer, caseId)
  const order = orders.find(({ courseNumber }) => courseNumber === course)
  const state = courses.find(({ courseNumber }) => courseNumber === course)
  const { view } = courseTab({
    course,
    ...{ hasLoadFailed: false, hasLegacyOrder: false, today: app.today() },
    caseStatus: legalCase.status,
    caseNumber: legalCase.caseNumber,
    isFirstCourseDone:
      courses.find(({ courseNumber }) => courseNumber === 'First')?.isDone === true,
    isHeld: state?.isHeld ?? false,
    waivedUntil: state?.waivedUntil,
    hasPlaced: state?.hasPlacedOrder ?? false,
    orderStep: state?.orderStep ?? 'UserVerification',
    isOwner: state?.isOwner ?? false,
    order: order ?? null,
  })
  const call = { caseId, courseType: getCourseType(course), isDebtor1: debtor === 1 }
  const take = (name: string, run: () => Promise<{ readonly success: boolean }>) =>
    act(debtor, `${course}: ${name}`, async () => mustSucceed(await run()))
  const step = (
    name: string,
    run: () => Promise<{ readonly outcome: { readonly success: boolean } }>,
  ) => take(name, async () => (await run()).outcome)
  switch (view) {
    case 'userVerification':
      return [
        step('look up', () =>
          lookUpOrder(deps, viewer, {
            ...call,
            lastName: familyName,
            ssn: numberOf(viewer.accountId),
          }),
        ),
      ]
    case 'addSpouse':
      return [
        step('alone', () => addSpouse(deps, viewer, { ...call, addSpouse: false })),
        step('together', () => addSpouse(deps, viewer, { ...call, ...spouse, addSpouse: true })),
      ]
    case 'chooseCourse':
      return [
        step('choose', async () => {
          await quoteProviders(deps, viewer, call)
          return placeOrder(deps, viewer, {
            ...call,
            ...{ providerId: course === 'First' ? 245 : 246, courseMethodType: 1 },
            isJoint: state?.jointOption === 1,
          })
        }),
      ]
    case 'flow':
      return order ? [take(nextPage(order, order.isJoint), () => pass(app, person, order))] : []
    case 'registering':
      return [
        take('register', () => registerCourse(deps, viewer, 1, caseId, order?.orderItemId ?? '')),
      ]
    case 'pendingOnline':
      return [
        act('provider', `${course}: ${debtor} finishes`, () =>
          app.courseProvider.finish(order?.orderItemId ?? '', debtor),
        ),
      ]
    case 'spouse':
      return []
    default:
      throw new Error(`Debtor ${debtor} is asked for the ${course} course and sees ${view}`)
  }
}

async function pass(
  { deps }: TestApp,
  { viewer, caseId }: Person,
  order: CourseOrderRecord,
): Promise<{ readonly success: boolean }> {
  const { orderId, courseType } = order
  const input = { flag: true, caseId, orderId, courseType }
  switch (nextPage(order, order.isJoint)) {
    case 'verify':
      return markVerified(deps, viewer, input)
    case 'verify-spouse':
      // The page shows these details first.
      if (!(await readCustomerDetails(deps, viewer, 'spouse', caseId, orderId)))
        throw new Error('There are no details of the spouse')
      return markSpouseVerified(deps, viewer, input)
    case 'course-instructions':
      return markInstructionsShown(deps, viewer, input)
    default: {
      const material = await readMaterial(deps, viewer, { ...input, courseMethodType: 1 })
      return acceptDisclosure(deps, viewer, {
        ...input,
        disclosureCourseOrderItemId: order.orderItemId ?? '',
        disclosureVersion: material?.disclosureVersion ?? '',
      })
    }
  }
}

export async function decide(
  { deps }: TestApp,
  { firmId }: CaseOfFirm,
  documentId: string,
  decision: 'accept' | 'reject',
): Promise<void> {
  const comment = decision === 'reject' && { comment: 'Please send all pages.' }
  await deps.database.transact((tx) =>
    decideDocument(deps, tx, { documentId, firmId, decision, ...comment }),
  )
}

function mustSucceed(outcome: { readonly success: boolean }): void {
  if (!outcome.success) throw new Error(JSON.stringify(outcome))
}
