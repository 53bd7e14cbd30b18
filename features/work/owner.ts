import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    case_note: 'firm',
    case_task: 'firm',
    task_template: 'firm',
    bulk_reminder: 'firm',
    bulk_reminder_case: 'firm',
    reminder_schedule: 'firm',
    case_reminder: 'firm',
  },
  reads: ['case_facts', 'summary_facts', 'firm_facts'],
}
