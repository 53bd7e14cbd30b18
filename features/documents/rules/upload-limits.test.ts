import { expect, test } from 'vitest'
import {
  countFinding,
  fileFinding,
  maxFiles,
  nextFileFinding,
  singleFileLimitBytes,
  storageFinding,
  totalFinding,
  totalLimitBytes,
} from './upload-limits.ts'

test('the limits are those of the specification', () => {
  expect([singleFileLimitBytes, totalLimitBytes, maxFiles]).toEqual([
    25 * 1024 * 1024,
    95 * 1024 * 1024,
    50,
  ])
})

test.each([
  ['a.pdf', 1, undefined],
  ['a.pdf', 26_214_400, undefined],
  ['a.pdf', 26_214_401, 'documents.file-too-large'],
  ['a.pdf', 0, 'documents.empty-file'],
  ['a.exe', 1, 'documents.unsupported-type'],
  ['a.exe', 0, 'documents.unsupported-type'],
  ['a.exe', 26_214_401, 'documents.unsupported-type'],
])('a file %s of %i bytes: %s', (name, bytes, code) =>
  expect(fileFinding({ name, bytes })?.code).toBe(code),
)

test.each([
  [0, 1, undefined],
  [0, 50, undefined],
  [49, 1, undefined],
  [0, 51, 'documents.too-many-at-once'],
  [49, 2, 'documents.list-full'],
  [50, 1, 'documents.list-full'],
  [50, 60, 'documents.list-full'],
])('a list of %i files and %i more have the result %s', (inList, adding, code) =>
  expect(countFinding(inList, adding)?.code).toBe(code),
)

test.each([
  [0, 99_614_720, undefined],
  [99_614_719, 1, undefined],
  [99_614_720, 1, 'documents.total-too-large'],
  [99_614_720, 0, undefined],
])('an upload of %i bytes so far and %i more has the result %s', (soFar, adding, code) =>
  expect(totalFinding(soFar, adding)?.code).toBe(code),
)

test.each([
  [{ files: 49, bytes: 0 }, 1, undefined],
  [{ files: 50, bytes: 0 }, 1, 'documents.too-many-at-once'],
  [{ files: 1, bytes: 99_614_720 }, 1, 'documents.total-too-large'],
])('an upload of %j and a file of %i bytes: %s', (soFar, bytes, code) =>
  expect(nextFileFinding(soFar, bytes)?.code).toBe(code),
)

test.each([
  [{ accountBytes: 90, caseBytes: 190 }, 10, undefined],
  [{ accountBytes: 90, caseBytes: 190 }, 11, 'documents.storage-full'],
  [{ accountBytes: 0, caseBytes: 190 }, 11, 'documents.storage-full'],
  [{ accountBytes: 91, caseBytes: 0 }, 10, 'documents.storage-full'],
])('a storage of %j and %i bytes more have the result %s', (held, bytes, code) =>
  expect(storageFinding(held, { accountBytes: 100, caseBytes: 200 }, bytes)?.code).toBe(code),
)
