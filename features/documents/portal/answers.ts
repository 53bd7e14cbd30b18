import type {
  DocumentDashboardQuery,
  DocumentDetailQuery,
  LeafCategoryDocumentsQuery,
} from './documents.operations.ts'

export type Dashboard = DocumentDashboardQuery['documentDashboard']
export type Leaf = LeafCategoryDocumentsQuery['documentsChildLeafCategory']
export type WholeDocument = DocumentDetailQuery['document']['get']
