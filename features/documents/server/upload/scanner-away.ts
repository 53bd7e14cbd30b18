import { Problem } from '#lib/problem.ts'

export function isScannerAway(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'virus-scan.unavailable'
}
