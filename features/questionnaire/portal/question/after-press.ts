export type Way = 'onward' | 'back' | 'summary'

/** From the press of Continue, in milliseconds (spec: questionnaire#continue). */
export const continueMs = 400

/** `later` returns its cancel function. Returns the cleanup. */
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
