// The documents room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { batched } from '#lib/batch.ts'
import { requireClient } from '#lib/viewer.ts'
import { isOnTheWay } from '../rules/categories/document-tree.ts'
import { topicOf } from '../rules/categories/folder-groups.ts'
import type { CommentRecord } from '../rules/records.ts'
import { caseFlags } from './review/case-flags.ts'
import { commentsOf } from './documents.store.ts'
import { readCertificateExists, readManualUpload } from './read-certificates.ts'
import {
  readByStatus,
  readDashboard,
  readDocument,
  readFolder,
  readToReview,
} from './read-documents.ts'
import { readLeaf } from './read-leaf.ts'
import { renameDocument } from './rename-document.ts'
import { setOpened } from './set-opened.ts'
import { uploadDocument } from './upload/upload-document.ts'
import type { DocumentsWorld } from './deps.ts'

export function documentsResolvers(world: DocumentsWorld) {
  const { db } = world.database
  return {
    Query: {
      documentDashboard: (_, { caseId }, { viewer }) =>
        readDashboard(world, requireClient(viewer), caseId),
      childFoldersForParentFolder: (_, { caseId, categoryId }, { viewer }) =>
        readFolder(world, requireClient(viewer), caseId, categoryId),
      documentsChildLeafCategory: (_, { caseId, categoryId }, { viewer }) =>
        readLeaf(world, requireClient(viewer), caseId, categoryId),
      document: () => ({}),
      documents: () => ({}),
      documentsToReview: (_, { caseId }, { viewer }) =>
        readToReview(world, requireClient(viewer), caseId),
      manualUploadCertificateData: (_, { caseId, courseType }, { viewer }) =>
        readManualUpload(world, requireClient(viewer), caseId, courseType),
      creditCounselingCertificateExistsByCaseId: async (_, { caseId }, { viewer }) => ({
        caseId,
        creditCounselingCertificateExists: await readCertificateExists(
          world,
          requireClient(viewer),
          caseId,
        ),
      }),
    },
    Mutation: { documents: () => ({}) },
    DocumentQuery: {
      get: (_, { documentId }, { viewer }) =>
        readDocument(world, requireClient(viewer), documentId),
    },
    DocumentsQuery: {
      get: (_, { caseId, documentStatus }, { viewer }) =>
        readByStatus(world, requireClient(viewer), caseId, documentStatus),
    },
    DocumentsMutation: {
      uploadFile: (_, { file, fileMetadata }, { viewer, headers }) =>
        uploadDocument(world, requireClient(viewer), file, {
          caseId: fileMetadata.caseId,
          categoryId: fileMetadata.categoryId,
          replacedDocumentId: fileMetadata.replacedDocumentId ?? undefined,
          batch: headers.uploadBatch,
          uploadKey: headers.idempotencyKey,
        }),
      update: (_, { document }, { viewer }) =>
        renameDocument(world, requireClient(viewer), document),
      setOpened: (_, { documentId }, { viewer }) =>
        setOpened(world, requireClient(viewer), documentId),
    },
    Folder: {
      topic: ({ templateKey }) => topicOf(templateKey),
      isNeeded: (folder) => isOnTheWay(folder),
    },
    Document: {
      comments: ({ id }, _, { batch }) =>
        batched<string, readonly CommentRecord[]>(batch, 'documents.comments', async (ids) => {
          const comments = await commentsOf(db, ids)
          return (documentId) => comments.get(documentId) ?? []
        })(id),
    },
    Case: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).showSubmit,
      documentsSentAndWaiting: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).sentAndWaiting,
      documentFoldersOpen: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).foldersOpen,
      documentFoldersSentBack: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).foldersSentBack,
      documentFoldersWaiting: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).foldersWaiting,
      documentFoldersTotal: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).foldersTotal,
      documentsToReviewCount: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).toReview,
    },
    ClientDashboardItem: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) =>
        (await caseFlags(world, legalCase, context)).showSubmit,
    },
  } satisfies Resolvers
}
