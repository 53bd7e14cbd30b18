import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  beginWait,
  continuesWithinMs,
  overlayAt,
  overlayDelayMs,
  overlayIdle,
  type OverlayState,
} from './loading-rule.ts'

/**
 * Applies the rule to a list of [time, is working] and returns for each step whether the overlay
 * was shown.
 */
function play(steps: readonly (readonly [number, boolean])[]): boolean[] {
  let state: OverlayState = overlayIdle
  return steps.map(([atMs, working]) => {
    state = overlayAt(state, working, atMs).state
    return state.kind === 'shown'
  })
}

it('shows nothing for work that ends within a second', () => {
  expect(
    play([
      [0, true],
      [999, true],
      [999, false],
      [2000, false],
    ]),
  ).toEqual([false, false, false, false])
})
it('appears after 1000 ms of work', () => {
  expect(
    play([
      [0, true],
      [999, true],
      [1000, true],
    ]),
  ).toEqual([false, false, true])
})
it('stays for 350 ms, even if the work ends right after it appears', () => {
  expect(
    play([
      [0, true],
      [1000, true],
      [1001, false],
      [1349, false],
      [1350, false],
    ]),
  ).toEqual([false, true, true, true, false])
})
it('waits a full second again for the next work', () => {
  expect(
    play([
      [0, true],
      [900, false],
      [950, true],
      [1900, true],
      [1950, true],
    ]),
  ).toEqual([false, false, false, false, true])
})
it('returns the delay until the next check', () => {
  expect(overlayAt(overlayIdle, true, 5).againInMs).toBe(1000)
  expect(overlayAt({ kind: 'waiting', sinceMs: 0 }, true, 400).againInMs).toBe(600)
  expect(overlayAt({ kind: 'shown', sinceMs: 1000 }, false, 1100).againInMs).toBe(250)
  expect(overlayAt({ kind: 'shown', sinceMs: 1000 }, true, 9000).againInMs).toBeUndefined()
})
it('continues a wait that has just ended, so that the overlay does not flicker', () => {
  const shown: OverlayState = { kind: 'shown', sinceMs: 1000 }
  expect(beginWait({ state: shown, endedAtMs: 3000 }, 3010)).toEqual(shown)
  expect(beginWait({ state: { kind: 'waiting', sinceMs: 0 }, endedAtMs: 600 }, 610)).toEqual({
    kind: 'waiting',
    sinceMs: 0,
  })
  expect(beginWait({ state: { kind: 'waiting', sinceMs: 0 }, endedAtMs: 1200 }, 1210).kind).toBe(
    'shown',
  )
})
it('waits a full second again after a pause', () => {
  const ended = { state: { kind: 'shown', sinceMs: 1000 }, endedAtMs: 3000 } as const
  const later = 3000 + continuesWithinMs
  expect(beginWait(ended, later)).toEqual({ kind: 'waiting', sinceMs: later })
})
it('the style sheet for index.html uses the same delay', () => {
  const styles = readFileSync(new URL('../styles/states.css', import.meta.url), 'utf8')
  expect(styles).toContain(`animation: hold-back ${overlayDelayMs}ms step-end`)
})
