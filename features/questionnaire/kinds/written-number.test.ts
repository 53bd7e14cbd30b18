// spec: questionnaire#number-typing
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testField } from '../rules/content/test-content.ts'
import { currencyTyping, numberKinds, numberTyping, toKeypad } from './number.ts'

test.each<[text: string, value: number | string]>([
  ['850,00', 850],
  ['12,5', 12.5],
  [',50', 0.5],
  ['1.234,56', 1234.56],
  ['1 234,56', 1234.56],
  ['1\u202F234\u202F567,8', 1_234_567.8],
  ['1.234.567', 1_234_567],
  ["1'234.56", 1234.56],
  ['1,234', 1234],
  ['1,234.', 1234],
  ['2.500', '2.500'],
  ['12.345', '12.345'],
  ['1 234', '1 234'],
  ['12 50', '12 50'],
  ['1,23,456', '1,23,456'],
  ['0,123', '0,123'],
  ['1234,567', '1234,567'],
  ['1.234,56.7', '1.234,56.7'],
  ['1,2,3', '1,2,3'],
  ['12,', '12,'],
  ['-1,234.56', -1234.56],
  ['1,234.56-', -1234.56],
  ['(1,234.56)', -1234.56],
  ['($1,234.56)', -1234.56],
  ['-$5', -5],
  ['$-5', -5],
  ['$(5.00)', -5],
  ['\u2212500', -500],
  ['\u2013 500', -500],
  ['\u00AD500', -500],
  ['5\u00AD00', '5\u00AD00'],
  ['\u200B500\u202C', 500],
  ['+500', 500],
  ['-0.00', 0],
  ['(-5)', '(-5)'],
  ['--5', '--5'],
  ['-5-', '-5-'],
  ['5-5', '5-5'],
  ['(5', '(5'],
  ['1e5', '1e5'],
  ['1.5k', '1.5k'],
  ['€5', '€5'],
  ['5 USD', '5 USD'],
  ['12%', '12%'],
  ['٣', '٣'],
])('reads the amount %j as %j', (text, value) => {
  expect(currencyTyping.read(text)).toBe(value)
})

test.each<[text: string, value: number | string]>([
  ['7.125', 7.125],
  ['7,5 %', 7.5],
  ['0,125', 0.125],
  ['0.12345678', 0.123_456_78],
  ['45,000', 45_000],
  ['45.000', '45.000'],
  ['$5', '$5'],
])('reads the number %j as %j', (text, value) => {
  expect(numberTyping().read(text)).toBe(value)
})

interface Notation {
  readonly group: string
  readonly point: string
  /** No one writes 0.5 as 0,500. */
  readonly maxDecimals: number
}

const blanks = [' ', '\u00A0', '\u2009', '\u202F', "'", '’']
const notations: readonly Notation[] = [
  ...['', ',', ...blanks].map((group) => ({ group, point: '.', maxDecimals: 3 })),
  ...['', '.', ...blanks].map((group) => ({ group, point: ',', maxDecimals: 2 })),
]
const negatives = ['-#', '- #', '#-', '# -', '(#)', '( # )', '\u2212#', '\u2013#', '-$#', '($#)']
const positives = ['#', '$#', '$ #', ' # ', '+#']

interface Writing {
  readonly cents: number
  readonly notation: Notation
  readonly decimals: number
  readonly sign: number
}

/** Writes the amount as an American, a European or an accountant does. */
function write({ cents, notation: { group, point, maxDecimals }, decimals, sign }: Writing) {
  const [dollars = '', hundredths = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const whole = dollars.replace(/\B(?=(?:\d{3})+$)/gu, group)
  const places = `${hundredths}0`.slice(0, Math.min(decimals, maxDecimals))
  const patterns = cents < 0 ? negatives : positives
  const pattern = patterns[sign % patterns.length] ?? '#'
  return pattern.replace('#', () => (decimals === 0 ? whole : `${whole}${point}${places}`))
}

test('reads each amount in each notation as its value, or refuses it', () => {
  const writing = fc.record<Writing>({
    cents: fc.oneof(
      fc.integer({ min: -999_999, max: 999_999 }),
      fc.integer({ min: -1e11, max: 1e11 }),
    ),
    notation: fc.constantFrom(...notations),
    decimals: fc.constantFrom(0, 1, 2, 3),
    sign: fc.nat(negatives.length * positives.length),
  })
  let readTexts = 0
  fc.assert(
    fc.property(writing, (typed) => {
      const digits = typed.decimals === 0 ? 100 : typed.decimals === 1 ? 10 : 1
      const cents = Math.trunc(typed.cents / digits) * digits
      const text = write({ ...typed, cents })
      const value = currencyTyping.read(text)
      if (typeof value === 'string') return value === text.trim()
      readTexts += 1
      return value === cents / 100 || (value === 0 && cents === 0)
    }),
    { numRuns: 100_000 },
  )
  expect(readTexts).toBeGreaterThan(40_000)
})

test('a field that allows a negative amount has a keypad with a minus sign', () => {
  const keypads = [undefined, -5, 0, 1].map((min) => {
    const field = testField({ key: 'amount', kind: 'currency', ...(min !== undefined && { min }) })
    return toKeypad(numberKinds.currency.toSchema(field))
  })
  expect(keypads).toEqual(['text', 'text', 'decimal', 'decimal'])
})
