import { ofAllRoles, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    course: { rows: 'firm', rights: ofAllRoles },
    course_progress: { rows: 'firm', rights: ofAllRoles },
    course_order: { rows: 'firm', rights: ofAllRoles },
    course_customer: { rows: 'firm', rights: ofAllRoles },
    course_offer: { rows: 'firm', rights: ofAllRoles },
    course_item: { rows: 'firm', rights: ofAllRoles },
    course_item_route: { rows: 'machine', rights: ofAllRoles },
    course_taker: { rows: 'firm', rights: ofAllRoles },
    course_certificate: { rows: 'firm', rights: ofAllRoles },
    course_page: { rows: 'reference', rights: ofAllRoles },
    course_page_shown: { rows: 'person', rights: ofAllRoles },
    course_acceptance: { rows: 'firm', rights: ofAllRoles },
    course_product: { rows: 'reference', rights: ofAllRoles },
    course_line: { rows: 'firm', rights: ofAllRoles },
    course_hand_off: { rows: 'firm', rights: ofAllRoles },
    course_register_count: { rows: 'firm', rights: ofAllRoles },
    course_event: { rows: 'machine', rights: ofAllRoles },
    course_deadline: { rows: 'firm', rights: ofAllRoles },
    course_reminder: { rows: 'firm', rights: ofAllRoles },
    course_reminder_look: { rows: 'firm', rights: ofAllRoles },
  },
  reads: ['case_facts', 'case_list_facts', 'participant_facts', 'person_facts'],
}
