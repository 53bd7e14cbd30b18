import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    notification: 'firm',
    notice_due: 'person',
    text_stop: 'machine',
    staff_notice: 'firm',
    staff_notice_setting: 'firm',
  },
  reads: ['firm_facts'],
}
