// The Spanish of the cases room bends its words, and calls a status the same on the screen and in the news of the server.
import { expect, test } from 'vitest'
import { matterStatusNamesEs } from '#features/cases/rules/words.es.ts'
import { kitWordsEs } from '#ui/words.es.ts'
import { clientHomeWordsEs, dashboardWordsEs } from './words.es.ts'

test('a status has one Spanish name', () =>
  expect(matterStatusNamesEs).toEqual(kitWordsEs.statuses.matter))

test.each([
  [1, 'Usted tiene un caso activo.'],
  [2, 'Usted tiene dos casos activos.'],
  [12, 'Usted tiene 12 casos activos.'],
])('%i', (count, sentence) => {
  expect(clientHomeWordsEs.activeCases(count)).toBe(sentence)
})

test.each([
  ['First', 'Tomar el primer curso de bancarrota'],
  ['Second', 'Tomar el segundo curso de bancarrota'],
  ['Third', 'Tomar el Third curso de bancarrota'],
])('the %s course', (number, sentence) =>
  expect(dashboardWordsEs.takeCourse(number)).toBe(sentence),
)
