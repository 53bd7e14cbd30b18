import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberCase, rememberedCase } from '#ui/browser/remembered-case.ts'
import { chooseCase, enterCase, forgetCase, isNewVisit } from './current-case.ts'

const fullStorage = {
  setItem() {
    throw new DOMException('No room is left', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

test.each([
  ['named in the address', { named: 'b', remembered: 'a', activeIds: ['a', 'b'] }, 'b'],
  ['remembered in this tab', { named: undefined, remembered: 'b', activeIds: ['a', 'b'] }, 'b'],
  ['the only one', { named: undefined, remembered: undefined, activeIds: ['a'] }, 'a'],
  ['none of two', { named: undefined, remembered: undefined, activeIds: ['a', 'b'] }, undefined],
  ['none at all', { named: undefined, remembered: undefined, activeIds: [] }, undefined],
  [
    'named but unknown, although there is only one',
    { named: 'x', remembered: 'a', activeIds: ['a'] },
    undefined,
  ],
  [
    'remembered but deactivated since',
    { named: undefined, remembered: 'x', activeIds: ['a'] },
    undefined,
  ],
])('chooses the case: %s', (_, choice, expected) => expect(chooseCase(choice)).toBe(expected))

describe('a visit', () => {
  beforeEach(() => {
    const storage = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  test('is counted when a case becomes current, not on each page', () => {
    expect([isNewVisit('a'), isNewVisit('a'), isNewVisit('b'), isNewVisit('a')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
  test('is counted again when the client enters the case by its card', () => {
    isNewVisit('a')
    enterCase('a')
    expect(rememberedCase()).toBe('a')
    expect(isNewVisit('a')).toBe(true)
  })
  test('goes on in another case with a full storage, until a reload', () => {
    rememberCase('a')
    vi.stubGlobal('sessionStorage', { ...fullStorage, getItem: () => 'a' })
    enterCase('b')
    expect([rememberedCase(), isNewVisit('b')]).toEqual(['b', true])
    forgetCase()
    expect(rememberedCase()).toBe('a')
  })
  test('is forgotten together with the current case', () => {
    rememberCase('a')
    isNewVisit('a')
    forgetCase()
    expect(rememberedCase()).toBeUndefined()
    expect(isNewVisit('a')).toBe(true)
  })
})
