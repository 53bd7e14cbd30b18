import type { PortalReader } from '#lib/viewer.ts'
import { creditCounselingKey, otherKey } from '../../rules/category-template/category-kind.ts'
import {
  categoryOfCourse,
  certificateFacts,
  courseOfCategory,
  findIssued,
} from '../../rules/certificate.ts'
import { getLeaves } from '../../rules/categories/document-tree.ts'
import { problem } from '../../rules/problems.ts'
import type { CertificateFacts } from '../../rules/records.ts'
import type { DocumentRow } from '../documents.store.ts'
import { readCaseDocuments, type CaseDocuments } from './read-documents.ts'
import type { DocumentsDeps } from '../deps.ts'

/** Returns null if the category has no course. */
export function findCertificate(
  { opened, issued }: Pick<CaseDocuments, 'opened' | 'issued'>,
  templateKey: string,
  documents: readonly DocumentRow[],
): CertificateFacts | null {
  const course = courseOfCategory(templateKey)
  return course === undefined
    ? null
    : certificateFacts(course, documents, findIssued(issued, course, opened.debtor))
}

/** True when the certificate was accepted here or issued by the provider. */
export async function readHasFirstCertificate(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<boolean> {
  const caseDocuments = await readCaseDocuments(deps, viewer, caseId)
  const { tree, documents } = caseDocuments
  const leaves = new Set(
    getLeaves(tree)
      .filter(({ templateKey }) => templateKey === creditCounselingKey)
      .map(({ id }) => id),
  )
  const own = documents.filter(({ categoryId }) => leaves.has(categoryId))
  return findCertificate(caseDocuments, creditCounselingKey, own)?.exists ?? false
}

export async function readManualUploadCategories(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
  courseType: number,
) {
  const { tree } = await readCaseDocuments(deps, viewer, caseId)
  if (courseType !== 1 && courseType !== 2) throw problem('documents.unknown-course')
  const key = categoryOfCourse(courseType)
  return {
    generalDocument: tree.find(({ templateKey }) => templateKey === otherKey) ?? null,
    certificateDocument: getLeaves(tree).find(({ templateKey }) => templateKey === key) ?? null,
  }
}
