// Expected refusals are thrown. apps/server/graphql/refusals-inside.ts turns them into this result.

export interface Outcome {
  readonly success: boolean
  readonly error: string | null
}

export async function reportProblem(act: () => Promise<void>): Promise<Outcome> {
  await act()
  return { success: true, error: null }
}
