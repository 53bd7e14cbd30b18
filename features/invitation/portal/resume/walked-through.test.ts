import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#ui/navigation/paths.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.resetModules()
})
const load = () => import('./walked-through.ts')
const path = paths.accountCreation('link')

test('Back into a completed creation is known, to its steps and to its link', async () => {
  const { markWalkedThrough, isWalkedThrough } = await load()
  expect(isWalkedThrough(path, '')).toBe(false)
  markWalkedThrough('link')
  expect(isWalkedThrough(path, '')).toBe(true)
  expect(isWalkedThrough(path, '?step=bookmark')).toBe(true)
  expect(isWalkedThrough(paths.accountCreation('another'), '')).toBe(false)
})

test('a link that is opened again is not a way back, one of its steps is', async () => {
  const { markWalkedThrough } = await load()
  markWalkedThrough('link')
  vi.resetModules()
  const { isWalkedThrough } = await load()
  expect(isWalkedThrough(path, '')).toBe(false)
  expect(isWalkedThrough(path, '?step=bookmark')).toBe(true)
})
