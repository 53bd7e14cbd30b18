// The last line of `npm test` never says well when something went wrong.
import { expect, test } from 'vitest'
import { countsOf, isGood, lastLine, none, sumOf } from './counts.ts'
import type { VitestReport } from './counts.ts'

const file = (status: string, ...tests: string[]): VitestReport['testResults'][number] => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test.each<[name: string, report: VitestReport | undefined, exitCode: number, line: string]>([
  [
    'a good run',
    { testResults: [file('passed', 'passed', 'passed')] },
    0,
    '2 passed, 0 failed, 0 skipped',
  ],
  [
    'skipped, pending and todo',
    { testResults: [file('passed', 'passed', 'skipped', 'pending', 'todo')] },
    0,
    '1 passed, 0 failed, 3 skipped',
  ],
  [
    'failures',
    { testResults: [file('failed', 'failed', 'passed')] },
    1,
    '1 passed, 1 failed, 0 skipped',
  ],
  [
    'a file that does not load',
    { testResults: [file('failed'), file('passed', 'passed')] },
    1,
    '1 passed, 1 failed, 0 skipped',
  ],
  [
    'an error outside of tests',
    { testResults: [file('passed', 'passed')] },
    1,
    '1 passed, 1 failed, 0 skipped',
  ],
  ['no report', undefined, 0, '0 passed, 1 failed, 0 skipped'],
])('%s', (_name, report, exitCode, line) => {
  expect(lastLine(countsOf(report, exitCode))).toBe(line)
})

test('only a run in which something passed and nothing failed is good', () => {
  expect(isGood({ passed: 1, failed: 0, skipped: 5 })).toBe(true)
  expect(isGood(none)).toBe(false)
  expect(
    isGood(
      sumOf([
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 0, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe(false)
})
