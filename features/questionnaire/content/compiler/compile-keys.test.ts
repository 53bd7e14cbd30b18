import { test } from 'vitest'
import { type Refusal, here, expectRefusal } from './test-refusals.ts'

const refusals: readonly Refusal[] = [
  here(
    'a question key twice',
    'question: work',
    'question: pets',
    'question: pets\n        name: Work',
    'The key "pets" is taken',
  ),
  here(
    'a question key of a record twice',
    'question: carLoans',
    'question: work',
    'question: work\n                name: Loans',
    'The key "work" is taken',
  ),
  here(
    'a field key twice',
    'key: night',
    'key: hours',
    'key: hours\n            label: Night',
    'The key "hours" is taken',
  ),
  here(
    'a field key twice through a block',
    '- key: badge',
    '- use: ADDR\n          - key: zip',
    'key: zip\n            label: Badge',
    'The key "zip" is taken',
  ),
  here(
    'a field key twice in an entry',
    'key: hasToys',
    'key: colour',
    'key: colour\n                label: Toys',
    'The key "colour" is taken',
  ),
  here(
    'a key with other letters',
    'key: badge',
    'key: badge_no',
    'key: badge_no',
    '"badge_no" cannot be a key',
  ),
  here(
    'a key that begins large',
    'key: badge',
    'key: Badge',
    'key: Badge',
    '"Badge" cannot be a key',
  ),
  ...[
    'id',
    'parentId',
    'navigation',
    'navigationCar',
    'userNeedsHelp',
    'helpNote',
    'notSure',
    'not',
    'constructor',
  ].map((key) =>
    here(
      `the key ${key}`,
      'key: badge',
      `key: ${key}`,
      `key: ${key}\n`,
      `"${key}" cannot be a key: the program uses this word itself`,
    ),
  ),
  here(
    "a question called like the program's own",
    'question: carDetails',
    'question: navigation',
    'question: navigation',
    '"navigation" cannot be a key',
  ),
]

test.each(refusals)('refuses $what', expectRefusal)
