import { expect, test } from 'vitest'
import { countRows, toCsv } from './import-draft.ts'

test('rows without problems can be created', () => {
  const row = { row: 2, name: 'Ruiz, Ana', problems: [], similar: [] }
  const faulty = { ...row, row: 3, problems: [{ column: 'Email', words: 'Enter an email.' }] }
  expect(countRows([row, faulty, row])).toEqual({ ready: 2, faulty: 1 })
})

test('a template has quotes around cells with commas or quotes', () => {
  expect(
    toCsv([
      ['Name', 'City'],
      ['Ruiz, Ana', 'The "Hub"'],
    ]),
  ).toBe('\uFEFFName,City\r\n"Ruiz, Ana","The ""Hub"""\r\n')
})
