import { expect, test } from 'vitest'
import { findHintedQuestion } from './hinted-question.ts'
import { questionnairePaths } from './questionnaire-paths.ts'

const section = { id: 's1', activeQuestionId: 'vehicles.cars.owned' }

test.each([
  [
    'a question of this section',
    questionnairePaths.question({
      section: 's1',
      group: 'vehicles.cars',
      question: 'vehicles.cars.leased',
    }),
    'vehicles.cars.leased',
  ],
  [
    'a part of an entry',
    questionnairePaths.question({
      section: 's1',
      question: 'vehicles.cars.owned.loans',
      record: 'k3x9ab',
    }),
    'vehicles.cars.owned.loans',
  ],
  [
    'a question of another section',
    questionnairePaths.question({ section: 's2', question: 'homes.own' }),
    'vehicles.cars.owned',
  ],
  ['nothing yet', undefined, 'vehicles.cars.owned'],
])('finds the last visited question if this tab showed last: %s', (_, path, hint) =>
  expect(findHintedQuestion(section, path)).toBe(hint),
)

test('returns null if no question was visited', () =>
  expect(findHintedQuestion({ id: 's1', activeQuestionId: null }, undefined)).toBeNull())
