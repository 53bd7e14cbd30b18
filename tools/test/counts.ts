// Passed, failed and skipped, of checks and tests alike.
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    none,
  )
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Nothing failed, and something ran. */
export function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}

/** The part we read of the report that Vitest writes as JSON. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts a report. A file that broke before its tests, and a run that ended badly although no test failed, count as one failure each;
 * a run without a report is one failure.
 */
export function countsOf(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { ...none, failed: 1 }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length + brokenFiles.length
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}
