import { keyedColumn } from '#lib/keyed-column.ts'

export const documentColumns = [
  keyedColumn({
    table: 'document',
    column: 'sealed_key',
    id: ['id', 'firm_id'],
    by: 'firm-file',
    documentId: ({ id }) => id,
  }),
  keyedColumn({
    table: 'case_packet',
    column: 'sealed_key',
    id: ['id', 'firm_id'],
    reads: ['file_id'],
    by: 'firm-file',
    documentId: ({ fileId }) => fileId,
  }),
]
