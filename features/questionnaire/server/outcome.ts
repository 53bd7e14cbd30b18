// Expected refusals are thrown. apps/server/graphql/refusals-inside.ts turns them into this result.
import type { RefusalFacts } from '#lib/problem.ts'

export type Outcome =
  | { readonly success: true; readonly error: null }
  | (RefusalFacts & { readonly success: false; readonly error: string | null })

export async function reportProblem(act: () => Promise<void>): Promise<Outcome> {
  await act()
  return { success: true, error: null }
}
