import { ofAllRoles, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: { case_filter: { rows: 'firm', rights: ofAllRoles } },
}
