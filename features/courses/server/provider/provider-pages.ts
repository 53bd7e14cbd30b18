// What a provider wants read before its course: fetched, cleaned, and kept version by version (safety 2.13).
import { createHash } from 'node:crypto'
import { courseTypeOf } from '../../rules/progress/courses.ts'
import { reasonsOf } from './ask-service.ts'
import { cleanHtml, HtmlTooLarge } from './clean-html.ts'
import {
  coursesWithPages,
  currentPages,
  replaceCurrentPages,
  type CurrentPage,
  type PageKey,
} from './pages.store.ts'
import type { CoursesWorld } from '../deps.ts'

type PagesWorld = Pick<CoursesWorld, 'database' | 'courseProvider' | 'ids' | 'log'>

/** The current ones: fetched when there are none, or none from today. While the provider does not answer, the last ones that it gave; throws when it never gave any. */
export async function pagesOf(world: PagesWorld, key: PageKey): Promise<readonly CurrentPage[]> {
  const { db } = world.database
  const known = await currentPages(db, key)
  if (known.length > 0 && known.every(({ isFresh }) => isFresh)) return known
  try {
    await fetchPages(world, key)
  } catch (error) {
    if (known.length === 0) throw error
    world.log.warn(
      { error: reasonsOf(error), ...key },
      'The pages of a course provider could not be fetched again',
    )
    return known
  }
  return currentPages(db, key)
}

/** A provider has published something: everything of it that was ever fetched is fetched again; what is too large is not taken over. Throws when it does not answer. */
export async function refreshPages(world: PagesWorld, providerId: number): Promise<void> {
  for (const courseNumber of await coursesWithPages(world.database.db, providerId)) {
    try {
      await fetchPages(world, { providerId, courseNumber })
    } catch (error) {
      if (!(error instanceof HtmlTooLarge)) throw error
      world.log.error(
        { error: reasonsOf(error), providerId, courseNumber },
        'The pages that a course provider has published are not taken over',
      )
    }
  }
}

async function fetchPages(world: PagesWorld, key: PageKey): Promise<void> {
  const fetched = await world.courseProvider.pages(key.providerId, courseTypeOf(key.courseNumber))
  const pages = await Promise.all(
    fetched.map(async ({ kind, language, version, html: raw }) => {
      const html = await cleanHtml(raw)
      return {
        id: world.ids.rowId(),
        kind,
        language,
        version,
        raw,
        html,
        sha256: createHash('sha256').update(html).digest('hex'),
      }
    }),
  )
  await world.database.transact((tx) => replaceCurrentPages(tx, key, pages))
}
