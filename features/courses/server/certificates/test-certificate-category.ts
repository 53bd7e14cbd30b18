import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { listForReview } from '#features/documents/server/review/decide/list-for-review.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

const keys = {
  First: 'certificate-credit-counseling',
  Second: 'certificate-debtor-education',
} as const

const look = `query ($id: ID!, $category: ID!, $courseType: Int!) {
  documentDashboard(caseId: $id) { submitList { id status } }
  documentsChildLeafCategory(caseId: $id, categoryId: $category) { status mayAdd certificate { exists completed } documentList { needsNewCopy } }
  childFoldersForParentFolder(caseId: $id, categoryId: $category) { status }
  manualUploadCertificateData(caseId: $id, courseType: $courseType) { certificateDocument { status } }
  cases { get(active: true) { id dashBoardShowSubmitDocumentsFlag documentsSentAndWaiting documentFoldersOpen documentFoldersTotal documentsToReviewCount } }
  clientLevelDashboard { clientDashboardItemList { dashBoardShowSubmitDocumentsFlag } } }`

/** Couples whose only required documents are certificates, and what all readers see of them. */
export function certificateCategoriesOf(app: TestApp) {
  /** Creates a couple whose only required documents are certificates of this course. */
  async function coupleAskedFor(
    course: CourseNumber,
    filed = course === 'Second',
  ): Promise<TakersOfCase> {
    const people = await coupleWithCase(
      app,
      filed ? { status: 'Filed', caseNumber: '26-10457' } : {},
    )
    await sql`update document_category set requirement = case when template_key = ${keys[course]} then 'required' else 'notNeeded' end
      where case_id = ${people.caseId}`.execute(app.deps.database.db)
    return people
  }

  async function registered(
    people: TakersOfCase,
    course: CourseNumber,
    option: 1 | 2,
    debtor: 1 | 2 = 1,
  ): Promise<PlacedCourse> {
    const placed = await placedCourse(app, people, { course, option, debtor, isReady: true })
    const owner = debtor === 1 ? people.debtor1 : people.debtor2
    const register =
      'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }'
    expect(
      (await owner.browser.graph(register, { c: people.caseId, i: placed.itemId })).data
        .registerCourse,
    ).toEqual({ success: true })
    return placed
  }

  /** Returns a debtor's category for every reader and checks that all agree. */
  async function seen(people: TakersOfCase, course: CourseNumber, debtor: 1 | 2) {
    const { caseId } = people
    const browser = (debtor === 1 ? people.debtor1 : people.debtor2).browser
    const category = await readCategory(app, caseId, keys[course], debtor)
    const { data } = await browser.graph(look, {
      id: caseId,
      category,
      courseType: course === 'First' ? 1 : 2,
    })
    const leaf = data.documentsChildLeafCategory
    const [legalCase] = data.cases.get
    const statuses = [
      leaf.status,
      data.childFoldersForParentFolder.status,
      data.manualUploadCertificateData.certificateDocument.status,
      data.documentDashboard.submitList.find(({ id }: { id: string }) => id === category).status,
    ]
    const { open } = await listForReview(app.deps, people)
    const isOpenForFirm = open.some(
      (wanted) => wanted.debtor === debtor && wanted.templateKey === keys[course],
    )
    expect(new Set(statuses).size).toBe(1)
    expect(isOpenForFirm).toBe(leaf.status !== 'Complete')
    expect(legalCase.dashBoardShowSubmitDocumentsFlag).toBe(leaf.status !== 'Complete')
    expect(
      data.clientLevelDashboard.clientDashboardItemList[0].dashBoardShowSubmitDocumentsFlag,
    ).toBe(leaf.status !== 'Complete')
    expect(legalCase.documentFoldersOpen).toBe(
      ['Unknown', 'Rejected'].includes(leaf.status) ? 1 : 0,
    )
    return {
      status: leaf.status as string,
      exists: leaf.certificate.exists as boolean,
      mayAdd: leaf.mayAdd as boolean,
      toReview: legalCase.documentsToReviewCount as number,
    }
  }

  const handIn = async (
    browser: Browser,
    caseId: string,
    debtor: 1 | 2,
    course: CourseNumber = 'First',
  ) =>
    mustUpload(
      browser,
      { caseId, categoryId: await readCategory(app, caseId, keys[course], debtor) },
      'certificate.pdf',
      pdf(),
    )
  const decide = (documentId: string, decision: 'accept' | 'reject') =>
    app.deps.database.transact((tx) =>
      decideDocument(app.deps, tx, {
        documentId,
        firmId: app.demoData.firms.hollis,
        decision,
        ...(decision === 'reject' ? { comment: 'Please send all pages.' } : {}),
      }),
    )
  return { coupleAskedFor, registered, seen, handIn, decide }
}
