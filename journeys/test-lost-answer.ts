// The server acts, and neither its answer nor its cookies reach the browser.
import type { Page, Request, Route } from 'playwright-core'
import { forgiveAlways } from './test-screen.ts'

/** Loses the first answer to each act, and the first two to the acts `twice`. Not to uploads. */
export async function loseAnswers(page: Page, twice: readonly string[] = []): Promise<void> {
  forgiveAlways(page, /ERR_FAILED/)
  const losses = new Map<string, number>()
  await page.route('**/graphql/', async (route) => {
    const request = route.request()
    const headers = request.headers()
    const key = headers['idempotency-key']
    const isUpload = headers['content-type']?.startsWith('multipart/') === true
    if (key === undefined || isUpload) return route.fallback()
    const lost = losses.get(key) ?? 0
    if (lost >= (twice.includes(nameOperation(request)) ? 2 : 1)) return route.fallback()
    losses.set(key, lost + 1)
    return lose(page, route)
  })
}

/** Loses the next answer to this operation. `lost` resolves when the browser has noticed. */
export async function loseAnswer(page: Page, operationName: string) {
  forgiveAlways(page, /ERR_FAILED/)
  const isMeant = (request: Request) => nameOperation(request) === operationName
  const handle = async (route: Route) => {
    if (!isMeant(route.request())) return route.fallback()
    await lose(page, route)
    return page.unroute('**/graphql/', handle)
  }
  await page.route('**/graphql/', handle)
  return { lost: page.waitForEvent('requestfailed', isMeant) }
}

/** Sends the request in place of the browser. */
async function lose(page: Page, route: Route): Promise<void> {
  const request = route.request()
  const cookies = await page.context().cookies(request.url())
  const response = await fetch(request.url(), {
    method: 'POST',
    headers: {
      ...request.headers(),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: request.postData(),
  })
  await response.arrayBuffer()
  await route.abort()
}

export function nameOperation(request: Request): string {
  if (!request.url().endsWith('/graphql/')) return ''
  const { operationName = '' } = (request.postDataJSON() ?? {}) as { operationName?: string }
  return operationName
}
