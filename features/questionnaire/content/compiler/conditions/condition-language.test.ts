import { expect, test } from 'vitest'
import { readCondition, type WrittenCondition } from './condition-language.ts'

const is = (
  name: string,
  operator: '==' | '!=' | '>' | '<' | 'has' | 'in' | 'not in',
  ...values: readonly string[]
): WrittenCondition => ({ name, is: operator, values })

const readings: readonly (readonly [text: string, meaning: WrittenCondition])[] = [
  ['has == yes', is('has', '==', 'yes')],
  ['kind != business', is('kind', '!=', 'business')],
  ['amount > 500', is('amount', '>', '500')],
  ['amount < -2.50', is('amount', '<', '-2.50')],
  ['problems has eviction', is('problems', 'has', 'eviction')],
  ['has has has', is('has', 'has', 'has')],
  ['idKind in [driverLicense, stateId]', is('idKind', 'in', 'driverLicense', 'stateId')],
  ['idKind not in [passport]', is('idKind', 'not in', 'passport')],
  ['maritalStatus.status == married', is('maritalStatus.status', '==', 'married')],
  ['$joint', is('$joint', '==', 'true')],
  ['$chapter == 7', is('$chapter', '==', '7')],
  ['userNeedsHelp == true', is('userNeedsHelp', '==', 'true')],
  ['not $joint', { not: is('$joint', '==', 'true') }],
  ['not not a == yes', { not: { not: is('a', '==', 'yes') } }],
  ['$joint and $debtor == 1', { all: [is('$joint', '==', 'true'), is('$debtor', '==', '1')] }],
  [
    'a == yes or b == yes or c == yes',
    { any: [is('a', '==', 'yes'), is('b', '==', 'yes'), is('c', '==', 'yes')] },
  ],
  [
    'a == yes or b == yes and c == no',
    { any: [is('a', '==', 'yes'), { all: [is('b', '==', 'yes'), is('c', '==', 'no')] }] },
  ],
  [
    '(a == yes or b == yes) and c == no',
    { all: [{ any: [is('a', '==', 'yes'), is('b', '==', 'yes')] }, is('c', '==', 'no')] },
  ],
  ['not a == yes and b == yes', { all: [{ not: is('a', '==', 'yes') }, is('b', '==', 'yes')] }],
  ['not (a == yes and b == yes)', { not: { all: [is('a', '==', 'yes'), is('b', '==', 'yes')] } }],
  ['($joint)', is('$joint', '==', 'true')],
  ['  a==yes  ', is('a', '==', 'yes')],
]

test.each(readings)('parses the condition: %s', (text, meaning) => {
  expect(readCondition(text)).toEqual(meaning)
})

const ofAnswers: readonly (readonly [text: string, meaning: WrittenCondition])[] = [
  ['cars.list[].loans.has == yes', is('cars.list[].loans.has', '==', 'yes')],
  ['sum(pay.rows[].wages) > 0', is('sum(pay.rows[].wages)', '>', '0')],
  [
    'any of [a.has, b.list[].has] == yes',
    { any: [is('a.has', '==', 'yes'), is('b.list[].has', '==', 'yes')] },
  ],
  [
    'any of [a.cost, b.cost] > 0 and not $joint',
    {
      all: [
        { any: [is('a.cost', '>', '0'), is('b.cost', '>', '0')] },
        { not: is('$joint', '==', 'true') },
      ],
    },
  ],
  ['any of [a.kind] in [x, y]', { any: [is('a.kind', 'in', 'x', 'y')] }],
]

test.each(ofAnswers)(
  'parses the condition %s in the answers dialect, and refuses it in the form dialect',
  (text, meaning) => {
    expect(readCondition(text, 'answers')).toEqual(meaning)
    expect(readCondition(text)).toEqual(expect.any(String))
  },
)

test.each([
  ['any of a.has == yes', '"[" is expected'],
  ['any of [] == yes', 'the name of a field is missing'],
  ['any of [a.has, 7] == yes', 'Before "7" the name of a field is missing'],
  ['any of [a.has]', 'What has to hold of "a.has"?'],
  ['sum() > 0', 'Before "sum()" the name of a field is missing'],
])('refuses the condition %s in the answers dialect', (text, sentence) => {
  expect(readCondition(text, 'answers')).toEqual(expect.stringContaining(sentence))
})

const refusals: readonly (readonly [text: string, sentence: string])[] = [
  ['has', 'What has to hold of "has"?'],
  ['has = yes', 'Please write =='],
  ['amount >= 5', '>= is not understood'],
  ['has == yes;', '";" is not understood'],
  ['has ==', 'breaks off'],
  ['(has == yes', 'breaks off'],
  ['has == yes)', '")" is one word too many'],
  ['has == yes kind == other', '"kind" is one word too many'],
  ['== yes', 'Before "==" the name of a field is missing'],
  ['and has == yes', 'Before "and" the name of a field is missing'],
  ['has is yes', 'not "is"'],
  ['has not yes', 'not "not"'],
  ['kind in a, b', '"[" is expected'],
  ['kind in [a b]', '"]" is expected'],
  ['kind in []', 'a value is expected'],
  ['has == (yes)', 'a value is expected'],
  ['a.b.c == yes', 'the name of a field is missing'],
  ['7 == 7', 'Before "7" the name of a field is missing'],
]

test.each(refusals)('refuses the condition: %s', (text, sentence) => {
  expect(readCondition(text)).toEqual(expect.stringContaining(sentence))
})
