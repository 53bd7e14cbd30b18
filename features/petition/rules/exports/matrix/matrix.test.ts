// spec: petition#matrix
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import { createTestPetitions, sampleAnswers } from '../test-petitions.ts'
import { findCourt, matrixCourts, otherCourt, type MatrixRules } from './courts.ts'
import { writeMatrix, type MatrixFault } from './matrix.ts'
import { listRecipients, type Recipient } from './recipients.ts'

const petitions = createTestPetitions(
  JSON.parse(
    readFileSync(
      new URL('../../../../questionnaire/content/compiled/1.json', import.meta.url),
      'utf8',
    ),
  ) as Content,
)

const bank: Recipient = {
  ...{ entry: 'creditCards/debts/a', name: 'Harbor Bank', street: 'PO Box 100', unit: '' },
  ...{ city: 'Salem', state: 'MA', zip: '01970-1234' },
}
const clinic: Recipient = {
  ...bank,
  entry: 'medicalBills/debts/b',
  name: 'Bay Clinic',
  unit: 'Suite 4',
}
const rulesOf = (court: string): MatrixRules => (findCourt(court) ?? otherCourt).rules
const write = (recipients: readonly Recipient[], court = 'other') =>
  writeMatrix(recipients, rulesOf(court))

describe('the file', () => {
  test.each([
    [
      'other',
      'Harbor Bank|PO Box 100|Salem MA 01970-1234||Bay Clinic|PO Box 100|Suite 4|Salem MA 01970-1234|',
    ],
    [
      'flmb',
      'Harbor Bank|PO Box 100|Salem, MA 01970-1234||Bay Clinic|PO Box 100|Suite 4|Salem, MA 01970-1234|',
    ],
    [
      'gamb',
      'Bay Clinic|PO Box 100|Suite 4|Salem MA 01970-1234|||Harbor Bank|PO Box 100|Salem MA 01970-1234|',
    ],
    [
      'ilcb',
      'Harbor Bank|PO Box 100|Salem, MA 01970||Bay Clinic|PO Box 100|Suite 4|Salem, MA 01970|',
    ],
    [
      'innb',
      'HARBOR BANK|PO BOX 100|SALEM MA 01970-1234|||BAY CLINIC|PO BOX 100|SUITE 4|SALEM MA 01970-1234|',
    ],
    [
      'txsb',
      'Harbor Bank|PO Box 100|Salem MA 01970-1234||||Bay Clinic|PO Box 100|Suite 4|Salem MA 01970-1234|||',
    ],
  ])('for the court %s has its lines', (court, lines) => {
    const { text, count, problems } = write([bank, clinic], court)
    expect(text.replaceAll('\r\n', '|')).toBe(lines)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(count).toBe(2)
    expect(problems).toEqual([])
  })

  test('has nothing cut, changed or left out because of a problem', () => {
    const name = 'Área Crédito '.repeat(5).trim()
    expect(write([{ ...bank, name }]).text).toContain(`${name}\r\n`)
  })
})

describe('a problem is listed', () => {
  test.each<readonly [MatrixFault, string, Partial<Recipient>, string | undefined]>([
    ['noName', '', { name: '' }, undefined],
    ['noStreet', '', { street: '' }, undefined],
    ['noCity', '', { city: '' }, undefined],
    ['noState', '', { state: '' }, undefined],
    ['noZip', '', { zip: '' }, undefined],
    ['tooLong', 'x'.repeat(41), { street: 'x'.repeat(41) }, undefined],
    ['tooLong', 'x'.repeat(51), { name: 'x'.repeat(51) }, 'txwb'],
    ['tooManyLines', '4', { unit: 'Suite 4', street: 'Dept. 4\u00A0' }, 'four'],
    ['symbol', 'é', { city: 'Québec' }, undefined],
    ['symbol', '%', { name: 'Harbor % Bank' }, 'flsb'],
    ['symbol', '#', { street: 'PO Box #100' }, 'ganb'],
    ['beginning', '#4 Main St', { street: '#4 Main St' }, undefined],
    ['allCapitals', 'HARBOR BANK', { name: 'HARBOR BANK' }, 'njb'],
  ])('%s: %s', (fault, found, change, court) => {
    const rules = court === 'four' ? { ...otherCourt.rules, lines: 3 } : rulesOf(court ?? 'other')
    const { problems } = writeMatrix([{ ...bank, ...change }], rules)
    expect(problems[0]?.findings).toContainEqual({
      fault,
      found: fault === 'tooManyLines' ? '4' : found,
    })
  })

  test.each<readonly [string, Partial<Recipient>, string | undefined]>([
    ['a name of 40 letters', { name: 'x'.repeat(40) }, undefined],
    ['a longer name where the court takes it', { name: 'x'.repeat(50) }, 'pamb'],
    ['a symbol in the name where only addresses are refused', { name: 'A & B' }, 'ganb'],
    ['a short name in capitals', { name: 'IRS' }, 'njb'],
  ])('but not %s', (_, change, court) => {
    expect(write([{ ...bank, ...change }], court).problems).toEqual([])
  })
})

describe('the recipients', () => {
  test('are the creditors and those who are to be notified, as they were typed', () => {
    const { petition } = petitions.of(sampleAnswers)
    expect(listRecipients(petition).map(({ name, city }) => [name, city])).toEqual([
      ['Harbor Bank, N.A.', 'Salem'],
      ['=Recovery+Co', ''],
    ])
  })

  test('are listed once with the same name and address, and twice with another address', () => {
    const debt = (id: string, creditorName: string, street: string) => ({
      ...{
        id,
        creditorName,
        creditorAddress: { street, city: 'Salem', state: 'MA', zip: '01970' },
      },
    })
    const debts = [
      debt('a', 'Harbor Bank', 'Box 1'),
      debt('b', 'HARBOR  BANK', 'box 1'),
      debt('c', 'Harbor Bank', 'Box 2'),
    ]
    const { petition } = petitions.of({
      cbCardsCheck: { creditCards: 'yes' },
      creditCards: { debts },
    })
    expect(listRecipients(petition).map(({ entry }) => entry)).toEqual([
      'creditCards/debts/a',
      'creditCards/debts/c',
    ])
  })
})

test('each court has a code and a name of its own', () => {
  for (const read of [({ code }) => code, ({ name }) => name] satisfies ((
    court: (typeof matrixCourts)[number],
  ) => string)[])
    expect(new Set(matrixCourts.map(read)).size).toBe(matrixCourts.length)
})
