import { expect, test } from 'vitest'
import { questionWords } from '../question-words.ts'
import { debtorInLabel, haveBothLogins, viewerDebtor } from '../viewer-debtor.ts'

const rosa = 'rosa@example.com'
const luis = 'luis@example.com'

test.each<[first: string | null, second: string | null, account: string, expected: 1 | 2]>([
  [rosa, luis, rosa, 1],
  [rosa, luis, luis, 2],
  [rosa, luis, 'somebody@example.com', 1],
  [rosa, rosa, rosa, 1],
  [null, luis, luis, 1],
  [rosa, null, rosa, 1],
  ['', luis, luis, 1],
  [null, null, luis, 1],
  ['r***@e***.com', luis, 'Luis@Example.com', 2],
])(
  'with the debtors %s and %s, the account %s is debtor %d',
  (debtor1EmailAddress, debtor2EmailAddress, account, expected) => {
    expect(viewerDebtor({ debtor1EmailAddress, debtor2EmailAddress }, account)).toBe(expected)
  },
)

test.each<[isJoint: boolean, account: string, label: string]>([
  [false, luis, 'Vehicles Section Progress'],
  [true, rosa, 'Vehicles Section Progress Debtor 1'],
  [true, luis, 'Vehicles Section Progress Debtor 2'],
])('in a case that is joint (%s), %s sees the label %s', (isJoint, account, label) => {
  const debtor = debtorInLabel(
    { isJoint, debtor1EmailAddress: rosa, debtor2EmailAddress: luis },
    account,
  )
  expect(questionWords.english.progress('Vehicles', debtor)).toBe(label)
})

test.each<[isJoint: boolean, first: string | null, second: string | null, expected: boolean]>([
  [true, rosa, luis, true],
  [false, rosa, luis, false],
  [true, rosa, null, false],
  [true, null, luis, false],
  [true, rosa, 'Rosa@Example.com', false],
])(
  'in a case that is joint (%s) with %s and %s, both debtors have logins: %s',
  (isJoint, debtor1EmailAddress, debtor2EmailAddress, expected) => {
    expect(haveBothLogins({ isJoint, debtor1EmailAddress, debtor2EmailAddress })).toBe(expected)
  },
)
