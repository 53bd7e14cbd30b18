import { keyedColumn } from '#lib/keyed-column.ts'

export const noticeColumns = [
  keyedColumn({
    table: 'text_stop',
    column: 'mobile_hash',
    id: ['mobile_hash'],
    by: 'fingerprint',
    purpose: 'text-stop',
  }),
]
