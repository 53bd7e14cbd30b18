// spec: saving#adopt
import { expect, test } from 'vitest'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { mergeResult } from './adopt.ts'

test.each<
  [what: string, sent: JsonObject, answered: JsonObject, mine: JsonObject, expected: JsonObject]
>([
  [
    'keeps the newer text when no one else changed it',
    { a: 'x' },
    { a: 'x' },
    { a: 'xy' },
    { a: 'xy' },
  ],
  [
    'what the other one added arrives',
    { a: 'x' },
    { a: 'x', b: 'theirs' },
    { a: 'xy' },
    { a: 'xy', b: 'theirs' },
  ],
  [
    'keeps the own text when both changed it',
    { a: 'x' },
    { a: 'theirs' },
    { a: 'mine' },
    { a: 'mine' },
  ],
  [
    'what was emptied here meanwhile stays empty',
    { a: 'x', b: '1' },
    { a: 'x', b: '1' },
    { a: 'x' },
    { a: 'x' },
  ],
  [
    'an entry of the other one arrives in a list',
    { l: [{ id: 'aaaaaa' }] },
    { l: [{ id: 'aaaaaa' }, { id: 'bbbbbb', v: '2' }] },
    { l: [{ id: 'aaaaaa', v: '1' }] },
    {
      l: [
        { id: 'aaaaaa', v: '1' },
        { id: 'bbbbbb', v: '2' },
      ],
    },
  ],
  [
    'a mask takes the place of no digits',
    { ssn: '123456789', n: 'a' },
    { ssn: 'XXX-XX-XXXX', n: 'a' },
    { ssn: '123456789', n: 'ab' },
    { ssn: '123456789', n: 'ab' },
  ],
  [
    'nor of digits that are still typed',
    { ssn: '12' },
    { ssn: 'XXX-XX-XXXX' },
    { ssn: '1234' },
    { ssn: '1234' },
  ],
  [
    'nor in an entry that has moved',
    { l: [{ id: 'aaaaaa', ssn: '1' }] },
    {
      l: [
        { id: 'bbbbbb', ssn: 'XXX-XX-XXXX' },
        { id: 'aaaaaa', ssn: 'XXX-XX-XXXX' },
      ],
    },
    { l: [{ id: 'aaaaaa', ssn: '1' }] },
    {
      l: [
        { id: 'bbbbbb', ssn: 'XXX-XX-XXXX' },
        { id: 'aaaaaa', ssn: '1' },
      ],
    },
  ],
  [
    'a mask that was there before stays',
    { ssn: 'XXX-XX-XXXX' },
    { ssn: 'XXX-XX-XXXX' },
    { ssn: 'XXX-XX-XXXX' },
    { ssn: 'XXX-XX-XXXX' },
  ],
])("adopts the server's answer: %s", (_, submitted, result, mine, expected) =>
  expect(mergeResult(submitted, result, mine)).toEqual(expected),
)
