// Checks the exact specified texts (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { lawFirmWords } from './words.ts'

test('labels the facts of a firm with the specified texts', () => {
  const { officeId, phone, fax, website } = lawFirmWords.english
  expect([officeId, phone, fax, website]).toEqual(['Office Id', 'Phone', 'Fax', 'Website'])
})
