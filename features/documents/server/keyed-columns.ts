import { keyedColumn } from '#lib/keyed-column.ts'
import { commentContext, heldContext } from './review/sealed-comments.ts'

export const documentColumns = [
  keyedColumn({
    table: 'document_comment',
    column: 'comment_sealed',
    clear: 'comment',
    id: ['firm_id', 'id'],
    by: 'firm-text',
    context: commentContext,
  }),
  keyedColumn({
    table: 'held_decision',
    column: 'comment_sealed',
    clear: 'comment',
    id: ['firm_id', 'document_id'],
    by: 'firm-text',
    context: heldContext,
  }),
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
