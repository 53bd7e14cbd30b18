import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { tables } from '../tables.generated.ts'

export type PageKind = 'disclosure' | 'instructions'

export interface PageKey {
  readonly providerId: number
  readonly courseNumber: CourseNumber
}

export interface CurrentPage {
  readonly id: string
  readonly kind: PageKind
  readonly language: Language
  readonly version: string
  /** Cleaned HTML. */
  readonly html: string
  /** False when last fetched over a day ago. */
  readonly isFresh: boolean
}

export async function currentPages(
  db: Db,
  { providerId, courseNumber }: PageKey,
): Promise<readonly CurrentPage[]> {
  const { rows } = await sql<CurrentPage>`
    select
      id,
      kind,
      language,
      version,
      html,
      fetched_at > portal_now() - interval '1 day' as is_fresh
    from course_page
    where provider_id = ${providerId}
      and course_number = ${courseNumber}
      and is_current`.execute(db)
  return rows
}

export async function coursesWithPages(
  db: Db,
  providerId: number,
): Promise<readonly CourseNumber[]> {
  const rows = await tables(db)
    .selectFrom('coursePage')
    .select('courseNumber')
    .distinct()
    .where('providerId', '=', providerId)
    .orderBy('courseNumber')
    .execute()
  return rows.map(({ courseNumber }) => courseNumber)
}

export interface FetchedPage {
  readonly id: string
  readonly kind: PageKind
  readonly language: Language
  readonly version: string
  readonly raw: string
  readonly html: string
  /** SHA-256 of the cleaned text, hex. */
  readonly sha256: string
}

/** Gives a changed text with an unchanged version a new one, so that clients must accept it. */
export async function replaceCurrentPages(
  tx: Tx,
  { providerId, courseNumber }: PageKey,
  pages: readonly FetchedPage[],
): Promise<void> {
  const lock = `course-pages|${providerId}|${courseNumber}`
  await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(tx)
  await sql`
    update course_page
    set is_current = false
    where provider_id = ${providerId}
      and course_number = ${courseNumber}
      and is_current`.execute(tx)
  for (const { id, kind, language, version, raw, html, sha256 } of pages) {
    const stored = await tables(tx)
      .selectFrom('coursePage')
      .select('sha256')
      .where('providerId', '=', providerId)
      .where('courseNumber', '=', courseNumber)
      .where('language', '=', language)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirst()
    const isChanged = stored !== undefined && stored.sha256 !== sha256
    await tables(tx)
      .insertInto('coursePage')
      .values({
        id,
        providerId,
        courseNumber,
        language,
        kind,
        version: isChanged ? `${version}+${sha256.slice(0, 8)}` : version,
        raw,
        html,
        sha256,
        isCurrent: true,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['providerId', 'courseNumber', 'language', 'kind', 'version'])
          .doUpdateSet({ isCurrent: true, fetchedAt: sql<Date>`portal_now()` }),
      )
      .execute()
  }
}

export async function markPageShown(
  db: Db,
  pageIds: readonly string[],
  accountId: string,
): Promise<void> {
  await sql`
    insert into course_page_shown (page_id, account_id)
    select unnest(${pageIds}::uuid[]), ${accountId}
    on conflict (page_id, account_id) do update set shown_at = excluded.shown_at`.execute(db)
}

/**
 * Returns the disclosure if it is current and was shown to this account, in the language shown
 * last. Locks it until the transaction ends.
 */
export async function lockShownDisclosure(
  tx: Tx,
  { providerId, courseNumber }: PageKey,
  version: string,
  accountId: string,
): Promise<{ readonly sha256: string } | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select p.sha256
    from course_page p
    join course_page_shown s on s.page_id = p.id and s.account_id = ${accountId}
    where p.provider_id = ${providerId}
      and p.course_number = ${courseNumber}
      and p.kind = 'disclosure'
      and p.version = ${version}
      and p.is_current
    order by s.shown_at desc, p.language
    for share of p`.execute(tx)
  return rows[0]
}

/** Does not replace an earlier acceptance. */
export async function insertAcceptance(
  tx: Tx,
  acceptance: {
    readonly itemId: string
    readonly firmId: string
    readonly accountId: string
    readonly version: string
    readonly sha256: string
  },
): Promise<void> {
  await tables(tx)
    .insertInto('courseAcceptance')
    .values(acceptance)
    .onConflict((conflict) => conflict.columns(['itemId', 'firmId']).doNothing())
    .execute()
}
