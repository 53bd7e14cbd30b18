// The specified texts, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { lawFirmWords } from './words.en.ts'

test('names the facts as specified', () => {
  const { officeId, phone, fax, website } = lawFirmWords
  expect([officeId, phone, fax, website]).toEqual(['Office Id', 'Phone', 'Fax', 'Website'])
})
