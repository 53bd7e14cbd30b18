// spec: questionnaire#kinds, questionnaire#answer-formats
import { describe, expect, test } from 'vitest'
import { answerLines } from '../rules/shown/answer-text.ts'
import type { ContentField, FieldKind } from '../rules/content/content.ts'
import { sentenceOfFault } from '../rules/verdict/fault-sentences.ts'
import type { Json, Unit } from '../rules/content/model.ts'
import { testField, testQuestion } from '../rules/content/test-content.ts'
import { getUnit } from '../rules/content/unit.ts'
import { getFaults } from '../rules/verdict/verdict.ts'
import { kinds } from './kinds.ts'
import { listStates } from './states.ts'

const today = '2026-11-20'
const shape = { version: 1, joint: false, chapter: null } as const
const label = { en: 'Value', es: 'El valor' }
const two = ['a', 'b', 'none'].map((value) => ({
  value,
  label: { en: `The ${value}`, es: `La ${value}` },
}))

function toForm(field: Omit<ContentField, 'key' | 'label'>, language: 'en' | 'es'): Unit {
  return getUnit(
    testQuestion({ key: 'q', fields: [testField({ key: 'value', label, ...field })] }),
    { shape, debtor: null, language, names: { 1: '', 2: '' } },
  )
}

function toText(
  field: Omit<ContentField, 'key' | 'label'>,
  value: Json | undefined,
  language: 'en' | 'es' = 'en',
): string | undefined {
  const [fault] = getFaults(toForm(field, language), value === undefined ? {} : { value }, today)
  return fault && sentenceOfFault(fault, language)
}

const toField = (kind: FieldKind, more: Partial<ContentField> = {}) => ({ kind, ...more })

describe('an empty required field', () => {
  const missing = { en: 'Value is required', es: 'El valor es obligatorio' }
  const choose = { en: 'Please select an option', es: 'Seleccione una opción' }
  const words: Readonly<Partial<Record<FieldKind, typeof missing | undefined>>> = {
    text: missing,
    textarea: missing,
    email: missing,
    yn: choose,
    ynh: choose,
    radio: choose,
    select: choose,
    state: choose,
    checkboxes: choose,
    checkbox: missing,
    date: missing,
    month: missing,
    year: missing,
    currency: missing,
    number: missing,
    percent: missing,
    phone: missing,
    zip: missing,
    digits: missing,
    ein: missing,
    ssn: missing,
    itin: missing,
    array: { en: 'Please add at least one loan', es: 'Agregue por lo menos un elemento: préstamo' },
    nested: { en: 'Please value', es: 'Por favor, el valor' },
  }

  test.each(Object.keys(kinds).filter((kind): kind is FieldKind => kind in words))(
    'reports a missing value of the kind %s',
    (kind) => {
      const field = toField(kind, {
        required: true,
        options: two,
        item: { en: 'loan', es: 'préstamo' },
        fields: [],
        sub: [],
      })
      for (const empty of [undefined, '', null, []]) {
        expect(toText(field, empty)).toBe(words[kind]?.en)
        expect(toText(field, empty, 'es')).toBe(words[kind]?.es)
        expect(toText({ ...field, required: undefined } as unknown as typeof field, empty)).toBe(
          undefined,
        )
      }
    },
  )

  test('reports a required text with only spaces, and a required checkbox that is not ticked', () => {
    expect(toText(toField('text', { required: true }), '  ')).toBe('Value is required')
    expect(toText(toField('checkbox', { required: true }), false)).toBe('Value is required')
    expect(toText(toField('checkbox'), false)).toBeUndefined()
  })

  test('shows the message from the content in both languages if a required field is empty', () => {
    const requiredMessage = { en: 'Please tick this', es: 'Márquelo' }
    for (const kind of ['checkbox', 'text', 'radio'] as const) {
      const field = toField(kind, { required: true, options: two, requiredMessage })
      expect([toText(field, undefined), toText(field, undefined, 'es')]).toEqual([
        'Please tick this',
        'Márquelo',
      ])
    }
    expect(toText(toField('checkbox', { required: true, requiredMessage }), false)).toBe(
      'Please tick this',
    )
  })

  test('accepts zero as an answer', () => {
    expect(toText(toField('currency', { required: true, min: 0 }), 0)).toBeUndefined()
  })
})

describe('a given value', () => {
  test.each<[Omit<ContentField, 'key' | 'label'>, Json, string | undefined]>([
    [toField('text', { maxLength: 1 }), 'ab', 'Value can have at most 1 characters'],
    [toField('text', { maxLength: 1 }), '😀', undefined],
    [toField('text'), 'x'.repeat(201), 'Value can have at most 200 characters'],
    [toField('textarea'), 'x'.repeat(2001), 'Value can have at most 2000 characters'],
    [toField('email'), 'rosa@example.com', undefined],
    [toField('email'), 'rosa@example', 'Value must be an email address, such as name@example.com'],
    [toField('yn'), 'userNeedsHelp', 'Please select an option'],
    [toField('radio', { options: two }), 'c', 'Please select an option'],
    [toField('select', { options: two }), 'c', 'Please select an option'],
    [toField('state'), 'PR', undefined],
    [toField('state'), 'AE', undefined],
    [toField('state'), 'ZZ', 'Please select an option'],
    [toField('checkboxes', { options: two }), ['a', 'b'], undefined],
    [toField('checkboxes', { options: two }), ['a', 'c'], 'Please select an option'],
    [toField('checkboxes', { options: two, exclusive: 'none' }), ['none'], undefined],
    [
      toField('checkboxes', { options: two, exclusive: 'none' }),
      ['a', 'none'],
      'Please choose either “The none” or the others, not both',
    ],
    [toField('date'), '02/29/2024', undefined],
    [toField('date'), '02/29/2023', 'Value must be a real date, written as MM/DD/YYYY'],
    [toField('date'), '2/9/2023', 'Value must be a real date, written as MM/DD/YYYY'],
    [toField('date'), '11/21/2026', undefined],
    [toField('date'), '01/01/2199', 'Value must be a real date, written as MM/DD/YYYY'],
    [toField('date', { latest: 'today' }), '11/20/2026', undefined],
    [toField('date', { latest: 'today' }), '11/21/2026', 'Value cannot be in the future'],
    [toField('date', { latest: 'today' }), '12/31/1899', 'Value must be in 1900 or later'],
    [toField('date', { latest: 'today-18y' }), '11/20/2008', undefined],
    [toField('date', { latest: 'today-18y' }), '11/21/2008', 'Value must be at least 18 years ago'],
    [toField('month', { latest: 'today' }), '11/2026', undefined],
    [toField('month', { latest: 'today' }), '12/2026', 'Value cannot be in the future'],
    [toField('date'), 'Jul 9 1984', 'Value must be a real date, written as MM/DD/YYYY'],
    [toField('month'), '13/2026', 'Value must be a real month, written as MM/YYYY'],
    [toField('year'), '2027', undefined],
    [toField('year'), '2028', 'Value must be 2027 or earlier'],
    [toField('year', { max: 'thisYear' }), '2027', 'Value must be 2026 or earlier'],
    [toField('year', { min: 1950 }), '1949', 'Value must be 1950 or later'],
    [toField('year'), '26', 'Value must be a four-digit year'],
    [toField('currency', { min: 0 }), 1200.5, undefined],
    [toField('currency', { min: 0 }), 0.07, undefined],
    [
      toField('currency', { min: 0 }),
      1.005,
      'Value must be in dollars and cents, such as 1,200.50',
    ],
    [toField('currency', { min: 0 }), -1, 'Value must be $0.00 or more'],
    [toField('currency'), -1, undefined],
    [toField('currency'), '2.500', 'Value must be in dollars and cents, such as 1,200.50'],
    [toField('currency'), 123456789012345, undefined],
    [toField('currency'), 1234567890123456, 'Value can have at most 15 characters'],
    [toField('currency'), '1234567890123456', 'Value can have at most 15 characters'],
    [toField('number'), '1e2', 'Value must be a number, such as 1,200'],
    [toField('percent'), 'about 5', 'Value must be a number, such as 5.25'],
    [toField('number', { min: 1, max: 20 }), 21, 'Value must be 20 or less'],
    [toField('number', { min: 1, max: 20 }), 0, 'Value must be 1 or more'],
    [toField('number', { decimals: 8 }), 0.000_000_01, undefined],
    [toField('number', { decimals: 8 }), 0.123_456_78, undefined],
    [
      toField('number', { decimals: 8 }),
      0.123_456_789,
      'Value can have at most 8 digits after the decimal point',
    ],
    [toField('number'), 0.123_456_789, undefined],
    [toField('percent', { min: 0, max: 100 }), 7.125, undefined],
    [toField('percent', { min: 0, max: 100 }), 101, 'Value must be 100 or less'],
    [toField('phone'), '2125550142', undefined],
    [toField('phone'), '212555014', 'Value must be 10 digits'],
    [toField('phone'), '21255501422', 'Value must be 10 digits'],
    [
      toField('phone'),
      '+52 55 1234 5678',
      'Value must be a US number of 10 digits. Tell your attorney about a number in another country.',
    ],
    [
      toField('phone'),
      '0012125550142',
      'Value must be a US number of 10 digits. Tell your attorney about a number in another country.',
    ],
    [toField('phone'), '212555014x', 'Value must be 10 digits'],
    [toField('zip'), '6270', 'Value must be 5 digits'],
    [toField('digits', { length: 4 }), '12345', 'Value must be 4 digits'],
    [toField('ein'), '12345678', 'Value must be 9 digits'],
    [toField('ssn'), '987654321', undefined],
    [toField('ssn'), 'XXX-XX-XXXX', undefined],
    [toField('ssn'), '98765432', 'Social Security number must be 9 digits'],
    [toField('ssn'), '98765432a', 'Social Security number must be 9 digits'],
    [toField('ssn'), '9876543210', 'Social Security number must be 9 digits'],
    [toField('itin'), '912345678', undefined],
    [toField('itin'), '812345678', 'An ITIN has 9 digits and starts with 9'],
    [toField('itin'), '91', 'ITIN must be 9 digits'],
  ])('with field %j, value %j has the fault: %s', (field, value, expected) => {
    expect(toText(field, value)).toBe(expected)
  })

  test('has Spanish fault sentences', () => {
    expect(toText(toField('ssn'), '98765432', 'es')).toBe(
      'El número de Seguro Social debe tener 9 dígitos',
    )
    expect(toText(toField('date', { latest: 'today' }), '11/21/2026', 'es')).toBe(
      'El valor no puede estar en el futuro',
    )
    expect(
      toText(toField('checkboxes', { options: two, exclusive: 'none' }), ['a', 'none'], 'es'),
    ).toBe('Elija «La none» o las otras opciones, no ambas')
  })
})

describe('a list', () => {
  const list = toField('array', {
    item: { en: 'loan', es: 'préstamo' },
    required: true,
    fields: [testField({ key: 'amount', kind: 'currency', required: true })],
  })

  test('accepts at most 200 entries', () => {
    const entries = Array.from({ length: 201 }, (_, place) => ({
      id: String(100000 + place),
      amount: 1,
    }))
    expect(toText(list, entries)).toBe('You can add up to 200. Tell your attorney about the rest.')
    expect(toText(list, entries.slice(1))).toBeUndefined()
  })

  test('accepts at most as many entries as the content allows', () => {
    const payments = Array.from({ length: 4 }, (_, place) => ({
      id: String(100000 + place),
      amount: 1,
    }))
    expect(toText({ ...list, most: 3 }, payments)).toBe(
      'You can add up to 3. Tell your attorney about the rest.',
    )
    expect(toText({ ...list, most: 3 }, payments.slice(1))).toBeUndefined()
  })

  test('requires all rows if the number of rows is fixed', () => {
    const rows = toField('array', {
      fixed: 2,
      fields: [testField({ key: 'amount', kind: 'currency' })],
    })
    expect(toText(rows, [{ id: 'month1' }])).toBe('Please fill in all 2 rows of Value')
    expect(toText(rows, [{ id: 'month1' }, { id: 'month2' }])).toBeUndefined()
  })
})

describe('an answer as text', () => {
  test.each<[Omit<ContentField, 'key' | 'label'>, Json, string]>([
    [toField('text'), ' Rosa ', 'Rosa'],
    [toField('yn'), 'yes', 'Sí'],
    [toField('ynh'), 'userNeedsHelp', 'Necesito ayuda con esto'],
    [toField('radio', { options: two }), 'a', 'La a'],
    [toField('select', { options: two }), 'gone', ''],
    [toField('state'), 'NM', 'Nuevo México'],
    [toField('checkboxes', { options: two }), ['a', 'b'], 'La a, La b'],
    [toField('checkbox'), true, 'Sí'],
    [toField('checkbox'), false, ''],
    [toField('date'), '02/29/2024', '02/29/2024'],
    [toField('currency'), 1200, '$1,200.00'],
    [toField('currency'), -5.5, '-$5.50'],
    [toField('number'), 125000, '125,000'],
    [toField('number', { decimals: 8 }), 0.000_000_01, '0.00000001'],
    [toField('percent'), 7.125, '7.125%'],
    [toField('phone'), '2125550142', '(212) 555-0142'],
    [toField('ein'), '123456789', '12-3456789'],
    [toField('digits', { length: 4 }), '0042', '0042'],
    [toField('ssn'), '987654321', 'XXX-XX-XXXX'],
    [toField('itin'), 'XXX-XX-XXXX', 'XXX-XX-XXXX'],
  ])('with field %j, value %j is shown as %s', (field, value, expected) => {
    expect(answerLines(toForm(field, 'es'), { value }, 'es')).toMatchObject([
      { path: ['value'], label: 'El valor', text: expected },
    ])
  })

  test('leaves out fields without an answer', () => {
    expect(answerLines(toForm(toField('info'), 'en'), {}, 'en')).toEqual([])
  })
})

test('lists states, territories and military addresses without duplicates', () => {
  const codes = listStates().map(({ value }) => value)
  expect(codes).toEqual([...new Set(codes)])
  expect(codes).toEqual(expect.arrayContaining(['NY', 'DC', 'PR', 'AE']))
})
