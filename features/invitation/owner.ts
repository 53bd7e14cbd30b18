import { ofAllRoles, ofFirmWork, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    invitation: { rows: 'firm', rights: ofAllRoles },
    invitation_route: {
      rows: 'machine',
      rights: { portal: 'select, insert', workspace: 'select, insert, delete', jobs: 'insert' },
    },
    new_case_default: { rows: 'firm', rights: ofFirmWork },
  },
  reads: ['participant_facts'],
}
