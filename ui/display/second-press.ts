// The rule that a second press within half a second is a slip of the finger (seeds/000, section 9: debounce 500 ms).

export const secondPressMs = 500

/** True when a press at `atMs` follows the accepted press at `lastMs` so closely that it is ignored. */
export function isSecondPress(atMs: number, lastMs: number | undefined): boolean {
  return lastMs !== undefined && atMs - lastMs < secondPressMs
}
