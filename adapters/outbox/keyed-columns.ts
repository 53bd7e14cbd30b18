import { keyedColumn } from '#lib/keyed-column.ts'

export const outboxColumns = [
  keyedColumn({
    table: 'outbox',
    column: 'sealed',
    id: ['id'],
    by: 'seal',
    purpose: 'outbox',
    context: ({ id }) => id,
  }),
]
