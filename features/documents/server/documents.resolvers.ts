// The documents room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { batched } from '#kit/batch.ts'
import { requireClient } from '#kit/viewer.ts'
import type { CommentRecord } from '../rules/records.ts'
import { caseFlags } from './case-flags.ts'
import { commentsOf, markOpened } from './documents.store.ts'
import { openDocument, readByStatus, readCertificateExists, readDashboard, readDocument, readFolder, readLeaf } from './read-documents.ts'
import { uploadDocument } from './upload-document.ts'
import type { DocumentsWorld } from './world.ts'

export function documentsResolvers(world: DocumentsWorld) {
  const { db } = world.database
  return {
    Query: {
      documentDashboard: (_, { caseId }, { viewer }) => readDashboard(world, requireClient(viewer), caseId),
      childFoldersForParentFolder: (_, { caseId, categoryId }, { viewer }) => readFolder(world, requireClient(viewer), caseId, categoryId),
      documentsChildLeafCategory: (_, { caseId, categoryId }, { viewer }) => readLeaf(world, requireClient(viewer), caseId, categoryId),
      document: () => ({}),
      documents: () => ({}),
      creditCounselingCertificateExistsByCaseId: async (_, { caseId }, { viewer }) =>
        ({ creditCounselingCertificateExists: await readCertificateExists(world, requireClient(viewer), caseId) }),
    },
    Mutation: { documents: () => ({}) },
    DocumentQuery: { get: (_, { documentId }, { viewer }) => readDocument(world, requireClient(viewer), documentId) },
    DocumentsQuery: { get: (_, { caseId, documentStatus }, { viewer }) => readByStatus(world, requireClient(viewer), caseId, documentStatus) },
    DocumentsMutation: {
      uploadFile: (_, { file, fileMetadata }, { viewer, headers }) =>
        uploadDocument(world, requireClient(viewer), file, {
          caseId: fileMetadata.caseId, replacedDocumentId: fileMetadata.replacedDocumentId ?? undefined, categoryId: fileMetadata.categoryId, batch: headers.uploadBatch, uploadKey: headers.idempotencyKey,
        }),
      setOpened: async (_, { documentId }, { viewer }) => {
        const client = requireClient(viewer)
        const document = await openDocument(db, client, documentId)
        await markOpened(db, document.id, client.accountId)
        return { success: true, error: null }
      },
    },
    Document: {
      comments: ({ id }, _, { batch }) =>
        batched<string, readonly CommentRecord[]>(batch, 'documents.comments', async (ids) => {
          const comments = await commentsOf(db, ids)
          return (documentId) => comments.get(documentId) ?? []
        })(id),
    },
    Case: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) => (await caseFlags(world, legalCase, context)).showSubmit,
      documentsSentAndWaiting: async (legalCase, _, context) => (await caseFlags(world, legalCase, context)).sentAndWaiting,
      documentFoldersOpen: async (legalCase, _, context) => (await caseFlags(world, legalCase, context)).foldersOpen,
      documentFoldersTotal: async (legalCase, _, context) => (await caseFlags(world, legalCase, context)).foldersTotal,
    },
    ClientDashboardItem: {
      dashBoardShowSubmitDocumentsFlag: async (legalCase, _, context) => (await caseFlags(world, legalCase, context)).showSubmit,
    },
  } satisfies Resolvers
}
