import { ofAllRoles, ofFirmWork, readByPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    document_category: { rows: 'firm', rights: ofAllRoles },
    checklist_template: { rows: 'firm', rights: readByPortal },
    named_checklist: { rows: 'firm', rights: ofFirmWork },
    case_checklist: { rows: 'firm', rights: readByPortal },
    review_reason: { rows: 'firm', rights: readByPortal },
    document: { rows: 'firm', rights: ofAllRoles },
    document_comment: { rows: 'firm', rights: ofAllRoles },
    document_opened: { rows: 'firm', rights: ofAllRoles },
    review_lease: { rows: 'firm', rights: ofFirmWork },
    held_decision: { rows: 'firm', rights: ofFirmWork },
    document_acknowledgment: { rows: 'firm', rights: { ...ofFirmWork, portal: 'select, insert' } },
    missing_letter: { rows: 'firm', rights: readByPortal },
    missing_letter_category: { rows: 'firm', rights: readByPortal },
    case_packet: { rows: 'firm', rights: readByPortal },
    handed_in_due: { rows: 'firm', rights: ofAllRoles },
    upload_batch: { rows: 'person', rights: ofAllRoles },
    upload_slot: { rows: 'person', rights: ofAllRoles },
  },
  reads: ['case_facts', 'participant_facts', 'firm_facts', 'staff_facts', 'person_facts'],
}
