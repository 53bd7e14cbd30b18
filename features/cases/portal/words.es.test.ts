import { expect, test } from 'vitest'
import { matterStatusNamesEs } from '#features/cases/rules/words.es.ts'
import { kitWords as kitWordsEs } from '#ui/words.es.ts'
import {
  clientHomeWords as clientHomeWordsEs,
  dashboardWords as dashboardWordsEs,
} from './words.es.ts'

test('has one Spanish name for each status, on the screen and in notifications', () =>
  expect(matterStatusNamesEs).toEqual(kitWordsEs.statuses.matter))

test.each([
  [1, 'Usted tiene un caso activo.'],
  [2, 'Usted tiene dos casos activos.'],
  [12, 'Usted tiene 12 casos activos.'],
])('says that there are %i active cases', (count, sentence) => {
  expect(clientHomeWordsEs.activeCases(count)).toBe(sentence)
})

test.each([
  ['First', 'Tomar el primer curso de bancarrota'],
  ['Second', 'Tomar el segundo curso de bancarrota'],
  ['Third', 'Tomar el Third curso de bancarrota'],
])('names the task of taking the %s course', (number, sentence) =>
  expect(dashboardWordsEs.takeCourse(number)).toBe(sentence),
)
