// spec: workspace#saved-filters
import { expect, test } from 'vitest'
import { wordsNow } from '#ui/language/language.ts'
import { listWords } from './words.ts'
import { listWords as spanishWords } from './words.es.ts'
import { isBuiltInFilterName } from '../rules/clients/filter-names.ts'

const builtIn = ['myOpenCases', 'waitingForUs', 'waitingForClients', 'spanish', 'allOpen'] as const

test.each(builtIn)('the built-in filter %s keeps its name for itself', (key) => {
  expect(isBuiltInFilterName(wordsNow(listWords)[key])).toBe(true)
  expect(isBuiltInFilterName(spanishWords[key])).toBe(true)
})

test.each([
  ['  WAITING  for us ', true],
  ['Waiting for us in December', false],
  ['', false],
])('%j is a built-in name: %s', (name, expected) => {
  expect(isBuiltInFilterName(name)).toBe(expected)
})
