import { ofAllRoles, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    firm: {
      rows: 'reference',
      rights: {
        portal: 'select, insert, update, delete',
        workspace: 'select, update',
        jobs: 'select',
      },
    },
    office: { rows: 'firm', rights: ofAllRoles },
    staff: { rows: 'firm', rights: ofAllRoles },
    public_image: { rows: 'firm', rights: ofAllRoles },
  },
  facts: ['firm_facts', 'office_facts', 'staff_facts'],
}
