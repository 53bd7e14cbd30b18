import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    legal_case: 'firm',
    participant: 'firm',
    former_participant: 'firm',
    timeline_entry: 'firm',
    case_key_date: 'firm',
    case_meeting: 'firm',
    case_summary: 'firm',
    case_deadline: 'firm',
    outcome_text: 'firm',
    timeline_text: 'firm',
  },
  facts: ['case_facts', 'participant_facts', 'summary_facts'],
  reads: ['firm_facts', 'office_facts', 'staff_facts', 'person_facts'],
}
