import { keyedColumn } from '#lib/keyed-column.ts'
import { noteContext, taskContext } from './sealed-work.ts'

export const workColumns = [
  keyedColumn({
    table: 'case_note',
    column: 'text_sealed',
    clear: 'text',
    id: ['firm_id', 'id'],
    by: 'firm-text',
    context: noteContext,
  }),
  keyedColumn({
    table: 'case_task',
    column: 'title_sealed',
    clear: 'title',
    id: ['firm_id', 'id'],
    by: 'firm-text',
    context: taskContext,
  }),
]
