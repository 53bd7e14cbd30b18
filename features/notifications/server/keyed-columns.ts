import { keyedColumn } from '#lib/keyed-column.ts'
import { titleContext } from './staff/sealed-title.ts'

export const noticeColumns = [
  keyedColumn({
    table: 'staff_notice',
    column: 'title_sealed',
    id: ['firm_id', 'id'],
    by: 'firm-text',
    context: titleContext,
  }),
  keyedColumn({
    table: 'text_stop',
    column: 'mobile_hash',
    id: ['mobile_hash'],
    by: 'fingerprint',
    purpose: 'text-stop',
  }),
]
