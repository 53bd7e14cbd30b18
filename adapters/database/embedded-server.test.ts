import { expect, test } from 'vitest'
import { reasonIn } from './embedded-server.ts'

test('reports a full disk as the reason, and not the other errors in the log', () => {
  const logged = `2026-11-23 05:43:59.191 UTC [2121] FATAL:  the database system is starting up
2026-11-23 05:43:59.219 UTC [2123] FATAL:  the database system is not yet accepting connections
2026-11-23 05:43:59.240 UTC [2105] FATAL:  checkpoint request failed
2026-11-23 05:43:59.248 UTC [2103] ERROR:  could not write blocks 18..18 in file "base/1": No space left on device
2026-11-23 05:43:59.276 UTC [2096] LOG:  database system is shut down
`
  expect(reasonIn(logged)).toMatch(/^could not write blocks .* No space left on device$/)
})

test('reports the first error in the log, and nothing if the log contains no reason', () => {
  expect(reasonIn('FATAL:  could not bind\nFATAL:  gave up\n')).toBe('could not bind')
  expect(reasonIn('LOG:  starting\nFATAL:  the database system is starting up\n')).toBeUndefined()
})
