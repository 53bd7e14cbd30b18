// Holds the screens of the firm room to the seed (seeds/001, section 2).
import { expect, test } from 'vitest'
import { lawFirmWords } from './words.en.ts'

test('the facts are named as the seed names them', () => {
  const { officeId, phone, fax, website } = lawFirmWords
  expect([officeId, phone, fax, website]).toEqual(['Office Id', 'Phone', 'Fax', 'Website'])
})
