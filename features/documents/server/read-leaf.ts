// Reads one category with its documents, and whether anything may be added to it.
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { becauseIn } from '../rules/categories/asked-by-answers.ts'
import { creditCounselingKey, isFirmsOwn } from '../rules/categories/category-kind.ts'
import { asksForPdf } from '../rules/category-template/category-template.ts'
import { clientStatuses, mayAddCertificate } from '../rules/document-status.ts'
import { folderById } from '../rules/categories/document-tree.ts'
import { documentsProblems } from '../rules/problems.ts'
import type { LeafCategoryRecord } from '../rules/records.ts'
import { isAskedByAttorney } from '../rules/categories/requested.ts'
import { certificateOf } from './read-certificates.ts'
import { documentRecord, isListed, readCaseDocuments } from './read-documents.ts'
import type { DocumentsWorld } from './deps.ts'

const problem = problemsOf(documentsProblems)

export async function readLeaf(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
  categoryId: string,
): Promise<LeafCategoryRecord> {
  const caseDocuments = await readCaseDocuments(world, viewer, caseId)
  const { categories, documents, tree } = caseDocuments
  const leaf = folderById(tree, categoryId)
  if (!leaf || leaf.subcategoryList.length > 0) throw problem('documents.category-not-found')
  const own = documents.filter((document) => document.categoryId === leaf.id)
  const certificate = certificateOf(caseDocuments, leaf.templateKey, own)
  const asked = categories.find(({ id }) => id === leaf.id)
  const requirementBy = asked?.requirementBy ?? 'template'
  const isOpen =
    leaf.templateKey !== creditCounselingKey ||
    mayAddCertificate(clientStatuses(own), certificate?.exists ?? false)
  return {
    ...leaf,
    isAskedByAttorney: isAskedByAttorney({ ...leaf, requirementBy }),
    isByAnswers: requirementBy === 'answers',
    because:
      leaf.requirement === 'notNeeded'
        ? []
        : becauseIn(viewer.source.language, asked?.because ?? []),
    parentName: categories.find(({ id }) => id === leaf.parentId)?.name ?? null,
    mayAdd: isOpen && !isFirmsOwn(leaf.templateKey),
    asksForPdf: asksForPdf(leaf.templateKey),
    documentList: own.filter(isListed).map((document) => documentRecord(document, leaf.status)),
    certificate,
  }
}
