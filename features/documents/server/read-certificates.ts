// Reads what is known of the certificates of the two courses, and where one that somebody has on paper is handed in.
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { creditCounselingKey, otherKey } from '../rules/categories/category-kind.ts'
import {
  categoryOfCourse,
  certificateFacts,
  courseOfCategory,
  findIssued,
} from '../rules/certificate.ts'
import { leavesOf } from '../rules/categories/document-tree.ts'
import { documentsProblems } from '../rules/problems.ts'
import type { CertificateFacts } from '../rules/records.ts'
import type { DocumentRow } from './documents.store.ts'
import { readCaseDocuments, type CaseDocuments } from './read-documents.ts'
import type { DocumentsWorld } from './deps.ts'

const problem = problemsOf(documentsProblems)

/** Null for a category that takes no certificate of a course. */
export function certificateOf(
  { opened, issued }: Pick<CaseDocuments, 'opened' | 'issued'>,
  templateKey: string,
  documents: readonly DocumentRow[],
): CertificateFacts | null {
  const course = courseOfCategory(templateKey)
  return course === undefined
    ? null
    : certificateFacts(course, documents, findIssued(issued, course, opened.debtor))
}

/** True when this debtor's certificate of credit counseling was accepted here, or its provider issued it. */
export async function readCertificateExists(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<boolean> {
  const caseDocuments = await readCaseDocuments(world, viewer, caseId)
  const { tree, documents } = caseDocuments
  const leaves = new Set(
    leavesOf(tree)
      .filter(({ templateKey }) => templateKey === creditCounselingKey)
      .map(({ id }) => id),
  )
  const own = documents.filter(({ categoryId }) => leaves.has(categoryId))
  return certificateOf(caseDocuments, creditCounselingKey, own)?.exists ?? false
}

export async function readManualUpload(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
  courseType: number,
) {
  const { tree } = await readCaseDocuments(world, viewer, caseId)
  if (courseType !== 1 && courseType !== 2) throw problem('documents.unknown-course')
  const key = categoryOfCourse(courseType)
  return {
    generalDocument: tree.find(({ templateKey }) => templateKey === otherKey) ?? null,
    certificateDocument: leavesOf(tree).find(({ templateKey }) => templateKey === key) ?? null,
  }
}
