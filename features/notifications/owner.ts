import { ofAllRoles, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    notification: { rows: 'firm', rights: ofAllRoles },
    notice_due: { rows: 'person', rights: ofAllRoles },
    text_stop: { rows: 'machine', rights: ofAllRoles },
    staff_notice: { rows: 'firm', rights: ofAllRoles },
    staff_notice_setting: { rows: 'firm', rights: ofAllRoles },
  },
  reads: ['firm_facts'],
}
