import { ofAllRoles, ofFirmWork, readByPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    legal_case: { rows: 'firm', rights: ofAllRoles },
    participant: { rows: 'firm', rights: ofAllRoles },
    former_participant: { rows: 'firm', rights: ofFirmWork },
    timeline_entry: { rows: 'firm', rights: ofAllRoles },
    case_key_date: { rows: 'firm', rights: ofAllRoles },
    case_meeting: { rows: 'firm', rights: ofAllRoles },
    case_summary: { rows: 'firm', rights: ofAllRoles },
    case_deadline: { rows: 'firm', rights: ofAllRoles },
    outcome_text: { rows: 'firm', rights: readByPortal },
    timeline_text: { rows: 'firm', rights: readByPortal },
  },
  facts: ['case_facts', 'case_list_facts', 'participant_facts', 'summary_facts'],
  reads: ['firm_facts', 'office_facts', 'staff_facts', 'person_facts'],
}
