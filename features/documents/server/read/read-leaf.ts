import type { PortalReader } from '#lib/viewer.ts'
import { becauseIn } from '../../rules/categories/asked-by-answers.ts'
import { creditCounselingKey, isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { asksForPdf } from '../../rules/category-template/category-template.ts'
import { clientStatuses, mayAddCertificate } from '../../rules/document-status.ts'
import { folderById } from '../../rules/categories/document-tree.ts'
import { problem } from '../../rules/problems.ts'
import type { LeafCategoryRecord } from '../../rules/records.ts'
import { isAskedByAttorney } from '../../rules/categories/requested.ts'
import { findCertificate } from './read-certificates.ts'
import { toDocumentRecord, isListed, readCaseDocuments } from './read-documents.ts'
import type { DocumentsDeps } from '../deps.ts'

export async function readLeaf(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
  categoryId: string,
): Promise<LeafCategoryRecord> {
  const caseDocuments = await readCaseDocuments(deps, viewer, caseId)
  const { categories, documents, tree } = caseDocuments
  const leaf = folderById(tree, categoryId)
  if (!leaf || leaf.subcategoryList.length > 0) throw problem('documents.category-not-found')
  const own = documents.filter((document) => document.categoryId === leaf.id)
  const certificate = findCertificate(caseDocuments, leaf.templateKey, own)
  const category = categories.find(({ id }) => id === leaf.id)
  const requirementBy = category?.requirementBy ?? 'template'
  const isOpen =
    leaf.templateKey !== creditCounselingKey ||
    mayAddCertificate(clientStatuses(own), certificate?.exists ?? false)
  return {
    ...leaf,
    isAskedByAttorney: isAskedByAttorney({ ...leaf, requirementBy }),
    isByAnswers: requirementBy === 'answers',
    dueOn: category?.dueOn ?? null,
    isCaseEnded: leaf.isClosed,
    because:
      leaf.requirement === 'notNeeded'
        ? []
        : becauseIn(viewer.source.language, category?.because ?? []),
    parentName: categories.find(({ id }) => id === leaf.parentId)?.name ?? null,
    mayAdd: isOpen && !leaf.isClosed && !isFirmOnly(leaf.templateKey),
    asksForPdf: asksForPdf(leaf.templateKey),
    documentList: own.filter(isListed).map((document) => toDocumentRecord(document, leaf)),
    certificate,
  }
}
