// Reads what is known of the certificates of the two courses, and where one that somebody has on paper is handed in.
import type { OpenedCase } from '#features/cases/server/open-case.ts'
import { problemsOf } from '#kit/problem.ts'
import type { ClientViewer } from '#kit/viewer.ts'
import { creditCounselingKey, otherKey } from '../rules/category-kind.ts'
import { categoryOfCourse, certificateFacts, courseOfCategory } from '../rules/certificate.ts'
import { leavesOf } from '../rules/document-tree.ts'
import { documentsProblems } from '../rules/problems.ts'
import type { CertificateFacts } from '../rules/records.ts'
import type { DocumentRow } from './documents.store.ts'
import { readCaseDocuments } from './read-documents.ts'
import type { DocumentsWorld } from './world.ts'

const problem = problemsOf(documentsProblems)

/** Null in a category that takes no certificate of a course. Another room knows only those of the first course. */
export async function certificateOf(world: DocumentsWorld, opened: OpenedCase, templateKey: string, own: readonly DocumentRow[]): Promise<CertificateFacts | null> {
  const course = courseOfCategory(templateKey)
  if (course === undefined) return null
  return certificateFacts(course, own, course === 1 && (await world.certificateExists(opened.id, opened.debtor)))
}

/** True when this debtor's certificate of credit counseling was accepted here, or exists otherwise. */
export async function readCertificateExists(world: DocumentsWorld, viewer: ClientViewer, caseId: string): Promise<boolean> {
  const { opened, tree, documents } = await readCaseDocuments(world, viewer, caseId)
  const leaves = new Set(leavesOf(tree).filter(({ templateKey }) => templateKey === creditCounselingKey).map(({ id }) => id))
  const facts = await certificateOf(world, opened, creditCounselingKey, documents.filter(({ categoryId }) => leaves.has(categoryId)))
  return facts?.exists ?? false
}

export async function readManualUpload(world: DocumentsWorld, viewer: ClientViewer, caseId: string, courseType: number) {
  const { tree } = await readCaseDocuments(world, viewer, caseId)
  if (courseType !== 1 && courseType !== 2) throw problem('documents.unknown-course')
  const key = categoryOfCourse(courseType)
  return {
    generalDocument: tree.find(({ templateKey }) => templateKey === otherKey) ?? null,
    certificateDocument: leavesOf(tree).find(({ templateKey }) => templateKey === key) ?? null,
  }
}
