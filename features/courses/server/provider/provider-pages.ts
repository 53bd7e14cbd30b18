// spec: courses#provider-pages, security#provider-html
import { createHash } from 'node:crypto'
import { getCourseType } from '../../rules/progress/courses.ts'
import { toReasons } from './call-service.ts'
import { cleanHtml, HtmlTooLarge } from './clean-html.ts'
import {
  coursesWithPages,
  currentPages,
  replaceCurrentPages,
  type CurrentPage,
  type PageKey,
} from './pages.store.ts'
import type { CoursesDeps } from '../deps.ts'

type PagesDeps = Pick<CoursesDeps, 'database' | 'courseProvider' | 'ids' | 'log'>

/** If the provider is unavailable, returns the stored texts, or throws if there are none. */
export async function readPages(deps: PagesDeps, key: PageKey): Promise<readonly CurrentPage[]> {
  const { db } = deps.database
  const known = await currentPages(db, key)
  if (known.length > 0 && known.every(({ isFresh }) => isFresh)) return known
  try {
    await fetchPages(deps, key)
  } catch (error) {
    if (known.length === 0) throw error
    deps.log.warn(
      { error: toReasons(error), ...key },
      'The pages of a course provider could not be fetched again',
    )
    return known
  }
  return currentPages(db, key)
}

/** Skips texts that are too large. Throws when the provider is unavailable. */
export async function refreshPages(deps: PagesDeps, providerId: number): Promise<void> {
  for (const courseNumber of await coursesWithPages(deps.database.db, providerId)) {
    try {
      await fetchPages(deps, { providerId, courseNumber })
    } catch (error) {
      if (!(error instanceof HtmlTooLarge)) throw error
      deps.log.error(
        { error: toReasons(error), providerId, courseNumber },
        'The pages that a course provider has published are not taken over',
      )
    }
  }
}

async function fetchPages(deps: PagesDeps, key: PageKey): Promise<void> {
  const fetched = await deps.courseProvider.pages(key.providerId, getCourseType(key.courseNumber))
  const pages = await Promise.all(
    fetched.map(async ({ kind, language, version, html: raw }) => {
      const html = await cleanHtml(raw)
      return {
        id: deps.ids.rowId(),
        kind,
        language,
        version,
        raw,
        html,
        sha256: createHash('sha256').update(html).digest('hex'),
      }
    }),
  )
  await deps.database.transact((tx) => replaceCurrentPages(tx, key, pages))
}
