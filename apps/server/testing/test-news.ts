// What tests ask of the bell: the news of a case or of one person, in words, oldest first.
import { sql } from 'kysely'
import type { NewsParams } from '#features/notifications/rules/news.ts'
import { describeNews } from '#features/notifications/rules/news-words.ts'
import type { Language } from '#lib/language.ts'
import type { TestHouse } from './test-app.ts'

export interface NewsSeen {
  readonly accountId: string
  readonly type: string
  readonly says: string
  /** What a click leads to within the case. */
  readonly about: string | null
}

/** The news of everybody in a case. */
export function newsInCase(
  house: TestHouse,
  caseId: string,
  language: Language = 'en',
): Promise<readonly NewsSeen[]> {
  return readNews(house, 'case_id', caseId, language)
}

/** The news of one person in all cases. */
export function newsOf(
  house: TestHouse,
  accountId: string,
  language: Language = 'en',
): Promise<readonly NewsSeen[]> {
  return readNews(house, 'account_id', accountId, language)
}

/** The sentences alone. */
export async function sentencesOf(
  house: TestHouse,
  accountId: string,
  language: Language = 'en',
): Promise<readonly string[]> {
  return (await newsOf(house, accountId, language)).map(({ says }) => says)
}

interface NewsRow extends Omit<NewsSeen, 'says'> {
  readonly kind: string | null
  readonly params: NewsParams
  readonly description: string | null
}

async function readNews(
  house: TestHouse,
  column: 'case_id' | 'account_id',
  id: string,
  language: Language,
): Promise<readonly NewsSeen[]> {
  const { rows } = await sql<NewsRow>`
    select account_id as "accountId", type, destination_id as about, kind, params, description
    from notification where ${sql.ref(column)} = ${id} order by created_at, id`.execute(
    house.world.database.db,
  )
  return rows.map(({ kind, params, description, ...row }) => ({
    ...row,
    says: describeNews({ kind, params, description }, house.world.newsWords, language),
  }))
}
