export type Way = 'onward' | 'back' | 'summary'

/** Delay after Continue is pressed, in milliseconds (spec: questionnaire#continue). */
export const continueMs = 400

/** `later` returns its cancel function. `afterPress` returns the cleanup function. */
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
