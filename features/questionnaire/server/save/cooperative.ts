// Runs long work step by step and lets other events run after each step.
import { setImmediate } from 'node:timers/promises'

export async function runCooperatively<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    await setImmediate()
  }
}
