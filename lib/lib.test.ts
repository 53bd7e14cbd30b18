import { describe, expect, test } from 'vitest'
import { calendarDay, calendarDayAfter, isCalendarDay, parseMonthDayYear } from './dates.ts'
import { comparableEmail, isEmail, maskedEmail } from './email.ts'
import {
  isForeignPhone,
  isPhone,
  isPhoneMask,
  maskedPhone,
  mobileDigits,
  plainPhone,
  readablePhone,
} from './phone.ts'
import {
  Problem,
  problemFactory,
  readRefusal,
  sentenceFor,
  toSentences,
  type ProblemList,
} from './problem.ts'
import { cardName, isBlank, oneLine, toStorable, toVisible, withoutInvisible } from './text.ts'

describe('phone numbers', () => {
  test.each([
    ['2125550142', true],
    ['(212) 555-0142', true],
    ['+1 212-555-0142', true],
    ['212.555.0142 x123', true],
    ['212 555 0142 ext 12345', true],
    ['21 555 0142', true],
    ['787-555-0142, ext. 4', true],
    ['787-555-0142 extension 12', true],
    ['787-555-0142 #12', true],
    ['tel:+1-787-555-0142;ext=12', true],
    ['\u202A(217) 555\u20110201\u202C', true],
    ['+52 55 1234 5678', true],
    ['212 5555 0142', true],
    ['555-0142', false],
    ['212-555-0142 x123456', false],
    ['call me', false],
    ['', false],
  ])('%s matches the phone pattern: %s', (text, expected) => expect(isPhone(text)).toBe(expected))

  test.each([
    ['(212) 555-0142', '2125550142'],
    ['+1 212 555 0142', '2125550142'],
    ['1-212-555-0142', '2125550142'],
    ['112 555 0142', undefined],
    ['\u202A(217) 555-0201\u202C', '2175550201'],
    ['\u2068+1 217 555 0201\u2069', '2175550201'],
    ['217\u2011555\u20110201', '2175550201'],
    ['217\u2013555\u22120201', '2175550201'],
    ['tel:+12175550201', '2175550201'],
    ['217/555-0201', '2175550201'],
    ['+(1) 217 555 0201', '2175550201'],
    ['217-555-0201 #12', undefined],
    ['+44 20 7946 09', undefined],
    ['+217 555 0201', undefined],
    ['+52 55 1234 5678', undefined],
    ['212555014', undefined],
    ['212 555 0142 x1', undefined],
    ['00442125550142', undefined],
  ])('%s is stored as %s', (text, expected) => expect(mobileDigits(text)).toBe(expected))

  test.each([
    ['787-555-0142, ext. 4', '787-555-0142 ext 4'],
    ['(787) 555\u20130142 Extension: 12', '(787) 555-0142 ext 12'],
    ['787-555-0142#12', '787-555-0142 ext 12'],
    ['787-555-0142 x123', '787-555-0142 x123'],
    ['call me', 'call me'],
  ])('writes %s as %s', (text, plain) => {
    expect(plainPhone(text)).toBe(plain)
    expect(plainPhone(plain)).toBe(plain)
  })

  test.each([
    ['+52 55 1234 5678', true],
    ['011 52 55 1234 5678', true],
    ['0044 20 7946 0958', true],
    ['+1 217 555 0201', false],
    ['(217) 555-0201', false],
  ])('%s is a number of another country: %s', (text, expected) =>
    expect(isForeignPhone(text)).toBe(expected),
  )

  test('masks a phone number except for its last four digits', () => {
    expect(maskedPhone('2125550142')).toBe('***-***-0142')
    expect(isPhoneMask('***-***-0142')).toBe(true)
    expect(isPhoneMask('212-555-0142')).toBe(false)
    expect(readablePhone('2125550142')).toBe('(212) 555-0142')
  })
})

describe('email addresses', () => {
  test.each([
    ['rosa@example.com', true],
    [' rosa@example.com ', true],
    ["o'hara+case@mail.example.co.uk", true],
    ['josé@exämple.com', true],
    ['ro\u200Bsa@example.com\u200B', true],
    ['\u202Arosa@exam\u00ADple.com\u202C', true],
    ['rosa', false],
    ['rosa@example', false],
    ['rosa@@example.com', false],
    ['ro sa@example.com', false],
    ['rosa@.com', false],
    ['rosa..d@example.com', false],
    [`${'x'.repeat(250)}@example.com`, false],
  ])('%s is an email address: %s', (text, expected) => expect(isEmail(text)).toBe(expected))

  test('ignores case and invisible letters when it compares email addresses', () =>
    expect(comparableEmail(' \uFEFFRosa@Exam\u200Bple.COM\u2069 ')).toBe('rosa@example.com'))

  test.each([
    ['rosa@example.com', 'r***@e***.com'],
    ['a@b.co', '***@b***.co'],
    ['long.name@sub.example.co.uk', 'l***@s***.uk'],
    ['émile@exämple.org', 'é***@e***.org'],
  ])('%s is masked as %s', (address, expected) => expect(maskedEmail(address)).toBe(expected))
})

test('returns the calendar day of the time zone', () => {
  const instant = new Date('2026-11-20T03:30:00Z')
  expect(calendarDay(instant, 'America/New_York')).toBe('2026-11-19')
  expect(calendarDay(instant, 'UTC')).toBe('2026-11-20')
})

test('adds calendar days across a change to daylight saving time', () => {
  expect(calendarDayAfter('2026-03-07', 2)).toBe('2026-03-09')
  expect(calendarDayAfter('2028-02-28', 2)).toBe('2028-03-01')
  expect(calendarDayAfter('2026-12-31', 0)).toBe('2026-12-31')
})

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['26-11-20', false],
  ['2026-11-20T00', false],
  ['', false],
])('%s is a calendar day: %s', (text, expected) => expect(isCalendarDay(text)).toBe(expected))

test.each([
  ['12/08/2026', '2026-12-08'],
  [' 1/5/27 ', '2027-01-05'],
  ['1-5-2027', '2027-01-05'],
  ['02/30/2027', undefined],
  ['13/01/2027', undefined],
  ['1/5/027', undefined],
  ['', undefined],
])('%j is read as the day %s', (text, day) => expect(parseMonthDayYear(text)).toBe(day))

test('shortens a name of more than 29 characters to 27 characters and three dots', () => {
  expect(cardName('x'.repeat(29))).toBe('x'.repeat(29))
  expect(cardName('x'.repeat(30))).toBe(`${'x'.repeat(27)}...`)
})

test('replaces line breaks with a space, removes marks of direction and keeps letters of every script', () => {
  expect(oneLine(' Ana\u0000\u202EMar\u00eda\nL\u200Fo \u061C')).toBe('Ana Mar\u00eda Lo')
  expect(oneLine('\u0645\u0631\u064A\u0645 \u674E')).toBe('\u0645\u0631\u064A\u0645 \u674E')
})

test.each([
  ['zero-width spaces, soft hyphens and fillers', 'Mu\u200B\u00ADn\u2060o\uFEFFz\u3164', 'Munoz'],
  ['tags', 'Ana\u{E0041}\u{E0042}', 'Ana'],
  ['a joiner between Latin letters', 'Mu\u200Dn\u0303\u200Coz', 'Mun\u0303oz'],
  ['a joiner in front', '\u200DAna', 'Ana'],
  ['no joiner of Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['no joiner of Hindi', 'क्\u200Dष', 'क्\u200Dष'],
  ['repeated joiners of Persian', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['no joiner of emoji', '👩🏽\u200D💻 ❤\uFE0F\u200D🔥', '👩🏽\u200D💻 ❤\uFE0F\u200D🔥'],
])('removes from free text %s', (_, text, visible) => {
  expect(toVisible(text)).toBe(visible)
  expect(toStorable(`${text}\u0000`)).toBe(visible)
})

test('removes every invisible letter from what is compared, and takes a text without others as blank', () => {
  expect(withoutInvisible('a\u200Cb\u200D\uFE0F\u{E0100}c')).toBe('abc')
  expect([isBlank(' \u200B\u202E '), isBlank('\u2800'), isBlank('a')]).toEqual([true, true, false])
})

test('fills the values into the text of a problem', () => {
  const problem = problemFactory({ 'a.left': { kind: 'invalid', text: '{n} left of {m}' } })(
    'a.left',
    {
      n: 3,
    },
  )
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({
    code: 'a.left',
    kind: 'invalid',
    message: '3 left of {m}',
    params: { n: 3 },
  })
})

describe('translated problem texts', () => {
  const list = {
    'a.left': { kind: 'invalid', text: '{n} left (of {m}).' },
    'a.gone': { kind: 'expired', text: 'It is gone. Try again?' },
    'a.gone-too': { kind: 'expired', text: 'It is gone.' },
  } as const satisfies ProblemList
  const english = toSentences(list)
  const spanish = {
    'a.left': 'Quedan {n} (de {m}).',
    'a.gone': 'Ya no está. ¿Intenta otra vez?',
    'a.gone-too': 'Ya no está.',
  }

  test('are looked up by code and filled with the values of the problem', () => {
    expect(english['a.left']).toBe('{n} left (of {m}).')
    expect(
      sentenceFor({ code: 'a.left', params: { n: 3, m: 5 }, message: '3 left (of 5).' }, spanish),
    ).toBe('Quedan 3 (de 5).')
    expect(
      sentenceFor({ code: 'b.unknown', params: {}, message: 'In its own words.' }, spanish),
    ).toBe('In its own words.')
    expect(
      sentenceFor({ code: 'constructor', params: {}, message: 'In its own words.' }, spanish),
    ).toBe('In its own words.')
  })
  test('are the same for a refusal inside a result', () => {
    const left = { errorCode: 'a.left', errorParams: { n: 3, m: 5 } }
    expect(sentenceFor(readRefusal(left, '3 left (of 5).'), spanish)).toBe('Quedan 3 (de 5).')
    const gone = { errorCode: 'a.gone', errorParams: null }
    expect(sentenceFor(readRefusal(gone, 'x'), spanish)).toBe('Ya no está. ¿Intenta otra vez?')
    const unknown = { errorCode: 'b.unknown', errorParams: {} }
    expect(sentenceFor(readRefusal(unknown, 'Own text.'), spanish)).toBe('Own text.')
    const none = { errorCode: null, errorParams: null }
    expect(sentenceFor(readRefusal(none, 'Own text.'), spanish)).toBe('Own text.')
  })
})
