import { isSecondPress } from '../../display/second-press.ts'

export interface Press {
  /** The element that is pressed. */
  readonly button: unknown
  /** Place in the window. NaN for a press by key. */
  readonly x: number
  readonly y: number
  readonly ms: number
}

/** The second click of a double click is at most so far away. */
const samePlacePx = 20

/** Remembers the last press that counted. */
export function createPressMemory() {
  let last: Press | undefined
  return {
    remember(press: Press): void {
      last = press
    },
    /** Also if a row has moved up and another button is under the pointer. */
    isSecond({ button, x, y, ms }: Press): boolean {
      if (!last || !isSecondPress(ms, last.ms)) return false
      return button === last.button || Math.hypot(x - last.x, y - last.y) <= samePlacePx
    },
  }
}
