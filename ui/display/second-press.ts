export const secondPressMs = 500

/** True for a press less than 500 ms after the accepted one (spec: limits#second-press). */
export function isSecondPress(atMs: number, lastMs: number | undefined): boolean {
  return lastMs !== undefined && atMs - lastMs < secondPressMs
}
