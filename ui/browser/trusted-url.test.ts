import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedWorker } from './trusted-url.ts'

const made = vi.fn<(address: unknown, options: unknown) => void>()

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('Worker', function Worker(address: unknown, options: unknown) {
    made(address, options)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  made.mockClear()
})

test('accepts a script of the build', () => {
  trustedWorker('/assets/pdf.worker.min-abc.mjs')
  expect(made).toHaveBeenCalledWith('/assets/pdf.worker.min-abc.mjs', { type: 'module' })
})

test.each([
  'https://elsewhere.example/assets/a.mjs',
  '//elsewhere.example/assets/a.mjs',
  'data:text/javascript,1',
  'blob:https://portal.example/assets/1',
  '/file/download/1',
  '/assets/../file/download/1',
])('refuses %s', (address) => {
  expect(() => trustedWorker(address)).toThrow('Not a script of ours')
  expect(made).not.toHaveBeenCalled()
})
