import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    flow: 'person',
    second_factor: 'person',
    session: 'person',
    device: 'person',
    reset_request: 'person',
  },
}
