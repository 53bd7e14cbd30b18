import { ofAllRoles, readByPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    filing_line: { rows: 'firm', rights: ofAllRoles },
    filing_case: { rows: 'firm', rights: readByPortal },
    filing_payment: { rows: 'firm', rights: readByPortal },
    filing_mark: { rows: 'firm', rights: readByPortal },
    filing_list: { rows: 'firm', rights: readByPortal },
  },
  reads: ['case_facts', 'participant_facts'],
}
