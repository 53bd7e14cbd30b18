import { keyedColumn } from '#lib/keyed-column.ts'
import { customerContext, spouseContext } from './customers/sealed-customers.ts'
import { lookUpContext } from './ordering/stored-look-up.ts'
import { accessCodeContext, startUrlContext } from './taking/sealed-courses.ts'

export const courseColumns = [
  keyedColumn({
    table: 'course',
    column: 'spouse_sealed',
    id: ['case_id', 'course_number', 'firm_id'],
    by: 'firm-text',
    context: spouseContext,
  }),
  keyedColumn({
    table: 'course_progress',
    column: 'lookup_sealed',
    id: ['case_id', 'course_number', 'debtor', 'firm_id'],
    by: 'seal',
    purpose: 'course-look-up',
    context: ({ debtor, ...key }) => lookUpContext({ key, debtor }),
  }),
  keyedColumn({
    table: 'course_customer',
    column: 'details_sealed',
    id: ['order_id', 'debtor', 'firm_id'],
    by: 'firm-text',
    context: ({ orderId, debtor }) => customerContext(orderId, debtor),
  }),
  keyedColumn({
    table: 'course_item',
    column: 'start_url_sealed',
    id: ['id', 'firm_id'],
    by: 'firm-text',
    context: ({ id }) => startUrlContext(id),
  }),
  keyedColumn({
    table: 'course_item',
    column: 'access_code_sealed',
    id: ['id', 'firm_id'],
    by: 'firm-text',
    context: ({ id }) => accessCodeContext(id),
  }),
  keyedColumn({
    table: 'course_certificate',
    column: 'sealed_key',
    id: ['id', 'firm_id'],
    by: 'firm-file',
    documentId: ({ id }) => id,
  }),
]
