import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    document_category: 'firm',
    checklist_template: 'firm',
    review_reason: 'firm',
    document: 'firm',
    document_comment: 'firm',
    document_opened: 'firm',
    review_lease: 'firm',
    held_decision: 'firm',
    document_acknowledgment: 'firm',
    missing_letter: 'firm',
    missing_letter_category: 'firm',
    case_packet: 'firm',
    handed_in_due: 'firm',
    upload_batch: 'person',
    upload_slot: 'person',
  },
  reads: ['case_facts', 'participant_facts', 'firm_facts', 'staff_facts', 'person_facts'],
}
