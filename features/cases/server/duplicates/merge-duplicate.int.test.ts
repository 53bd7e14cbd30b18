// spec: workspace#duplicates
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { anAttorney } from '#testing/test-people.ts'
import { inviteClient, type Invited } from '#testing/test-sign-up.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const staff = anAttorney(app)
const target = app.demoData.cases.rosa
const similar = operation`similarCases { reason client { id } }`
const merge = operation`mergeDuplicate { success errorCode errorParams }`
const archive = operation`caseArchive { duplicateOf { id } }`

test('a case with a client of the same name is listed at both', async () => {
  const { caseId } = await createDuplicate()
  const entry = { reason: 'SAME_NAME', client: { id: target } }
  expect(await staff.run<Answer>(similar, { caseId })).toContainEqual(entry)
  expect(await staff.run<Answer>(similar, { caseId: target })).toContainEqual({
    ...entry,
    client: { id: caseId },
  })
})

test('a duplicate goes to the archive, its notes and tasks to the other case, and its link ends', async () => {
  const { caseId, guid } = await createDuplicate()
  await staff.run(
    `mutation ($caseId: ID!, $key: ID!) { addCaseNote(caseId: $caseId, key: $key, text: "Called twice") { success } }`,
    { caseId, key: app.deps.ids.rowId() },
  )
  await staff.run(
    `mutation ($caseId: ID!, $key: ID!) { addCaseTask(caseId: $caseId, key: $key, task: { title: "Call back" }) { success } }`,
    { caseId, key: app.deps.ids.rowId() },
  )
  const since = app.clock.now()
  const before = await read(target)
  const results = await Promise.all([mergeInto(caseId), mergeInto(caseId)])
  expect(results).toMatchObject([{ success: true }, { success: true }])
  expect(await read(caseId)).toEqual({
    ...{ status: 'Complete', outcome: 'withdrawn', isArchived: true, duplicateOf: target },
    ...{ notes: 0, tasks: 0 },
  })
  expect(await read(target)).toEqual({
    ...before,
    notes: (before?.notes ?? 0) + 1,
    tasks: (before?.tasks ?? 0) + 1,
  })
  expect(await staff.run<Answer>(archive, { caseId })).toEqual({ duplicateOf: { id: target } })
  const { data } = await app
    .browser()
    .graph('query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { userName } }', {
      g: guid,
    })
  expect(data.accountByInvitationToken.userName).toBeNull()
  const { rows } = await sql<{ event: string; object: string; title: string }>`
    select event, object, details ->> 'title' as title from audit
    where event in ('case.merged', 'case.duplicate-merged') and object in (${caseId}, ${target})
      and at >= ${since}
    order by event`.execute(app.owner.db)
  expect(rows).toEqual([
    { event: 'case.duplicate-merged', object: target, title: 'Rosa Delgado' },
    { event: 'case.merged', object: caseId, title: 'Rosa Delgado' },
  ])
})

describe('is refused', () => {
  let duplicate: string
  beforeAll(async () => {
    duplicate = (await createDuplicate()).caseId
  })

  test('for a case that a client uses, that is filed, or that is the same', async () => {
    expect(await mergeInto(target, duplicate)).toEqual({
      ...{ success: false, errorCode: 'cases.merge-in-use', errorParams: { name: 'Rosa' } },
    })
    expect(await mergeInto(app.demoData.cases.whitfield)).toMatchObject({
      errorCode: 'cases.merge-late',
    })
    expect(await mergeInto(duplicate, duplicate)).toMatchObject({
      errorCode: 'cases.merge-same-case',
    })
  })

  test('into a case in the archive', async () => {
    const { caseId } = await createDuplicate()
    await mergeInto(caseId)
    expect(await mergeInto(duplicate, caseId)).toMatchObject({
      errorCode: 'cases.merge-into-archive',
    })
  })

  test('for a case that the firm does not have, and for a paralegal', async () => {
    const foreign = app.demoData.cases.denise
    for (const [caseId, intoCaseId] of [
      [foreign, target],
      [duplicate, foreign],
      [duplicate, 'nonsense'],
    ] as const)
      expect(await mergeInto(caseId, intoCaseId)).toMatchObject({
        errorCode: 'clients.no-such-case',
      })
    const paralegal = await openStaff(app, { role: 'paralegal' })
    expect(await mergeInto(duplicate, target, paralegal)).toMatchObject({ success: false })
    expect(await read(duplicate)).toMatchObject({ status: 'Pre-Filing', isArchived: false })
  })
})

test('a client who joins at the same moment keeps the case', async () => {
  const person = { givenName: 'Rosa', familyName: 'Delgado', email: 'rosa.delgado@example.com' }
  const { caseId, participantId } = await inviteClient(app, person)
  const [invitation] = await app.rows(
    sql<{ id: string }>`select id from invitation where participant_id = ${participantId}`,
  )
  const arrival = { accountId: app.demoData.accounts.rosa, invitationId: invitation?.id ?? '' }
  const merging: Promise<Answer>[] = []
  await app.deps.database.transact(async (tx) => {
    await app.deps.clientArrived(tx, arrival)
    merging.push(mergeInto(caseId))
    await expect.poll(() => app.countWaiting()).toBe(1)
  })
  expect(await merging[0]).toMatchObject({
    ...{ success: false, errorCode: 'cases.merge-in-use', errorParams: { name: 'Rosa' } },
  })
  expect(await read(caseId)).toMatchObject({ status: 'Pre-Filing', isArchived: false })
})

test('a case whose stage goes back is a case of its own again', async () => {
  const { caseId } = await createDuplicate()
  await mergeInto(caseId)
  const seen = { stage: 'COMPLETE', outcome: 'WITHDRAWN', filedOn: null, caseNumber: null }
  const result = await staff.run<Answer>(
    `mutation ($caseId: ID!, $seen: CaseStageInput!, $change: CaseStageInput!) {
      changeCaseStage(caseId: $caseId, seen: $seen, change: $change, isNumberPending: false) { success } }`,
    { caseId, seen, change: { ...seen, stage: 'PRE_FILING', outcome: null } },
  )
  expect(result).toMatchObject({ success: true })
  expect(await read(caseId)).toMatchObject({ isArchived: false, duplicateOf: null })
})

/** These rows stay with the archived duplicate. No client has joined it, so they are the firm’s own. */
const staying = `
  bulk_reminder_case case_checklist case_deadline case_key_date case_meeting case_packet case_reminder case_summary
  course course_deadline course_line course_order course_progress course_register_count course_reminder
  course_reminder_look course_taker document document_category filing_case filing_line
  filing_mark former_participant handed_in_due
  missing_letter notification participant question_state questionnaire questionnaire_answer questionnaire_creditors
  questionnaire_revision questionnaire_secret questionnaire_section questionnaire_submission
  staff_notice timeline_entry`

test('a table of rows of a case moves them to the other case, or is named as staying', async () => {
  const rows = await app.rows(sql<{ tableName: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'case_id' and table_name not like '%_facts'`)
  const moved = ['case_note', 'case_task', 'filing_payment']
  expect(rows.map(({ tableName }) => tableName).toSorted()).toEqual(
    [...staying.trim().split(/\s+/), ...moved].toSorted(),
  )
})

/** A second case for Rosa, which she has not joined. */
const createDuplicate = (): Promise<Invited> =>
  inviteClient(app, { givenName: 'Rosa', familyName: 'Delgado' })
const mergeInto = (caseId: string, intoCaseId = target, client = staff) =>
  client.run<Answer>(merge, { caseId, intoCaseId })
const read = async (caseId: string) => {
  const rows = await app.rows(sql<{
    status: string
    outcome: string | null
    isArchived: boolean
    duplicateOf: string | null
    notes: number
    tasks: number
  }>`
    select status,
      (select max(p.outcome) from participant p where p.case_id = c.id) as outcome, archived_at is not null as is_archived, duplicate_of,
      (select count(*)::int from case_note n where n.case_id = c.id) as notes,
      (select count(*)::int from case_task t where t.case_id = c.id) as tasks
    from legal_case c where id = ${caseId}`)
  return rows[0]
}
