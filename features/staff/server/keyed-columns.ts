import { keyedColumn } from '#lib/keyed-column.ts'

export const staffColumns = [
  keyedColumn({
    table: 'staff_login',
    column: 'authenticator_sealed',
    id: ['staff_id'],
    by: 'seal',
    purpose: 'staff-authenticator',
    context: ({ staffId }) => staffId,
  }),
  keyedColumn({
    table: 'staff_login',
    column: 'password_hash',
    id: ['staff_id'],
    by: 'password-pepper',
  }),
  keyedColumn({
    table: 'staff_login',
    column: 'email_hash',
    id: ['staff_id'],
    by: 'fingerprint',
    purpose: 'staff-email',
  }),
  keyedColumn({
    table: 'staff_recovery_code',
    column: 'code_hash',
    id: ['staff_id', 'code_hash'],
    by: 'fingerprint',
    purpose: 'staff-recovery-code',
  }),
]
