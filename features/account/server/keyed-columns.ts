import { keyedColumn } from '#lib/keyed-column.ts'

export const accountColumns = [
  keyedColumn({
    table: 'account',
    column: 'ssn_sealed',
    id: ['id'],
    by: 'seal',
    purpose: 'account-ssn',
    context: ({ id }) => id,
  }),
  keyedColumn({
    table: 'account',
    column: 'password_hash',
    id: ['id'],
    by: 'password-pepper',
  }),
  keyedColumn({
    table: 'pending_change',
    column: 'value_sealed',
    id: ['account_id', 'channel'],
    by: 'seal',
    purpose: 'pending-change',
    context: ({ accountId, channel }) => `${accountId}|${channel}`,
  }),
  keyedColumn({
    table: 'not_me_link',
    column: 'before_sealed',
    id: ['token_hash'],
    by: 'seal',
    purpose: 'not-me-before',
    context: ({ tokenHash }) => tokenHash.slice('\\x'.length),
  }),
]
