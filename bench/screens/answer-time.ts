// The server's response time in the browser: from the first byte sent to the last byte received.
import type { Request } from 'playwright-core'

/**
 * Returns milliseconds, which the page's slow processor hardly affects. Rejects if there is no
 * response.
 */
export async function readAnswerTime(request: Request): Promise<number> {
  const response = await request.response()
  if (!response || response.status() !== 200)
    throw new Error(`${request.url()} was answered with ${response?.status() ?? 'nothing'}`)
  await response.finished()
  const { requestStart, responseEnd } = request.timing()
  return responseEnd - requestStart
}
