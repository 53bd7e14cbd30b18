// Does long work step by step: whoever else waits has a turn after each.
import { setImmediate } from 'node:timers/promises'

export async function givingWay<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    await setImmediate()
  }
}
