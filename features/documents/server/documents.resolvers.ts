import type { Resolvers } from '#contract/server.generated.ts'
import { batchCalls } from '#lib/batch.ts'
import { acknowledgments } from '../rules/acknowledgment.ts'
import { isOnTheWay } from '../rules/categories/document-tree.ts'
import { getTopic } from '../rules/categories/folder-groups.ts'
import type { CommentRecord } from '../rules/records.ts'
import { acknowledgeDocument } from './checklist/acknowledge.ts'
import { caseFlags } from './review/decide/case-flags.ts'
import { listComments } from './review/comments.store.ts'
import type { DocumentKey } from './documents.store.ts'
import { readHasFirstCertificate, readManualUploadCategories } from './read/read-certificates.ts'
import {
  readByStatus,
  readDashboard,
  readDocument,
  readFolder,
  readToReview,
} from './read/read-documents.ts'
import { readLeaf } from './read/read-leaf.ts'
import { renameDocument } from './read/rename-document.ts'
import { setOpened } from './read/set-opened.ts'
import { uploadDocument } from './upload/upload-document.ts'
import type { DocumentsDeps } from './deps.ts'

export function documentsResolvers(deps: DocumentsDeps) {
  const { db } = deps.database
  return {
    Query: {
      documentDashboard: (_, { caseId }, { viewer }) => readDashboard(deps, viewer, caseId),
      childFoldersForParentFolder: (_, { caseId, categoryId }, { viewer }) =>
        readFolder(deps, viewer, caseId, categoryId),
      documentsChildLeafCategory: (_, { caseId, categoryId }, { viewer }) =>
        readLeaf(deps, viewer, caseId, categoryId),
      document: () => ({}),
      documents: () => ({}),
      documentsToReview: (_, { caseId }, { viewer }) => readToReview(deps, viewer, caseId),
      manualUploadCertificateData: (_, { caseId, courseType }, { viewer }) =>
        readManualUploadCategories(deps, viewer, caseId, courseType),
      creditCounselingCertificateExistsByCaseId: async (_, { caseId }, { viewer }) => ({
        caseId,
        creditCounselingCertificateExists: await readHasFirstCertificate(deps, viewer, caseId),
      }),
    },
    Mutation: { documents: () => ({}) },
    DocumentQuery: {
      get: (_, { documentId }, { viewer }) => readDocument(deps, viewer, documentId),
    },
    DocumentsQuery: {
      get: (_, { caseId, documentStatus }, { viewer }) =>
        readByStatus(deps, viewer, caseId, documentStatus),
    },
    DocumentsMutation: {
      uploadFile: (_, { file, fileMetadata }, { viewer, headers }) =>
        uploadDocument(deps, viewer, file, {
          caseId: fileMetadata.caseId,
          categoryId: fileMetadata.categoryId,
          replacedDocumentId: fileMetadata.replacedDocumentId ?? undefined,
          batch: headers.uploadBatch,
          uploadKey: headers.idempotencyKey,
        }),
      update: (_, { document }, { viewer }) => renameDocument(deps, viewer, document),
      setOpened: (_, { documentId }, { viewer }) => setOpened(deps, viewer, documentId),
      acknowledge: (_, { documentId }, { viewer }) => acknowledgeDocument(deps, viewer, documentId),
    },
    Folder: {
      topic: ({ templateKey }) => getTopic(templateKey),
      isNeeded: (folder) => isOnTheWay(folder),
    },
    Document: {
      acknowledgment: ({ asksAcknowledgment, acknowledgedSentence }, _, { viewer }) =>
        asksAcknowledgment
          ? (acknowledgedSentence ?? acknowledgments[viewer.source.language])
          : null,
      comments: (document, _, { batch }) =>
        batchCalls<DocumentKey, readonly CommentRecord[]>(
          batch,
          'documents.comments',
          async (documents) => {
            const comments = await listComments(deps, db, documents)
            return ({ id }) => comments.get(id) ?? []
          },
        )(document),
    },
    Case: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).showSubmit,
      documentsSentAndWaiting: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).sentAndWaiting,
      documentFoldersOpen: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).foldersOpen,
      documentFoldersSentBack: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).foldersSentBack,
      documentFoldersWaiting: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).foldersWaiting,
      documentFoldersTotal: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).foldersTotal,
      documentsToReviewCount: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).toReview,
    },
    ClientDashboardItem: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) =>
        (await caseFlags(deps, legalCase, context)).showSubmit,
    },
  } satisfies Resolvers
}
