import { expect, test } from 'vitest'
import { countRows, newImport, readImport, toCsv } from './import-draft.ts'

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

test('a stored list keeps its key and the created cases', () => {
  const stored = { ...newImport('old'), csv: 'First name', caseIds: ['1'] }
  expect(readImport(stored, 'new')).toEqual(stored)
  expect(readImport(undefined, 'new').creationKey).toBe('new')
})
