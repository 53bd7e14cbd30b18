import {
  addedByPortal,
  ofAllRoles,
  ofFirmWork,
  readByPortal,
  type TableOwner,
} from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    case_note: { rows: 'firm', rights: ofFirmWork },
    case_task: { rows: 'firm', rights: addedByPortal },
    task_template: { rows: 'firm', rights: readByPortal },
    bulk_reminder: { rows: 'firm', rights: ofAllRoles },
    bulk_reminder_case: { rows: 'firm', rights: ofAllRoles },
    reminder_schedule: { rows: 'firm', rights: ofFirmWork },
    case_reminder: { rows: 'firm', rights: ofFirmWork },
  },
  reads: ['case_facts', 'summary_facts', 'firm_facts'],
}
