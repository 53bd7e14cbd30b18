import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'

export const fileVaultProblems = {
  'file-vault.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach your files right now. Please try again.',
  },
  'file-vault.absent': {
    kind: 'unexpected',
    text: 'This file is missing. Please contact your attorney.',
  },
  'file-vault.damaged': {
    kind: 'unexpected',
    text: 'This file cannot be read. Please contact your attorney.',
  },
} as const satisfies ProblemList

export const vaultProblem = problemFactory(fileVaultProblems)

export function saysAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
