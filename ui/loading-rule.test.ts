// The overlay never flashes: nothing under a second of waiting, and never for less than 350 ms.
import { expect, it } from 'vitest'
import { overlayAt, overlayIdle, type OverlayState } from './loading-rule.ts'

/** Plays a list of [time, working] and tells what was shown at each. */
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
it('shows after 1000 ms', () => {
  expect(
    play([
      [0, true],
      [999, true],
      [1000, true],
    ]),
  ).toEqual([false, false, true])
})
it('stays 350 ms although the work ended at once', () => {
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
it('counts the second anew for the next piece of work', () => {
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
it('says when to ask again', () => {
  expect(overlayAt(overlayIdle, true, 5).againInMs).toBe(1000)
  expect(overlayAt({ kind: 'waiting', sinceMs: 0 }, true, 400).againInMs).toBe(600)
  expect(overlayAt({ kind: 'shown', sinceMs: 1000 }, false, 1100).againInMs).toBe(250)
  expect(overlayAt({ kind: 'shown', sinceMs: 1000 }, true, 9000).againInMs).toBeUndefined()
})
