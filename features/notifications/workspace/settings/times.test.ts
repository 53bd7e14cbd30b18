import { expect, test } from 'vitest'
import { listTimes } from './times.ts'

test('lists every half hour in the language of the reader', () => {
  const english = listTimes('en', [''])
  expect(english).toHaveLength(48)
  expect(english[15]).toEqual({ value: '07:30', label: expect.stringMatching(/^7:30\sAM$/) })
  expect(listTimes('es', [])[15]?.label).toMatch(/^7:30\sa\.\s?m\.$/)
})

test('also lists a stored time between half hours, in its place', () => {
  const values = listTimes('en', ['07:45']).map(({ value }) => value)
  expect(values.slice(15, 18)).toEqual(['07:30', '07:45', '08:00'])
})
