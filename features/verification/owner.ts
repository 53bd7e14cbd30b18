import { ofPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    challenge: { rows: 'person', rights: ofPortal },
    challenge_code: { rows: 'person', rights: ofPortal },
  },
}
