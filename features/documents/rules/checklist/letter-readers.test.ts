// spec: case-checklist#letter
import { expect, test } from 'vitest'
import { canBeAsked, listAddressed, type Person } from './letter-readers.ts'

const goesOn = (debtor: 1 | 2): Person => ({ debtor, outcome: null })
const ended = (debtor: 1 | 2): Person => ({ debtor, outcome: 'dismissed' })

test.each<readonly [string, readonly Person[], readonly number[], readonly unknown[]]>([
  ['one debtor', [goesOn(1)], [1], [null, 1]],
  ['two debtors', [goesOn(1), goesOn(2)], [1, 2], [null, 1, 2]],
  ['debtor 2 whose part has ended', [goesOn(1), ended(2)], [1], [null, 1]],
  ['debtor 1 whose part has ended', [ended(1), goesOn(2)], [2], [null, 2]],
  ['two parts that have ended', [ended(1), ended(2)], [1, 2], [null, 1, 2]],
])('in a case with %s', (_, people, addressed, askable) => {
  expect(listAddressed(people).map(({ debtor }) => debtor)).toEqual(addressed)
  const owners = [null, 1, 2] as const
  expect(owners.filter((debtor) => canBeAsked({ debtor }, people))).toEqual(askable)
})
