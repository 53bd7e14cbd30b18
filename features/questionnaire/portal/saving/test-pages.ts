import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import {
  createSaving,
  type Draft,
  type QuestionRef,
  type SendManner,
  type SendResult,
  type TabSaving,
} from './driver.ts'
import type { Change, Failure } from './saving-state.ts'

export const place: QuestionRef = { caseId: 'c', sectionId: 's', questionKey: 'q' }
export const otherPlace: QuestionRef = { ...place, questionKey: 'other' }

export interface Request {
  readonly place: QuestionRef
  readonly change: Change
  readonly manner: SendManner
  readonly answer: (result: SendResult) => Promise<void>
}

/** Starts a test clock for pages of the portal, and records their requests and drafts. */
export function startPages() {
  let nowMs = 0
  let timers: Array<{ readonly atMs: number; readonly act: () => void }> = []
  const requests: Request[] = []
  const drafts = new Map<string, Draft>()

  function newPage(writer: string): TabSaving {
    return createSaving({
      nowMs: () => nowMs,
      later(act, ms) {
        const timer = { atMs: nowMs + ms, act }
        timers.push(timer)
        return () => {
          timers = timers.filter((waiting) => waiting !== timer)
        }
      },
      send: (to, change, manner) =>
        new Promise((resolve) => {
          requests.push({
            place: to,
            change,
            manner,
            answer: async (result) => {
              resolve(result)
              // Waits until the promise of the caller has settled.
              await new Promise((done) => setTimeout(done))
            },
          })
        }),
      drafts: {
        write: (draft) => void drafts.set(draftName(draft.place, draft.owner), draft),
        remove: (to, owner) => void drafts.delete(draftName(to, owner)),
        all: () => [...drafts.values()],
      },
      writer,
    })
  }

  /** Moves the clock and runs the timers that are due. */
  function pass(ms: number): void {
    const until = nowMs + ms
    for (;;) {
      const next = timers
        .filter(({ atMs }) => atMs <= until)
        .toSorted((a, two) => a.atMs - two.atMs)[0]
      if (!next) break
      timers = timers.filter((timer) => timer !== next)
      nowMs = next.atMs
      next.act()
    }
    nowMs = until
  }

  return { requests, drafts, newPage, pass }
}

export const draftName = ({ questionKey }: QuestionRef, owner: string) =>
  owner === 'tab' ? questionKey : `${questionKey} of ${owner}`
export const ok = (revision: number, data?: JsonObject): SendResult => ({
  type: 'saved',
  response: { revision, savedAt: undefined, isComplete: false, data, overwritten: [] },
})
export const bad = (failure: Failure): SendResult => ({ type: 'failed', failure })
