// How a refusal that was to be expected leaves the questionnaire: said inside the answer, in its words.
import { Problem } from '#kit/problem.ts'

export interface Outcome {
  readonly success: boolean
  readonly error: string | null
}

/** What is absent, what another try may mend and faults of ours are thrown as ever. */
export async function orSaid(act: () => Promise<void>): Promise<Outcome> {
  try {
    await act()
    return { success: true, error: null }
  } catch (error) {
    if (!(error instanceof Problem) || (error.kind !== 'refused' && error.kind !== 'invalid')) throw error
    return { success: false, error: error.message }
  }
}
