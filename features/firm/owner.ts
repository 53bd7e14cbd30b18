import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    firm: 'reference',
    office: 'firm',
    staff: 'firm',
    firm_faq: 'firm',
    public_image: 'firm',
  },
  facts: ['firm_facts', 'office_facts', 'staff_facts'],
}
