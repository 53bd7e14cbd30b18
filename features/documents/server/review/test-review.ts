import { sql } from 'kysely'
import { listComments } from './comments.store.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { newsInCase } from '#testing/test-news.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'

export interface FirmNews {
  readonly who: string
  readonly type: string
  readonly says: string
  readonly about: string | null
}

/** All news of the debtors of a case, oldest first, with first names. */
export async function readNews(app: TestApp, caseId: string): Promise<readonly FirmNews[]> {
  const names = Object.entries(app.demoData.accounts)
  const news = await newsInCase(app, caseId)
  return news.map(({ accountId, ...item }) => ({
    who: names.find(([, id]) => id === accountId)?.[0] ?? 'another client',
    ...item,
  }))
}

/** Deletes all news. */
export async function forgetNews(app: TestApp): Promise<void> {
  await sql`delete from notification`.execute(app.deps.database.db)
}

/** Uploads a document that is pending and returns its ID. */
export async function handedIn(
  app: TestApp,
  browser: Browser,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
): Promise<string> {
  return mustUpload(
    browser,
    { caseId, categoryId: await readCategory(app, caseId, key, debtor) },
    'paper.pdf',
    pdf(),
  )
}

export async function readDocumentState(app: TestApp, documentId: string) {
  const { rows } = await sql<{
    status: string
    isDecided: boolean
    completed: string | null
    opened: number
  }>`
    select
      status,
      decided_at is not null as is_decided,
      completed_on as completed,
      (select count(*) from document_opened where document_id = d.id) as opened
    from document d where id = ${documentId}`.execute(app.owner.db)
  const [row] = rows
  if (!row) return undefined
  const comments = await readComments(app, documentId)
  return { ...row, comments: comments.map(({ comment }) => comment) }
}

/** Oldest first. `by` is a first name. */
export async function readComments({ deps, owner }: TestApp, documentId: string) {
  const { rows } = await sql<{ id: string; firmId: string }>`
    select id, firm_id from document where id = ${documentId}`.execute(owner.db)
  const comments = await listComments(deps, owner.db, rows)
  return (comments.get(documentId) ?? []).toReversed().map(({ attorneyName, comment }) => ({
    by: attorneyName.split(' ')[0],
    comment,
  }))
}

/** The audit entries of an event about an object, oldest first. */
export async function readAudit(
  app: TestApp,
  event: string,
  object: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<{
    details: Record<string, unknown>
  }>`select details from audit where event = ${event} and object = ${object} order by at, id`.execute(
    app.deps.database.db,
  )
  return rows.map(({ details }) => details)
}

/** Finds a staff member by first name. */
export async function staffNamed(app: TestApp, givenName: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select id from staff where given_name = ${givenName}`.execute(app.deps.database.db)
  if (rows[0] === undefined) throw new Error(`Nobody at a firm is called ${givenName}`)
  return rows[0].id
}
