// Prints papers in a thread of its own, one after the other: nobody who asks the server something waits for a drawing.
import type { ThreadBudget } from '#adapters/threads/work-thread.ts'
import { workThreads } from '#adapters/threads/work-threads.ts'
import type { Paper } from '#lib/paper.ts'
import { problemsOf, type ProblemList } from '#lib/problem.ts'
import { takingTurns } from '#lib/turns.ts'
import type { PaperPress } from '#ports/paper.ts'
import type { Print } from './pdf-worker.ts'

export const paperProblems = {
  'paper.unavailable': {
    kind: 'unavailable',
    text: 'Papers cannot be printed right now. Please try again.',
  },
  'paper.too-much': { kind: 'invalid', text: 'This paper is too long to be printed.' },
} as const satisfies ProblemList

const problem = problemsOf(paperProblems)

export interface PressSettings extends ThreadBudget {
  readonly mostWaiting: number
  /** Memory at rest counts: a thread without work is ended. */
  readonly restMs: number
  readonly program: URL
}

/** The answers of two people, all given, take a second and some 40 MB. */
const productionPress: PressSettings = {
  processorMs: 30_000,
  wallMs: 120_000,
  memoryMb: 160,
  keptMb: 64,
  nurseryMb: 8,
  mostWaiting: 50,
  restMs: 10_000,
  program: new URL('./pdf-worker.ts', import.meta.url),
}

/** What the PDF is handed on in, so that whoever seals it gives others a turn. */
const chunkBytes = 65_536

export function pdfPress(settings: Partial<PressSettings> = {}): PaperPress {
  const rules = { ...productionPress, ...settings }
  const inTurn = takingTurns({
    mostAtOnce: 1,
    mostWaiting: rules.mostWaiting,
    turnedAway: () => problem('paper.unavailable'),
  })
  const threads = workThreads<Print>({
    ...rules,
    overspent: (what) => ({ fault: `needs too much ${what}` }),
    broken: ({ name }) => ({ fault: `breaks the press (${name})` }),
  })
  const state = { isStopped: false }

  const printed = (paper: Paper) =>
    inTurn(async () => {
      const printOnce = (isFresh: boolean) => {
        if (state.isStopped) throw problem('paper.unavailable')
        return threads.ask({ content: paper }, isFresh).catch((error: unknown) => {
          throw problem('paper.unavailable', {}, error)
        })
      }
      const first = await printOnce(false)
      // A thread that had other papers before is no evidence against this one.
      const { answer } = 'fault' in first.answer && !first.wasFresh ? await printOnce(true) : first
      if ('fault' in answer) throw problem('paper.too-much', {}, new Error(answer.fault))
      return answer.pdf
    })

  return {
    async *print(paper) {
      const pdf = await printed(paper)
      for (let at = 0; at < pdf.byteLength; at += chunkBytes)
        yield pdf.subarray(at, at + chunkBytes)
    },
    async stop() {
      state.isStopped = true
      await threads.end()
    },
  }
}
