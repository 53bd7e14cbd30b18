import { expect, test } from 'vitest'
import { formatPeriod, listAskedPeriods } from './asked-periods.ts'

const days = { before: '2026-11-27', today: '2026-11-27' }
const periodsOf = (key: string, at = days) =>
  listAskedPeriods(key, [], at).map(({ period }) => period)

test.each<readonly [string, readonly string[]]>([
  ['income.pay-stubs-60-days', ['2026-09', '2026-10', '2026-11']],
  ['income.pay-stubs-6-months', ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']],
  ['money.bank-statements', ['2026-08', '2026-09', '2026-10']],
  ['income.w2-1099', ['2024', '2025']],
  ['taxes.federal-latest', ['2025']],
  ['taxes.federal-before', ['2024']],
  ['taxes.four-years', ['2022', '2023', '2024', '2025']],
  ['identity.photo-id', []],
  ['firm.4f2a', []],
])('%s asks for %j', (key, expected) => expect(periodsOf(key)).toEqual(expected))

test('the months of a filing in January are those of the year before', () =>
  expect(periodsOf('money.bank-statements', { before: '2027-01-10', today: '2026-11-27' })).toEqual(
    ['2026-10', '2026-11', '2026-12'],
  ))

test('a document settles the period that its name says', () => {
  const documents = [
    { name: 'Pay stub 2026-10-16.pdf', status: 'Accepted' },
    { name: 'Pay stub Nov 13.pdf', status: 'Pending' },
    { name: 'Pay stub 2026-09-18.pdf', status: 'Rejected' },
    { name: 'scan.pdf', status: 'Accepted' },
  ]
  expect(listAskedPeriods('income.pay-stubs-60-days', documents, days)).toEqual([
    { period: '2026-09', state: 'missing' },
    { period: '2026-10', state: 'accepted' },
    { period: '2026-11', state: 'waiting' },
  ])
})

test.each([
  ['2026-10', 'en', 'October 2026'],
  ['2026-10', 'es', 'octubre de 2026'],
  ['2025', 'es', '2025'],
] as const)('%s in %s is %s', (period, language, expected) =>
  expect(formatPeriod(period, language)).toBe(expected),
)
