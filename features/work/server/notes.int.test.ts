// spec: workspace#notes
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'

const app = openTestApp()
const caseId = app.demoData.cases.mei
const fields = '{ success errorCode note { id text version changedAt author { givenName } } }'
const add = operation`addCaseNote ${fields}`
const change = operation`changeCaseNote ${fields}`
const remove = operation`removeCaseNote ${fields}`
const list = operation`caseNotes { text author { givenName } }`

let paralegal: StaffClient
let attorney: StaffClient
beforeAll(async () => {
  ;[paralegal, attorney] = [await openStaff(app), await openStaff(app, { role: 'attorney' })]
})

describe('a note', () => {
  test('is read by colleagues, newest first, and counts as activity of its author', async () => {
    expect(await addNote(' Call after 3 PM. ')).toMatchObject({
      success: true,
      note: { text: 'Call after 3 PM.', version: 1, changedAt: null },
    })
    await addNote('Sister helps with the rent.')
    expect((await readTexts()).slice(0, 2)).toEqual([
      'Sister helps with the rent.',
      'Call after 3 PM.',
    ])
    const { rows } = await sql<{ staffId: string }>`
      select last_active_staff_id as staff_id from case_summary where case_id = ${caseId}`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([{ staffId: paralegal.viewer.staffId }])
  })

  test('is added once by a repeated request', async () => {
    const key = app.deps.ids.rowId()
    const before = (await readTexts()).length
    const first = await addNote('Only once.', key)
    expect(await addNote('Only once.', key)).toEqual(first)
    expect(await readTexts()).toHaveLength(before + 1)
  })

  test('is changed by its author only, and the later of two windows is refused', async () => {
    const { note } = await addNote('Draft')
    const act = { noteId: note.id, version: 1, text: 'Final' }
    expect(await attorney.run(change, act)).toMatchObject({ errorCode: 'cases.note-absent' })
    expect(await paralegal.run(change, act)).toMatchObject({
      success: true,
      note: { text: 'Final', version: 2, changedAt: expect.any(String) },
    })
    expect(await paralegal.run(change, { ...act, text: 'Late' })).toMatchObject({
      success: false,
      errorCode: 'cases.note-changed',
      note: { text: 'Final', version: 2 },
    })
  })

  test('is removed by its author only', async () => {
    const { note } = await addNote('Wrong case')
    expect(await attorney.run(remove, { noteId: note.id })).toMatchObject({
      errorCode: 'cases.note-absent',
    })
    expect(await paralegal.run(remove, { noteId: note.id })).toMatchObject({ success: true })
    expect(await readTexts()).not.toContain('Wrong case')
    const { rows } = await sql<{ event: string }>`
      select event from audit where details ->> 'noteId' = ${note.id} order by at, id`.execute(
      app.owner.db,
    )
    expect(rows.map(({ event }) => event)).toEqual(['case.note-added', 'case.note-removed'])
  })

  test.each([
    ['', 'cases.note-blank'],
    ['x'.repeat(4001), 'cases.note-too-long'],
  ])('with a wrong text is refused: %#', async (text, errorCode) => {
    expect(await addNote(text)).toMatchObject({ success: false, errorCode, note: null })
  })

  test('beyond the limit of a case is refused', async () => {
    const { firmId, staffId } = paralegal.viewer
    await sql`insert into case_note (firm_id, id, case_id, author_id, text)
      select ${firmId}, gen_random_uuid(), ${app.demoData.cases.whitfield}, ${staffId}, 'Full'
      from generate_series(1, 200)`.execute(app.owner.db)
    const act = { caseId: app.demoData.cases.whitfield, key: app.deps.ids.rowId(), text: 'More' }
    expect(await paralegal.run(add, act)).toMatchObject({ errorCode: 'cases.too-many-notes' })
  })
})

test('the role of the portal can neither read nor write notes', async () => {
  for (const statement of ['select 1 from case_note', 'delete from case_note'])
    await expect(sql.raw(statement).execute(app.deps.database.db)).rejects.toThrow(
      'permission denied',
    )
})

const addNote = (text: string, key = app.deps.ids.rowId()) =>
  paralegal.run<Answer>(add, { caseId, key, text })
const readTexts = async () =>
  (await attorney.run<Answer>(list, { caseId })).map(({ text }: Answer) => text)
