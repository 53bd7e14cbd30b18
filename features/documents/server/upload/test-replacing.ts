import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import {
  countDocuments,
  listStoredFiles,
  tryUpload,
  mustUpload,
  text,
  type UploadTarget,
} from '#testing/test-uploads.ts'

export const leaf = operation`documentsChildLeafCategory { status documentList { id } }`

/** Documents that replace others. */
export function replacingIn(app: TestApp) {
  beforeEach(() => sql`delete from allowance`.execute(app.deps.database.db))

  const run = <Row>(query: ReturnType<typeof sql<Row>>) =>
    query.execute(app.deps.database.db).then(({ rows }) => rows)
  const setStatus = (id: string, status: string) =>
    run(sql`update document set status = ${status}, decided_at = portal_now() where id = ${id}`)
  const readStatus = async (id: string) =>
    (await run(sql<{ status: string }>`select status from document where id = ${id}`))[0]?.status
  const readSuccessors = async (id: string) =>
    (await run(sql<{ id: string }>`select id from document where replaces_id = ${id}`)).map(
      ({ id: successor }) => successor,
    )
  const state = async () => ({
    files: await listStoredFiles(app),
    documents: await countDocuments(app),
    batches: await run(sql`select * from upload_batch order by account_id, batch`),
  })

  let count = 0
  const some = () => text(`Paper number ${(count += 1)}`)
  const first = (browser: Browser, place: UploadTarget) =>
    mustUpload(browser, place, 'First.txt', some())
  const replace = (
    browser: Browser,
    place: UploadTarget,
    replacedDocumentId: string,
    headers = {},
  ) =>
    tryUpload(
      browser,
      { ...place, replacedDocumentId } as UploadTarget,
      'Second.txt',
      some(),
      headers,
    )

  const byStatus = operation`documents.get(caseId: $caseId, documentStatus: $status) { id }`
  return { run, setStatus, readStatus, readSuccessors, state, some, first, replace, byStatus }
}
