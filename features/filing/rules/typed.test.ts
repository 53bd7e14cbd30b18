// spec: filing#fees, filing#filing-list
import { expect, test } from 'vitest'
import { readAmount, toDollars } from './amounts.ts'
import { areLines, findLineProblems, maxLineName, maxOwnLines } from './filing-list.ts'
import { findFeeProblems, findPaymentProblems, maxNote } from './typed-fees.ts'

test.each([
  ['1500', 150_000],
  ['1,500.5', 150_050],
  [' $ 1,500.05 ', 150_005],
  ['0', 0],
  ['1000000', 100_000_000],
  ['1,000,000.01', undefined],
  ['15,00', undefined],
  ['1.500,00', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s is %s cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents)
  if (cents !== undefined) expect(readAmount(toDollars(cents))).toBe(cents)
})

const today = '2026-12-01'
const codes = (findings: ReadonlyArray<{ readonly code: string; readonly field?: string }>) =>
  findings.map(({ code, field }) => `${field}: ${code}`)

test.each([
  [{ agreed: '1500', agreedOn: null, due: '500' }, []],
  [{ agreed: '0', agreedOn: today, due: '0' }, []],
  [
    { agreed: 'x', agreedOn: '2026-12-02', due: '' },
    [
      'agreed: filing.amount-invalid',
      'agreedOn: filing.day-in-future',
      'due: filing.amount-invalid',
    ],
  ],
  [
    { agreed: '1', agreedOn: '26-12-01', due: '2' },
    ['agreedOn: filing.day-invalid', 'due: filing.due-above-fee'],
  ],
])('the fees %j have the problems %j', (fees, problems) =>
  expect(codes(findFeeProblems(fees, today))).toEqual(problems),
)

test.each([
  [{ amount: '20', paidOn: today, note: '' }, []],
  [{ amount: '0', paidOn: today, note: '' }, ['amount: filing.payment-of-nothing']],
  [
    { amount: '', paidOn: '2026-12-02', note: 'x'.repeat(maxNote + 1) },
    ['amount: filing.amount-invalid', 'paidOn: filing.day-in-future', 'note: filing.note-too-long'],
  ],
])('the payment %j has the problems %j', (payment, problems) =>
  expect(codes(findPaymentProblems(payment, today))).toEqual(problems),
)

const line = (number: number, name: string) => ({
  key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name,
  isNecessary: true,
})

test('lines of a firm have different names that fit', () => {
  const own = [line(1, 'Rétainer'), line(2, ' '), line(3, 'x'.repeat(maxLineName + 1))]
  expect(codes(findLineProblems([...own, line(4, 'retainer ')]))).toEqual([
    `line-${line(2, '').key}: filing.line-blank`,
    `line-${line(3, '').key}: filing.line-too-long`,
    `line-${line(4, '').key}: filing.line-twice`,
  ])
})

test('a firm has at most 20 lines, each with a key of its own', () => {
  const most = Array.from({ length: maxOwnLines }, (_, index) => line(index, `Line ${index}`))
  expect(areLines(most)).toBe(true)
  expect(areLines([...most, line(20, 'One more')])).toBe(false)
  expect(areLines([line(1, 'a'), line(1, 'b')])).toBe(false)
  expect(areLines([{ key: 'documents', name: 'a', isNecessary: true }])).toBe(false)
})
