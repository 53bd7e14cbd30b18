import { relative } from 'node:path'

export interface Counts {
  readonly passed: number
  /** One line for each failed test. */
  readonly failures: readonly string[]
  readonly skipped: number
}

export const none: Counts = { passed: 0, failures: [], skipped: 0 }

export const failure = (what: string): Counts => ({ ...none, failures: [what] })

export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failures: [...a.failures, ...b.failures],
      skipped: a.skipped + b.skipped,
    }),
    none,
  )
}

/**
 * Repeats the failures, which scrolled away long ago, each with the command that repeats it, and puts
 * the numbers in the last line.
 */
export function formatSummary({ passed, failures, skipped }: Counts): string {
  return [
    ...failures.map((what) => `✗ ${what}`),
    `${passed} passed, ${failures.length} failed, ${skipped} skipped`,
  ].join('\n')
}

/** True if nothing failed and something passed. */
export function isGood({ passed, failures }: Counts): boolean {
  return failures.length === 0 && passed > 0
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/**
 * A broken file, a bad exit code without a failed test, and a missing report are failures. The
 * command that repeats an integration test keeps the order of the tests.
 */
export function getCounts(
  report: VitestReport | undefined,
  exitCode: number,
  orderSeed: number,
): Counts {
  if (!report) return failure('The tests did not run; the reason is above.')
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = report.testResults.flatMap((file) => getFailures(file, orderSeed))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures:
      failures.length === 0 && exitCode !== 0
        ? ['an error outside of tests; its text is above']
        : failures,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
  }
}

function getFailures(file: VitestReport['testResults'][number], orderSeed: number): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  const name = relative('', file.name)
  const order = name.endsWith('.int.test.ts') ? `TEST_SEED=${orderSeed} ` : ''
  const again = `\n    ${order}npm test ${name}`
  if (failed.length === 0 && file.status === 'failed')
    return [withReason(name, file.message ?? '') + again]
  return failed.map(
    ({ fullName, failureMessages }) =>
      withReason(`${name} > ${fullName}`, failureMessages?.[0] ?? '') + again,
  )
}

function withReason(what: string, message: string): string {
  const [firstLine = ''] = message.trim().split('\n')
  return firstLine === '' ? what : `${what}: ${firstLine}`
}
