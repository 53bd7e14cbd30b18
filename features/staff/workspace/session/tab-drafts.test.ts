import { beforeEach, expect, test, vi } from 'vitest'
import { testStorage } from '#ui/mirror/test-storage.ts'
import {
  readTabDraft,
  removeTabDraft,
  removeTabDrafts,
  toDraftKey,
  writeTabDraft,
} from './tab-drafts.ts'

const dana = toDraftKey('dana', 'invite')

// Tests run outside of a browser.
beforeEach(() => vi.stubGlobal('sessionStorage', testStorage()))

test('a draft is read as it was written, by its own person only', () => {
  writeTabDraft(dana, { givenName: 'Rosa' })
  expect(readTabDraft(dana)).toEqual({ givenName: 'Rosa' })
  expect(readTabDraft(toDraftKey('owen', 'invite'))).toBe(undefined)
  removeTabDraft(dana)
  expect(readTabDraft(dana)).toBe(undefined)
})

test('a log-out removes the drafts of all people and nothing else', () => {
  writeTabDraft(dana, 1)
  writeTabDraft(toDraftKey('owen', 'import'), 2)
  sessionStorage.setItem('daybreak.origin', '/workspace/firm')
  removeTabDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['daybreak.origin'])
})

test('a full storage and a damaged draft are no errors', () => {
  vi.stubGlobal('sessionStorage', testStorage(0))
  expect(() => writeTabDraft(dana, 'text')).not.toThrow()
  vi.stubGlobal('sessionStorage', testStorage())
  sessionStorage.setItem(dana, '{')
  expect(readTabDraft(dana)).toBe(undefined)
})
