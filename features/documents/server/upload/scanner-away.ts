// Tells a scanner that cannot be asked from every other fault.
import { Problem } from '#lib/problem.ts'

/** What the port promises to throw while the scanner cannot be asked. */
export function isScannerAway(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'virus-scan.unavailable'
}
