import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: { challenge: 'person', challenge_code: 'person' },
}
