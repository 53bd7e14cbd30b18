import type { Reporter, TestSpecification } from 'vitest/node'

const everyMs = 10_000

/** Prints how many files are done, at most every ten seconds. */
export class ProgressReporter implements Reporter {
  private fileCount = 0
  private doneCount = 0
  private printedAtMs = 0

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.fileCount = files.length
    this.printedAtMs = performance.now()
  }

  onTestModuleEnd(): void {
    this.doneCount += 1
    if (performance.now() - this.printedAtMs < everyMs) return
    this.printedAtMs = performance.now()
    process.stdout.write(` ${this.doneCount} of ${this.fileCount} files are done.\n`)
  }
}
