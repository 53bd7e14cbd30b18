// spec: workspace#archive
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aDischargedClient, aParalegal, anAttorney } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { mustUpload, text } from '#testing/test-uploads.ts'

const app = openTestApp()
const { client, caseId } = aDischargedClient(app)
const attorney = anAttorney(app, { firmId: app.demoData.firms.northgate })
const paralegal = aParalegal(app, { firmId: app.demoData.firms.northgate })
const fields = '{ by { givenName familyName } }'
const read = operation`caseArchive ${fields}`
const archive = operation`archiveCase { success errorCode archive ${fields} }`
const restore = operation`restoreCase { success errorCode archive ${fields} }`
const list = operation`clients(filter: $filter, sort: { key: NAME, isDescending: false }, first: 50)
  { total rows { id } }`
const change = operation`changeCaseStage(caseId: $caseId, seen: $seen, change: $change,
  isNumberPending: true, reason: "The court has ended it") { success errorCode }`

beforeEach(() => attorney.run(restore, { caseId }))

describe('an ended case', () => {
  test('goes into the archive and leaves the lists; only the archive and a search have it', async () => {
    const everything = await listIds({ includesComplete: true })
    expect(everything).toContain(caseId)
    const who = { by: { givenName: expect.any(String), familyName: expect.any(String) } }
    expect(await attorney.run(archive, { caseId })).toEqual({
      success: true,
      errorCode: null,
      archive: who,
    })
    expect(await listIds({ includesComplete: true })).toEqual(
      everything.filter((id) => id !== caseId),
    )
    expect(await listIds({ stage: 'COMPLETE' })).not.toContain(caseId)
    expect(await listIds({ archive: 'ONLY' })).toEqual([caseId])
    const search = { text: 'carter', includesComplete: true, archive: 'INCLUDED' }
    expect(await listIds(search)).toContain(caseId)
    expect(await paralegal.run(read, { caseId })).toEqual(who)
  })

  test('is archived once by two colleagues, and both acts are in the audit', async () => {
    const count = async () => {
      const { rows } = await sql<{ event: string }>`
        select event from audit where object = ${caseId}
          and event in ('case.archived', 'case.restored') order by at, id`.execute(app.owner.db)
      return rows.map(({ event }) => event)
    }
    const before = await count()
    await Promise.all([attorney.run(archive, { caseId }), attorney.run(archive, { caseId })])
    await attorney.run(restore, { caseId })
    expect((await count()).slice(before.length)).toEqual(['case.archived', 'case.restored'])
    expect(await attorney.run(read, { caseId })).toBeNull()
    expect(await listIds({ stage: 'COMPLETE' })).toContain(caseId)
  })

  test('shows its client the same as before, and takes what the firm asks for', async () => {
    const before = await readAsClient()
    await attorney.run(archive, { caseId })
    expect(await readAsClient()).toBe(before)
    const { rows } = await sql<{ id: string }>`
      update document_category set requirement = 'required', requested_at = portal_now()
      where id = (
        select id from document_category
        where case_id = ${caseId} and template_key = 'income.pay-stubs-60-days'
      )
      returning id`.execute(app.owner.db)
    const categoryId = rows[0]?.id ?? ''
    await mustUpload(client, { caseId, categoryId }, 'Letter.txt', text('A letter'))
  })

  test('leaves the archive when its stage goes back', async () => {
    await attorney.run(archive, { caseId })
    const { rows } = await sql<{ outcome: string; filedOn: string; caseNumber: string }>`
      select upper(replace(p.outcome, '-', '_')) as outcome, c.filed_on, c.case_number
      from legal_case c
      join participant p on p.case_id = c.id
      where c.id = ${caseId}`.execute(app.owner.db)
    const [stored] = rows
    const seen = { stage: 'COMPLETE', ...stored }
    const filed = {
      ...seen,
      stage: 'FILED',
      outcome: null,
      filedOn: stored?.filedOn ?? '2025-02-03',
    }
    expect(await attorney.run(change, { caseId, seen, change: filed })).toMatchObject({
      success: true,
    })
    expect(await attorney.run(read, { caseId })).toBeNull()
    expect(await listIds({})).toContain(caseId)
    await attorney.run(change, { caseId, seen: filed, change: seen })
  })
})

test('a case that is not complete is refused, and a paralegal may not archive', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from legal_case
    where firm_id = ${attorney.viewer.firmId} and status <> 'Complete' limit 1`.execute(
    app.owner.db,
  )
  expect(await attorney.run(archive, { caseId: rows[0]?.id })).toEqual({
    success: false,
    errorCode: 'cases.archive-open-case',
    archive: null,
  })
  expect(await paralegal.run(archive, { caseId })).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
})

async function listIds(filter: object): Promise<readonly string[]> {
  const { rows } = await attorney.run<Answer>(list, { filter })
  return rows.map(({ id }: Answer) => id)
}

/** What the client's pages read of the case. */
async function readAsClient(): Promise<string> {
  const { data, errors } = await client.graph(
    `query ($caseId: ID!) {
      cases { get {
        id active status caseNumber dashBoardTitle dashBoardHeaderDescription isDischarged
        dashBoardCurrentStatusDescription dashBoardShowSubmitDocumentsFlag keyDates { kind day }
      } }
      documentDashboard(caseId: $caseId) { submitList { id name status documentCount } }
      caseQuestionnaireSections(caseId: $caseId) { id }
    }`,
    { caseId },
  )
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}
