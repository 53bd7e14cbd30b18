import { isRetryable, retryDelayMs } from './graph-problem.ts'

const maxRetries = 2

/** Asks again one and two seconds after a failure (spec: accounts#lost-renewal). */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (problem) {
      if (!isRetryable(problem) || failures === maxRetries) throw problem
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, problem)))
    }
  }
}
