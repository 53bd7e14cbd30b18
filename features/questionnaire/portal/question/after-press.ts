// When a way out of a question is taken after its button was pressed.

export type Way = 'onward' | 'back' | 'summary'

/** After the press of Continue; the other ways are taken at once (seeds/003, section 9). */
export const continueMs = 400

/** `later` answers the function that calls it off. `act` can ask whether anybody still waits for it. Answers the function to leave by. */
export function afterPress(
  way: Way,
  act: (isHere: () => boolean) => void,
  later: (act: () => void, ms: number) => () => void,
): () => void {
  let isHere = true
  const callOff = later(() => act(() => isHere), way === 'onward' ? continueMs : 0)
  return () => {
    isHere = false
    callOff()
  }
}
