// How long the server took for an answer, as the browser saw it: from its first byte on the way to the last one of the answer.
import type { Request } from 'playwright-core'

/** In milliseconds. The page's own slow processor has little part in it. Rejects when nothing came back. */
export async function answerTimeOf(request: Request): Promise<number> {
  const response = await request.response()
  if (!response || response.status() !== 200)
    throw new Error(`${request.url()} was answered with ${response?.status() ?? 'nothing'}`)
  await response.finished()
  const { requestStart, responseEnd } = request.timing()
  return responseEnd - requestStart
}
