// Setup file of the unit tests. Files share the process, so each one leaves its globals, its clock
// and its modules as it found them.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.resetModules()
})
