// The operations of documents.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DocumentUpdate = {
  readonly id: string;
  /** The new name. The extension always stays. */
  readonly name: string;
};

export type FileMetadata = {
  readonly caseId: string;
  readonly categoryId: string;
  /** MIME type. Ignored by all safety checks, which use the name and the content. */
  readonly documentType?: string | null | undefined;
  /** The document to replace: in the same category, Rejected or Pending. */
  readonly replacedDocumentId?: string | null | undefined;
  readonly businessObjectId?: string | null | undefined;
  readonly businessObjectType?: string | null | undefined;
};

export type DocumentDashboardQueryVariables = Exact<{
  caseId: string;
}>;


export type DocumentDashboardQuery = { readonly documentDashboard: { readonly submitList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly requirement: string, readonly documentCount: number, readonly topic: string, readonly isNeeded: boolean, readonly subcategoryList: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly reviewList: ReadonlyArray<{ readonly id: string, readonly categoryId: string, readonly name: string, readonly status: string, readonly uploaded: string, readonly opened: boolean, readonly toReview: boolean, readonly needsNewCopy: boolean, readonly uploadedBy: string | null, readonly isFromFirm: boolean, readonly isCopyOfAnswers: boolean, readonly fileState: string, readonly asksAcknowledgment: boolean, readonly acknowledgedAt: string | null, readonly comments: ReadonlyArray<{ readonly id: string }> }>, readonly missingLetter: { readonly by: string, readonly at: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stillNeeded: ReadonlyArray<string>, readonly dueOn: string | null }> } | null } };

export type ChildFoldersQueryVariables = Exact<{
  caseId: string;
  categoryId: string;
}>;


export type ChildFoldersQuery = { readonly childFoldersForParentFolder: { readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly subcategoryList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly requirement: string, readonly documentCount: number, readonly topic: string, readonly isNeeded: boolean, readonly subcategoryList: ReadonlyArray<{ readonly id: string }> }> } };

export type LeafCategoryDocumentsQueryVariables = Exact<{
  caseId: string;
  categoryId: string;
}>;


export type LeafCategoryDocumentsQuery = { readonly documentsChildLeafCategory: { readonly id: string, readonly name: string, readonly description: string, readonly period: string | null, readonly why: string | null, readonly because: ReadonlyArray<string>, readonly isByAnswers: boolean, readonly isAskedByAttorney: boolean, readonly stillNeeded: ReadonlyArray<string>, readonly dueOn: string | null, readonly help: string | null, readonly status: string, readonly requirement: string, readonly parentId: string | null, readonly parentName: string | null, readonly isCaseEnded: boolean, readonly mayAdd: boolean, readonly asksForPdf: boolean, readonly documentList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: string, readonly uploaded: string, readonly opened: boolean, readonly needsNewCopy: boolean, readonly uploadedBy: string | null, readonly isFromFirm: boolean, readonly isCopyOfAnswers: boolean, readonly fileState: string, readonly comments: ReadonlyArray<{ readonly id: string }> }>, readonly certificate: { readonly courseType: number, readonly exists: boolean, readonly completed: string | null, readonly expires: string | null } | null } };

export type DocumentDetailQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentDetailQuery = { readonly document: { readonly get: { readonly id: string, readonly caseId: string, readonly categoryId: string, readonly name: string, readonly status: string, readonly uploaded: string, readonly opened: boolean, readonly toReview: boolean, readonly settledBecause: string | null, readonly replacedBy: string | null, readonly size: number, readonly uploadedBy: string | null, readonly isFromFirm: boolean, readonly isCopyOfAnswers: boolean, readonly fileState: string, readonly orientation: number | null, readonly acknowledgment: string | null, readonly acknowledgedAt: string | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly attorneyName: string, readonly attorneyAvatarUrl: string | null, readonly comment: string, readonly language: string | null, readonly created: string }> } } };

export type AcknowledgeDocumentMutationVariables = Exact<{
  documentId: string;
}>;


export type AcknowledgeDocumentMutation = { readonly documents: { readonly acknowledge: { readonly id: string, readonly acknowledgedAt: string | null } } };

export type UploadFileMutationVariables = Exact<{
  file: File;
  fileMetadata: FileMetadata;
}>;


export type UploadFileMutation = { readonly documents: { readonly uploadFile: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly uploadedDocument: { readonly id: string, readonly name: string, readonly status: string, readonly uploaded: string } | null } } };

export type RenameDocumentMutationVariables = Exact<{
  document: DocumentUpdate;
}>;


export type RenameDocumentMutation = { readonly documents: { readonly update: { readonly id: string, readonly caseId: string, readonly name: string, readonly status: string, readonly uploaded: string } } };

export type SetDocumentOpenedMutationVariables = Exact<{
  documentId: string;
}>;


export type SetDocumentOpenedMutation = { readonly documents: { readonly setOpened: { readonly success: boolean } } };


export const documentDashboard: Operation<DocumentDashboardQuery, DocumentDashboardQueryVariables> = {
  id: 'sha256:05d7999c47784d4e32dd657a02f098b96685589ac088e035f187e8bcc9a65038',
  name: 'DocumentDashboard',
  kind: 'query',
}

export const childFolders: Operation<ChildFoldersQuery, ChildFoldersQueryVariables> = {
  id: 'sha256:6421bd5fd08dbef3d19bed24eacf7d75f9a64ff15f567d922c480050dd646cfc',
  name: 'ChildFolders',
  kind: 'query',
}

export const leafCategoryDocuments: Operation<LeafCategoryDocumentsQuery, LeafCategoryDocumentsQueryVariables> = {
  id: 'sha256:a920a3dcefa1b6e0fa37498b1c52156a2e598ed01d45f17fc0c64664291b1c48',
  name: 'LeafCategoryDocuments',
  kind: 'query',
}

export const documentDetail: Operation<DocumentDetailQuery, DocumentDetailQueryVariables> = {
  id: 'sha256:bdb4e526e048d44612e18da46bb4d3dcbca298430a52ea5b42ee50e0835a27fe',
  name: 'DocumentDetail',
  kind: 'query',
}

export const acknowledgeDocument: Operation<AcknowledgeDocumentMutation, AcknowledgeDocumentMutationVariables> = {
  id: 'sha256:670fe2fe2d52116c68f57238944d6f186d838ec6f3faa1fe6f3679ba025dfb15',
  name: 'AcknowledgeDocument',
  kind: 'mutation',
}

export const uploadFile: Operation<UploadFileMutation, UploadFileMutationVariables> = {
  id: 'sha256:49d6ed71cf3a50b7bcd4b6f012b1de2c31d4ba755f7a20450eb6e1e6ce37b694',
  name: 'UploadFile',
  kind: 'mutation',
}

export const renameDocument: Operation<RenameDocumentMutation, RenameDocumentMutationVariables> = {
  id: 'sha256:4a87135f72a9ea90ad7e2b462a563c57a69e390b9ba926e65059bbaa3dc62c7d',
  name: 'RenameDocument',
  kind: 'mutation',
}

export const setDocumentOpened: Operation<SetDocumentOpenedMutation, SetDocumentOpenedMutationVariables> = {
  id: 'sha256:d53b3d8d342c842ed686261f3007bcb6a41029d63d94dc584b61d0c55a51761a',
  name: 'SetDocumentOpened',
  kind: 'mutation',
}
