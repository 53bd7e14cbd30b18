import { keyedColumn } from '#lib/keyed-column.ts'

export const signInColumns = [
  keyedColumn({
    table: 'flow',
    column: 'contact_sealed',
    id: ['token_hash'],
    by: 'seal',
    purpose: 'flow-contact',
    context: ({ tokenHash }) => tokenHash.slice('\\x'.length),
  }),
  keyedColumn({
    table: 'reset_request',
    column: 'temporary_hash',
    id: ['handle_hash'],
    by: 'password-pepper',
  }),
]
