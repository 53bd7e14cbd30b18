import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    course: 'firm',
    course_progress: 'firm',
    course_order: 'firm',
    course_customer: 'firm',
    course_offer: 'firm',
    course_item: 'firm',
    course_item_route: 'machine',
    course_taker: 'firm',
    course_certificate: 'firm',
    course_page: 'reference',
    course_page_shown: 'person',
    course_acceptance: 'firm',
    course_product: 'reference',
    course_hand_off: 'firm',
    course_register_count: 'firm',
    course_event: 'machine',
    course_deadline: 'firm',
    course_reminder: 'firm',
    course_reminder_look: 'firm',
  },
  reads: ['case_facts', 'participant_facts', 'person_facts'],
}
