import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: { invitation: 'firm', invitation_route: 'machine', new_case_default: 'firm' },
  reads: ['participant_facts'],
}
