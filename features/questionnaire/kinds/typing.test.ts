// spec: questionnaire#typing
import { describe, expect, it } from 'vitest'
import type { Json } from '../rules/content/model.ts'
import { dateTyping, monthTyping } from './date.ts'
import { digitTyping, einTyping, phoneTyping } from './digits.ts'
import type { Typing } from './kind.ts'
import { currencyTyping, numberTyping } from './number.ts'
import { secretTyping } from './private.ts'
import { wordTyping } from './text.ts'

/** Types the keys one by one at the end of the text. */
function keyed(typing: Typing, keys: string): string {
  return [...keys].reduce((text, key) => typing.clean(text + key, text), '')
}

describe('typed text', () => {
  it.each<[string, Typing, string, string, Json | undefined]>([
    ['words', wordTyping, 'Ana  María ', 'Ana  María ', 'Ana  María'],
    ['blanks alone', wordTyping, '   ', '   ', undefined],
    ['money with its signs', currencyTyping, '$1,200', '1,200', 1200],
    ['a third decimal', currencyTyping, '12.345', '12.345', '12.345'],
    ['a second point', currencyTyping, '1.2.3', '1.2.3', '1.2.3'],
    ['a decimal comma', currencyTyping, '12,50', '12,50', 12.5],
    ['a decimal comma after groups', currencyTyping, '1.200,50', '1.200,50', 1200.5],
    ['two amounts', currencyTyping, '12 50', '12 50', '12 50'],
    ['letters beside money', currencyTyping, '12k', '12k', '12k'],
    ['a minus before money, for the rules to speak about', currencyTyping, '-5', '-5', -5],
    ['a minus inside of money', currencyTyping, '5-5', '5-5', '5-5'],
    [
      'sixteen digits of money',
      currencyTyping,
      '1234567890123456',
      '123456789012345',
      123456789012345,
    ],
    [
      'a number of sixteen characters',
      numberTyping(),
      '-123456789012345',
      '-12345678901234',
      -12345678901234,
    ],
    ['an exponent', numberTyping(), '1e2', '1e2', '1e2'],
    ['digits of another script', numberTyping(), '٣', '٣', '٣'],
    ['a number with its sign', numberTyping(), '12 %', '12 %', 12],
    ['a point in a number', numberTyping(), '12.5', '12.5', 12.5],
    ['a ninth decimal', numberTyping(), '0.123456789', '0.123456789', 0.123_456_789],
    ['a custom cap', numberTyping(3), '12345', '123', 123],
    ['a minus alone', numberTyping(), '-', '-', '-'],
    ['a telephone number of ten digits', phoneTyping, '2125550142', '2125550142', '2125550142'],
    ['one with marks', phoneTyping, '(212) 555-0142', '(212) 555-0142', '2125550142'],
    ['one with the country', phoneTyping, '+1 212 555 0142', '+1 212 555 0142', '2125550142'],
    ['one digit too many', phoneTyping, '21255501429', '2125550142', '2125550142'],
    ['letters beside it', phoneTyping, '212-555-0142x5', '212-555-0142', '2125550142'],
    ['one with an area code of 0', phoneTyping, '0012125550142', '0012125550142', '0012125550142'],
    ['one of another country', phoneTyping, '+442079460958', '+442079460958', '+442079460958'],
    ['a short one of another country', phoneTyping, '+4420794609', '+4420794609', '+4420794609'],
    ['five digits where four are asked for', digitTyping(), '19845', '19845', '19845'],
    ['a letter where digits are asked for', digitTyping(), '19B4', '19B4', '19B4'],
    ['a ZIP code of nine', digitTyping(5), '10001-1234', '10001', '10001'],
    ['an employer number', einTyping, '12-3456789', '123456789', '123456789'],
    [
      'ten digits of a Social Security number',
      secretTyping,
      '123-45-67890',
      '123456789',
      '123456789',
    ],
    ['letters in a Social Security number', secretTyping, '12a3', '123', '123'],
    ['a date with spaces', dateTyping, '7 9 1984', '7/9/1984', '07/09/1984'],
    ['a date in words', dateTyping, 'Jul 9 1984', 'Jul 9 1984', 'Jul 9 1984'],
    ['a month in words', monthTyping, 'Jul 1984', 'Jul 1984', 'Jul 1984'],
    ['a year of five digits', dateTyping, '01/05/20245', '01/05/20245', '01/05/20245'],
    ['a space after a date', dateTyping, '1/5/2024 ', '1/5/2024/', '01/05/2024'],
    ['a date of digits', dateTyping, '01052024', '01/05/2024', '01/05/2024'],
    ['a date with its own slashes', dateTyping, '01/05/2024', '01/05/2024', '01/05/2024'],
    ['a short date', dateTyping, '1/5/2024', '1/5/2024', '01/05/2024'],
    ['a short date later in the year', dateTyping, '5/9/2024', '5/9/2024', '05/09/2024'],
    ['a date with hyphens', dateTyping, '1-5-2024', '1/5/2024', '01/05/2024'],
    ['a date that begins with its year', dateTyping, '1980-05-05', '1980/05/05', '05/05/1980'],
    ['a year of this century first', dateTyping, '2024-1-5', '2024/1/5', '01/05/2024'],
    ['a year first, of digits alone', dateTyping, '19800505', '19800505', '05/05/1980'],
    ['the day first', dateTyping, '31/12/1990', '31/12/1990', '31/12/1990'],
    ['a month and a day that do not exist', dateTyping, '13/45/1990', '13/45/1990', '13/45/1990'],
    ['a day that does not exist', dateTyping, '05/45/1990', '05/45/1990', '05/45/1990'],
    ['a month that begins with its year', monthTyping, '2021-09', '2021/09', '09/2021'],
    ['a month that does not exist', monthTyping, '13/2021', '13/2021', '13/2021'],
    ['an unfinished date', dateTyping, '01/05/20', '01/05/20', '01/05/20'],
    ['a month of digits', monthTyping, '092021', '09/2021', '09/2021'],
    ['a short month', monthTyping, '1/2021', '1/2021', '01/2021'],
  ])('%s', (_, typing, keys, text, answer) => {
    expect([keyed(typing, keys), typing.read(keyed(typing, keys))]).toEqual([text, answer])
  })

  it('reads pasted dates in the formats of other programs', () => {
    expect([
      dateTyping.read(dateTyping.clean('2024-01-05', '')),
      monthTyping.read(monthTyping.clean('2024-1', '')),
    ]).toEqual(['01/05/2024', '01/2024'])
    expect([
      dateTyping.read(dateTyping.clean('01052024', '')),
      monthTyping.read(monthTyping.clean('012024', '')),
    ]).toEqual(['01/05/2024', '01/2024'])
  })

  it.each<[string, Typing, string, Json]>([
    ['a phone number with an extension', phoneTyping, '212-555-0142 ext 5', '212-555-0142 ext 5'],
    ['a phone number of eleven digits', phoneTyping, '21255501429', '21255501429'],
    ['a Social Security number of ten digits', secretTyping, '123-45-67890', '1234567890'],
    ['a ZIP code of nine digits', digitTyping(5), '10001-1234', '100011234'],
    ['a whole account number', digitTyping(), '9876 5432', '98765432'],
    ['a number of sixteen digits', numberTyping(), '1234567890123456', '1234567890123456'],
    ['a date in words', dateTyping, 'July 9, 1984', 'July 9, 1984'],
  ])('keeps pasted text whole, for the rules: %s', (_, typing, pasted, answer) => {
    const text = typing.clean(pasted, '')
    expect(typing.read(text)).toBe(answer)
    expect(typing.show(answer)).toBe(answer)
  })

  it('keeps money with more than two decimals as text, and shows a stored one whole', () => {
    const pasted = currencyTyping.clean('$12.345', '')
    expect([pasted, currencyTyping.read(pasted), currencyTyping.show(12.345)]).toEqual([
      '12.345',
      '12.345',
      '12.345',
    ])
  })

  it.each<[string, Typing, string, Json]>([
    ['with marks of direction', phoneTyping, '\u202A(217) 555-0201\u202C', '2175550201'],
    ['with hyphens that do not break', phoneTyping, '217\u2011555\u20110201', '2175550201'],
    ['as a link', phoneTyping, 'tel:+12175550201', '2175550201'],
    ['with a slash', phoneTyping, '217/555-0201', '2175550201'],
    ['of Mexico', phoneTyping, '+52 55 1234 5678', '+52 55 1234 5678'],
    ['of Social Security', secretTyping, '123\u201345\u20136789\u200B', '123456789'],
    ['of an amount', currencyTyping, '\u202A1,234.56\u202C', 1234.56],
    ['of a date', dateTyping, '\u20662024\u201101\u201105\u2069', '01/05/2024'],
  ])('reads a pasted number %s', (_, typing, pasted, answer) => {
    expect(typing.read(typing.clean(pasted, ''))).toBe(answer)
  })

  it('adds no slash while characters are deleted', () => {
    expect([dateTyping.clean('01', '01/'), dateTyping.clean('01/05', '01/05/')]).toEqual([
      '01',
      '01/05',
    ])
  })

  it('parses its own formatted text to the same value', () => {
    const cases: [Typing, Json][] = [
      [currencyTyping, 1234567.5],
      [phoneTyping, '2125550142'],
      [einTyping, '123456789'],
      [dateTyping, '01/05/2024'],
      [numberTyping(), -3.25],
    ]
    for (const [typing, answer] of cases) expect(typing.read(typing.show(answer))).toEqual(answer)
  })
})

describe('text of a field without focus', () => {
  it.each<[string, Typing, Json | undefined, string]>([
    ['money, padded to two decimals', currencyTyping, 1200, '1,200.00'],
    ['a telephone number', phoneTyping, '2125550142', '(212)555-0142'],
    ['an unfinished telephone number', phoneTyping, '21255', '21255'],
    ['an employer number', einTyping, '123456789', '12-3456789'],
    ['the smallest part of a coin', numberTyping(), 0.000_000_01, '0.00000001'],
    ['nothing', currencyTyping, undefined, ''],
  ])('%s', (_, typing, answer, text) => {
    expect(typing.show(answer)).toBe(text)
  })
})
