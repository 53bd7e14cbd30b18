// spec: petition#exports
import { expect, test } from 'vitest'
import { getExportFileName } from './file-name.ts'

test.each([
  ['Whitfield', 'json', 'Whitfield petition 2026-12-01 0123456789ab.json'],
  ['Núñez de la O', 'csv', 'Nunez de la O petition tables 2026-12-01 0123456789ab.zip'],
  ['../../etc', 'matrix', 'etc creditors 2026-12-01 0123456789ab.txt'],
  ['王', 'matrix', 'case creditors 2026-12-01 0123456789ab.txt'],
] as const)('%s as %s: %s', (lastName, format, name) => {
  const facts = { format, lastName, day: '2026-12-01', fingerprint: '0123456789ab' }
  expect(getExportFileName(facts)).toBe(name)
})
