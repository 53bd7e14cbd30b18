import { describe, expect, it } from 'vitest'
import { statusLook } from './statuses.ts'
import { kitWords } from '../words.ts'

const words = kitWords.english.statuses

describe('the look of a status', () => {
  it('shows an empty folder as needed, and a document of unknown state as unknown', () => {
    expect(statusLook('folder', 'Unknown', words).word).toBe('Needed')
    expect(statusLook('document', 'Unknown', words).word).toBe('Unknown')
  })
  it('shows the text of a status that the portal does not know', () => {
    expect(statusLook('matter', 'constructor', words)).toEqual({
      tone: 'plain',
      icon: 'question-fill',
      word: 'constructor',
    })
  })
})
