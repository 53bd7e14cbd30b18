import type { ListNamedParts } from '#features/cases/server/named-parts.ts'
import { listDocumentNames } from './named-documents.store.ts'

export const listNamedDocuments: ListNamedParts = (db, legalCase) =>
  listDocumentNames(db, legalCase)
