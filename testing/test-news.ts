import { sql } from 'kysely'
import type { NewsParams } from '#features/notifications/rules/news.ts'
import { describeNews } from '#features/notifications/rules/news-words.ts'
import type { Language } from '#lib/language.ts'
import type { TestApp } from './test-app.ts'

export interface NewsSeen {
  readonly accountId: string
  readonly type: string
  readonly says: string
  /** The link target within the case. */
  readonly about: string | null
}

export function newsInCase(
  app: TestApp,
  caseId: string,
  language: Language = 'en',
): Promise<readonly NewsSeen[]> {
  return readNews(app, 'case_id', caseId, language)
}

/** The news of a case as lines: 'type: sentence'. */
export async function newsLines(app: TestApp, caseId: string): Promise<readonly string[]> {
  return (await newsInCase(app, caseId)).map(({ type, says }) => `${type}: ${says}`)
}

export function readNewsItems(
  app: TestApp,
  accountId: string,
  language: Language = 'en',
): Promise<readonly NewsSeen[]> {
  return readNews(app, 'account_id', accountId, language)
}

/** Returns only the sentences of the notifications. */
export async function readSentences(
  app: TestApp,
  accountId: string,
  language: Language = 'en',
): Promise<readonly string[]> {
  return (await readNewsItems(app, accountId, language)).map(({ says }) => says)
}

interface NewsRow extends Omit<NewsSeen, 'says'> {
  readonly kind: string | null
  readonly params: NewsParams
  readonly description: string | null
}

async function readNews(
  app: TestApp,
  column: 'case_id' | 'account_id',
  id: string,
  language: Language,
): Promise<readonly NewsSeen[]> {
  const { rows } = await sql<NewsRow>`
    select account_id as "accountId", type, destination_id as about, kind, params, description
    from notification where ${sql.ref(column)} = ${id} order by created_at, id`.execute(
    app.deps.database.db,
  )
  return rows.map(({ kind, params, description, ...row }) => ({
    ...row,
    says: describeNews({ kind, params, description }, app.deps.newsWords, language),
  }))
}
