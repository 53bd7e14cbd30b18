import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    account: 'reference',
    pending_change: 'person',
    not_me_link: 'person',
    text_consent: 'person',
    assisted_change: 'person',
  },
  facts: ['person_facts'],
}
