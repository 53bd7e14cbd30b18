import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll } from 'vitest'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
} from '#features/courses/server/taking/test-taking.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'

interface Pair {
  readonly info1: string | null
  readonly info2: string | null
}

interface Asking {
  readonly provider?: string
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}

export async function anotherPair(
  browser: Browser,
  { caseId, orderId }: PlacedCourse,
): Promise<Pair> {
  const { data } = await browser.graph(
    'query ($caseId: ID!, $orderId: ID!) { courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType: 1, courseMethodType: 1) { info1 info2 } }',
    { caseId, orderId },
  )
  return data.courseDiscInstUrlInfo as Pair
}

/** Links to the course of a provider, and browsers that follow them. */
export function courseLinksOf(app: TestApp) {
  let port: number
  beforeAll(async () => {
    port = await app.listen()
  })

  /** Creates a registered course and a new pair of tokens for it. */
  async function registered() {
    const takers = await coupleWithCase(app)
    const placed = await placedCourse(app, takers, { option: 1, isReady: true })
    const browser = takers.debtor1.browser
    const { data } = await browser.graph(
      'mutation ($caseId: ID!, $itemId: ID!) { registerCourse(caseId: $caseId, registerCourseOrderItemId: $itemId) { info1 info2 } }',
      { caseId: placed.caseId, itemId: placed.itemId },
    )
    return { takers, placed, browser, pair: data.registerCourse as Pair }
  }

  /** Sends what a browser sends for a link: its cookie and no other headers. */
  async function follow(
    browser: Browser | undefined,
    { info1, info2 }: Pair,
    { provider = 'Provider245', method = 'GET', headers = {} }: Asking = {},
  ) {
    const cookie: Readonly<Record<string, string>> =
      browser === undefined ? {} : { cookie: `daybreak-rt=${browser.cookies.get('daybreak-rt')}` }
    const pendingRequest = request({
      host: '127.0.0.1',
      port,
      method,
      path: `/orders/courses/${provider}?info1=${info1}&info2=${info2}`,
      headers: { ...cookie, ...headers },
    }).end()
    const [answer] = (await once(pendingRequest, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }

  const readStatus = async (...pendingRequest: Parameters<typeof follow>) =>
    (await follow(...pendingRequest)).status
  return { registered, follow, readStatus }
}
