// Checks the exact specified texts (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { lawFirmWords } from './words.en.ts'

test('labels the facts of a firm with the specified texts', () => {
  const { officeId, phone, fax, website } = lawFirmWords
  expect([officeId, phone, fax, website]).toEqual(['Office Id', 'Phone', 'Fax', 'Website'])
})
