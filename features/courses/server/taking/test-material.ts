import { sql } from 'kysely'
import { beforeEach, vi } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { ProviderPage } from '#ports/course-provider.ts'
import { coupleWithCase, placedCourse, type PlacedCourse } from './test-taking.ts'

const query = operation`courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType:
  $courseType, courseMethodType: $method) { courseNumber courseOrderItemId language courseUrl
  instructions disclosureContent disclosureVersion info1 info2 }`

export async function read(
  browser: Browser,
  { caseId, orderId, courseType }: PlacedCourse,
  { method = 1, language = 'en' } = {},
) {
  const { data, errors } = await browser.graph(
    query,
    { caseId, orderId, courseType, method },
    { 'accept-language': language },
  )
  return errors ? errors[0]?.extensions.code : data.courseDiscInstUrlInfo
}

export const inEnglish = (version: string, html: string): readonly ProviderPage[] => [
  { kind: 'disclosure', language: 'en', version, html },
  { kind: 'instructions', language: 'en', version, html: '<p>How</p>' },
]

/** Ordered courses and the pages of their providers. */
export function materialOf(app: TestApp) {
  // No text of a provider is stored yet.
  beforeEach(() => sql`truncate course_page cascade`.execute(app.owner.db))

  async function ordered(providerId = 245) {
    const takers = await coupleWithCase(app)
    return {
      takers,
      browser: takers.debtor1.browser,
      placed: await placedCourse(app, takers, {
        option: 1,
        providerId,
        course: providerId === 177 ? 'Second' : 'First',
      }),
    }
  }

  const setStatus = (itemId: string, status: number) =>
    sql`update course_item set status = ${status} where id = ${itemId}`.execute(
      app.deps.database.db,
    )
  const pagesSaying = (pages: readonly ProviderPage[]) =>
    vi.spyOn(app.deps.courseProvider, 'pages').mockResolvedValue(pages)
  const outdate = (providerId: number) =>
    sql`update course_page set fetched_at = portal_now() - interval '25 hours' where provider_id = ${providerId}`.execute(
      app.deps.database.db,
    )
  return { ordered, setStatus, pagesSaying, outdate }
}
