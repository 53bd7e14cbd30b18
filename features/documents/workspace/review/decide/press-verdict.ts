// Whether a press is meant for the document on the screen (spec: review#moment).
import { isSecondPress } from '#ui/display/second-press.ts'
import type { ChosenDecision } from './decision-draft.ts'

/** When the document came on the screen. */
export interface Sight {
  /** It could be decided since then. */
  readonly openMs: number | undefined
  /** Its file could be seen since then. Undefined before. */
  readonly shownMs: number | undefined
}

/**
 * - `counts`: it decides.
 * - `ignored`: it was meant for the document before.
 * - `unseen`: nothing is accepted unseen.
 */
export type PressVerdict = 'counts' | 'ignored' | 'unseen'

export function judgePress(
  decision: ChosenDecision['decision'],
  { openMs, shownMs }: Sight,
  atMs: number,
): PressVerdict {
  if (openMs === undefined || isSecondPress(atMs, openMs)) return 'ignored'
  if (decision !== 'ACCEPT') return 'counts'
  if (shownMs === undefined) return 'unseen'
  return isSecondPress(atMs, shownMs) ? 'ignored' : 'counts'
}
