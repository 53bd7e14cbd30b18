import { Problem } from '#lib/problem.ts'
import { UsageError } from './usage-error.ts'

/** `hints` maps a problem code to a text about the option that helps. */
export async function reportProblems<Result>(
  act: () => Promise<Result>,
  hints: Readonly<Record<string, string>> = {},
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const isRefusal =
      error instanceof Problem && error.kind !== 'unexpected' && error.kind !== 'unavailable'
    if (isRefusal) throw new UsageError(`${error.message}${hints[error.code] ?? ''}`)
    throw error
  }
}
