import { outboxColumns } from '#adapters/outbox/keyed-columns.ts'
import { keyedColumn, type KeyedColumn } from '#lib/keyed-column.ts'
import { accountColumns } from '#features/account/server/keyed-columns.ts'
import { workColumns } from '#features/work/server/keyed-columns.ts'
import { courseColumns } from '#features/courses/server/keyed-columns.ts'
import { documentColumns } from '#features/documents/server/keyed-columns.ts'
import { noticeColumns } from '#features/notifications/server/keyed-columns.ts'
import { questionnaireColumns } from '#features/questionnaire/server/keyed-columns.ts'
import { signInColumns } from '#features/sign-in/server/keyed-columns.ts'
import { staffColumns } from '#features/staff/server/keyed-columns.ts'

/** Firm keys come first, so that what is under them is made again with the newest. */
export const keyedColumns: readonly KeyedColumn[] = [
  keyedColumn({ table: 'firm', column: 'sealed_key', id: ['id'], by: 'firm-key-wrapping' }),
  ...accountColumns,
  ...signInColumns,
  ...staffColumns,
  ...noticeColumns,
  ...outboxColumns,
  ...workColumns,
  ...courseColumns,
  ...documentColumns,
  ...questionnaireColumns,
]
