// The operations of documents.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FileMetadata = {
  readonly caseId: string;
  readonly categoryId: string;
  /** Mime type; ignored for every decision of safety, which rests on name and content. */
  readonly documentType?: string | null | undefined;
  readonly replacedDocumentId?: string | null | undefined;
  readonly businessObjectId?: string | null | undefined;
  readonly businessObjectType?: string | null | undefined;
};

export type DocumentDashboardQueryVariables = Exact<{
  caseId: string;
}>;


export type DocumentDashboardQuery = { readonly documentDashboard: { readonly submitList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly requirement: string, readonly documentCount: number, readonly subcategoryList: ReadonlyArray<{ readonly id: string }> }> } };

export type ChildFoldersQueryVariables = Exact<{
  caseId: string;
  categoryId: string;
}>;


export type ChildFoldersQuery = { readonly childFoldersForParentFolder: { readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly subcategoryList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly status: string, readonly requirement: string, readonly documentCount: number, readonly subcategoryList: ReadonlyArray<{ readonly id: string }> }> } };

export type LeafCategoryDocumentsQueryVariables = Exact<{
  caseId: string;
  categoryId: string;
}>;


export type LeafCategoryDocumentsQuery = { readonly documentsChildLeafCategory: { readonly id: string, readonly name: string, readonly description: string, readonly help: string | null, readonly status: string, readonly requirement: string, readonly parentId: string | null, readonly parentName: string | null, readonly mayAdd: boolean, readonly documentList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: string, readonly uploaded: string, readonly size: number }> } };

export type DocumentDetailQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentDetailQuery = { readonly document: { readonly get: { readonly id: string, readonly caseId: string, readonly categoryId: string, readonly name: string, readonly status: string, readonly uploaded: string, readonly opened: boolean, readonly comments: ReadonlyArray<{ readonly id: string, readonly attorneyName: string, readonly attorneyAvatarUrl: string | null, readonly comment: string, readonly created: string }> } } };

export type UploadFileMutationVariables = Exact<{
  file: File;
  fileMetadata: FileMetadata;
}>;


export type UploadFileMutation = { readonly documents: { readonly uploadFile: { readonly success: boolean, readonly errorMessage: string | null, readonly uploadedDocument: { readonly id: string, readonly name: string, readonly status: string, readonly uploaded: string } | null } } };

export type SetDocumentOpenedMutationVariables = Exact<{
  documentId: string;
}>;


export type SetDocumentOpenedMutation = { readonly documents: { readonly setOpened: { readonly success: boolean } } };


export const documentDashboard: Operation<DocumentDashboardQuery, DocumentDashboardQueryVariables> = {
  id: 'sha256:5a867817962f08c666eb79e19c3b3b065fe1e447df5ed4a8a333dffae6ca204a',
  name: 'DocumentDashboard',
  kind: 'query',
}

export const childFolders: Operation<ChildFoldersQuery, ChildFoldersQueryVariables> = {
  id: 'sha256:9ff96ef309f75ca332fa009339c0ca9b8f9364fc7d640652dad58fa3f17af3c5',
  name: 'ChildFolders',
  kind: 'query',
}

export const leafCategoryDocuments: Operation<LeafCategoryDocumentsQuery, LeafCategoryDocumentsQueryVariables> = {
  id: 'sha256:ea577db99f588a1d5b2e476765ccc313705eb2a0d1c9b04c6b271cbd7e766388',
  name: 'LeafCategoryDocuments',
  kind: 'query',
}

export const documentDetail: Operation<DocumentDetailQuery, DocumentDetailQueryVariables> = {
  id: 'sha256:574d4a9a73331eabe6f8e7a4c74ef86da09219f47d9150f08f114e698812fd9a',
  name: 'DocumentDetail',
  kind: 'query',
}

export const uploadFile: Operation<UploadFileMutation, UploadFileMutationVariables> = {
  id: 'sha256:3219a54faba62589ea30b6d55456db2d7eb0f05d576ca29b2af6d09a25083036',
  name: 'UploadFile',
  kind: 'mutation',
}

export const setDocumentOpened: Operation<SetDocumentOpenedMutation, SetDocumentOpenedMutationVariables> = {
  id: 'sha256:d53b3d8d342c842ed686261f3007bcb6a41029d63d94dc584b61d0c55a51761a',
  name: 'SetDocumentOpened',
  kind: 'mutation',
}
