// spec: questionnaire#not-missed
import { expect, test } from 'vitest'
import type { Schema, UiSchema } from '#features/questionnaire/rules/content/model.ts'
import type { AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import { isOfOther, looksComplete, isStillWrong, addressedFaults } from './addressed-faults.ts'

const schema: Schema = {
  type: 'object',
  required: ['born', 'city'],
  properties: {
    born: { title: 'Date of birth', type: 'string' },
    city: { title: 'City', type: 'string' },
  },
}
const ui: UiSchema = {
  'ui:order': ['born', 'city'],
  born: { 'ui:widget': 'date', 'ui:options': { sensitive: true } },
  city: { 'ui:widget': 'text' },
}
const unit = { Schema: schema, UISchema: ui }

test.each([
  [{}, false, ['born', 'city']],
  [{}, true, ['city']],
  [{ city: 'Lima' }, true, []],
  [{ city: 'Lima' }, false, ['born']],
  [{ city: 'Lima', born: '99/99/1980' }, true, ['born']],
])(
  'for the answer %j, in a question of the other debtor (%s), shows errors at %j',
  (answer, isOthers, expected) => {
    const given = answer as Record<string, string>
    expect(
      addressedFaults(unit, given, '2026-01-05', isOthers).map(({ path }) => path.join('/')),
    ).toEqual(expected)
    expect(looksComplete(unit, given, '2026-01-05', isOthers)).toBe(expected.length === 0)
  },
)

test.each([
  ['contact_d1', 1, false],
  ['contact_d2', 1, true],
  ['contact_d1', 2, true],
  ['contact', 2, false],
  ['contact_d2', undefined, false],
] as const)(
  'the question %s belongs to the other debtor if debtor %s views it: %s',
  (key, viewer, expected) => expect(isOfOther(key, viewer)).toBe(expected),
)

test('keeps shown errors until they are fixed, shows them in the current language, and does not show new errors yet', () => {
  const fault = (key: string, rule: AnswerFault['rule'], title: string): AnswerFault => ({
    path: [key],
    rule,
    title,
    params: {},
  })
  const faults = [
    fault('cars', 'nested', 'Add your vehicles'),
    fault('name', 'required', 'Name'),
    fault('born', 'required', 'Date of birth'),
  ]
  const now = [
    fault('cars', 'nested', 'Agregue sus vehículos'),
    fault('born', 'date', 'Fecha de nacimiento'),
    fault('city', 'required', 'Ciudad'),
  ]
  expect(isStillWrong(faults, now)).toEqual([now[0], faults[2]])
})
