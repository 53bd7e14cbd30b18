import { expect, test } from 'vitest'
import { getCounts, failure, isGood, none, sumOf, formatSummary } from './counts.ts'
import type { VitestReport } from './counts.ts'

type File = VitestReport['testResults'][number]

const file = (status: string, ...tests: string[]): File => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((testStatus, index) => ({
    status: testStatus,
    fullName: `test ${index + 1}`,
  })),
})

test.each<[name: string, report: VitestReport | undefined, exitCode: number, summary: string]>([
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
    '✗ a.test.ts > test 1\n    npm test a.test.ts\n1 passed, 1 failed, 0 skipped',
  ],
  [
    'a file that does not load',
    { testResults: [file('failed'), file('passed', 'passed')] },
    1,
    '✗ a.test.ts\n    npm test a.test.ts\n1 passed, 1 failed, 0 skipped',
  ],
  [
    'an error outside of tests',
    { testResults: [file('passed', 'passed')] },
    1,
    '✗ an error outside of tests; its text is above\n1 passed, 1 failed, 0 skipped',
  ],
  [
    'no report',
    undefined,
    0,
    '✗ The tests did not run; the reason is above.\n0 passed, 1 failed, 0 skipped',
  ],
])('counts %s', (_name, report, exitCode, summary) => {
  expect(formatSummary(getCounts(report, exitCode, 20_261_201))).toBe(summary)
})

test('shows the first line of the reason and the command that repeats it', () => {
  const failed: File = {
    ...file('failed'),
    assertionResults: [
      { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\n  at a.ts'] },
    ],
  }
  expect(getCounts({ testResults: [failed] }, 1, 20_261_201).failures).toEqual([
    'a.test.ts > adds up: expected 3 to be 4\n    npm test a.test.ts',
  ])
})

test('repeats an integration test in the same order', () => {
  const failed = { ...file('failed', 'failed'), name: 'a.int.test.ts' }
  expect(getCounts({ testResults: [failed] }, 1, 20_261_201).failures).toEqual([
    'a.int.test.ts > test 1\n    TEST_SEED=20261201 npm test a.int.test.ts',
  ])
})

test('is good only when something passed and nothing failed', () => {
  const passed = { ...none, passed: 3 }
  expect(isGood(passed)).toBe(true)
  expect(isGood({ ...passed, skipped: 5 })).toBe(true)
  expect(isGood(none)).toBe(false)
  expect(isGood(sumOf([passed, failure('a.test.ts')]))).toBe(false)
})
