// A status always reads: known ones by the table, unknown ones by their own word.
import { describe, expect, it } from 'vitest'
import { statusLook } from './statuses.ts'
import { kitWords } from '../words.en.ts'

const words = kitWords.statuses

describe('the look of a status', () => {
  it('shows an empty folder as needed, and a document of unknown state as unknown', () => {
    expect(statusLook('folder', 'Unknown', words).word).toBe('Needed')
    expect(statusLook('document', 'Unknown', words).word).toBe('Unknown')
  })
  it('shows a word it does not know, plainly', () => {
    expect(statusLook('matter', 'constructor', words)).toEqual({
      tone: 'plain',
      icon: 'question-fill',
      word: 'constructor',
    })
  })
})
