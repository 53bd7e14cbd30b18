// What the calls of the questionnaire answer when they are done. A refusal that was to be expected is thrown, and answered inside by apps/server/graphql/refusals-inside.ts.

export interface Outcome {
  readonly success: boolean
  readonly error: string | null
}

export async function orSaid(act: () => Promise<void>): Promise<Outcome> {
  await act()
  return { success: true, error: null }
}
