import type { ThreadBudget } from '#adapters/threads/work-thread.ts'
import { workThreads } from '#adapters/threads/work-threads.ts'
import type { PdfDocument } from '#lib/pdf-document.ts'
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import { limitConcurrency } from '#lib/turns.ts'
import type { PdfRenderer } from '#ports/pdf-renderer.ts'
import type { Print } from './pdf-worker.ts'

export const pdfProblems = {
  'paper.unavailable': {
    kind: 'unavailable',
    text: 'Papers cannot be printed right now. Please try again.',
  },
  'paper.too-much': { kind: 'invalid', text: 'This paper is too long to be printed.' },
} as const satisfies ProblemList

const problem = problemFactory(pdfProblems)

export interface PressSettings extends ThreadBudget {
  readonly maxQueued: number
  /** An idle thread holds memory, so it is ended after this time. */
  readonly restMs: number
  readonly program: URL
}

/** The complete answers of two debtors take a second and about 40 MB. */
const productionPress: PressSettings = {
  processorMs: 30_000,
  timeoutMs: 120_000,
  memoryMb: 160,
  keptMb: 64,
  nurseryMb: 8,
  maxQueued: 50,
  restMs: 10_000,
  program: new URL('./pdf-worker.ts', import.meta.url),
}

/** Chunk size of the PDF, so that encryption does not block other work. */
const chunkBytes = 65_536

export function createPdfRenderer(settings: Partial<PressSettings> = {}): PdfRenderer {
  const rules = { ...productionPress, ...settings }
  const inTurn = limitConcurrency({
    maxConcurrent: 1,
    maxQueued: rules.maxQueued,
    turnedAway: () => problem('paper.unavailable'),
  })
  const threads = workThreads<Print>({
    ...rules,
    overspent: (what) => ({ fault: `needs too much ${what}` }),
    broken: ({ name }) => ({ fault: `breaks the press (${name})` }),
    isGivenUp: (print) => 'fault' in print,
    unavailable: (cause) => problem('paper.unavailable', {}, cause),
  })

  const printed = (document: PdfDocument) =>
    inTurn(async () => {
      const answer = await threads.run(() => ({ content: document }))
      if ('fault' in answer) throw problem('paper.too-much', {}, new Error(answer.fault))
      return answer.pdf
    })

  return {
    async *print(document) {
      const pdf = await printed(document)
      for (let at = 0; at < pdf.byteLength; at += chunkBytes)
        yield pdf.subarray(at, at + chunkBytes)
    },
    stop: () => threads.end(),
  }
}
