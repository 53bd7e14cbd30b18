import { ofPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    flow: { rows: 'person', rights: ofPortal },
    second_factor: { rows: 'person', rights: ofPortal },
    session: { rows: 'person', rights: ofPortal },
    device: { rows: 'person', rights: ofPortal },
    reset_request: { rows: 'person', rights: ofPortal },
  },
}
