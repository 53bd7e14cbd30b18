// spec: workspace#activity
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { eventsOfPage } from './read-activity.ts'

const app = openTestApp()
const staff = aParalegal(app)
const caseId = app.demoData.cases.rosa
const read = operation`caseEvents { events { id at kind actor isByClient subject } next }`
const addNote = operation`addCaseNote(caseId: $caseId, key: $key, text: "Call") { success }`
const addTask = operation`addCaseTask(caseId: $caseId, key: $key, task: { title: $title }) { success
  }`

test('names what client and firm did, newest first', async () => {
  const rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const categoryId = await readCategory(app, caseId, 'taxes.federal-latest')
  await mustUpload(rosa, { caseId, categoryId }, 'Return of 2025.pdf', pdf())
  await staff.run(addNote, { caseId, key: app.deps.ids.rowId() })
  await staff.run(addTask, { caseId, key: app.deps.ids.rowId(), title: 'Check the return' })
  const { givenName, familyName } = await sql<{ givenName: string; familyName: string }>`
    select given_name, family_name from staff where id = ${staff.viewer.staffId}`
    .execute(app.owner.db)
    .then(({ rows }) => rows[0]!)
  const actor = `${givenName} ${familyName}`
  expect((await readEvents()).events.slice(0, 3)).toMatchObject([
    { kind: 'TASK_ADDED', actor, isByClient: false, subject: 'Check the return' },
    { kind: 'NOTE_ADDED', actor, isByClient: false, subject: null },
    {
      kind: 'DOCUMENT_SENT',
      actor: 'Rosa Delgado',
      isByClient: true,
      subject: 'Return of 2025.pdf',
    },
  ])
})

test('shows neither reading nor what happened in other cases', async () => {
  await staff.run('query ($id: ID!) { staffCase(id: $id) { openedOn } }', { id: caseId })
  const ofMei = await readEvents({ caseId: app.demoData.cases.mei })
  const own = await readEvents()
  const ids = new Set(own.events.map(({ id }: Answer) => id))
  expect(ofMei.events.filter(({ id }: Answer) => ids.has(id))).toEqual([])
  const { rows } = await sql<{ event: string }>`
    select event from audit where event = 'case.viewed' and object = ${caseId}`.execute(
    app.owner.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(own.events.map(({ kind }: Answer) => kind)).not.toContain('PREVIEWED')
})

test('pages hold every entry once, also several of one instant', async () => {
  await sql`
    insert into audit (id, event, outcome, firm_id, object, at)
    select gen_random_uuid(), 'case.numbered', 'done', ${staff.viewer.firmId}, ${caseId},
      portal_now() - (n % 3) * interval '1 microsecond'
    from generate_series(1, ${eventsOfPage * 2 + 1}) n`.execute(app.owner.db)
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Answer = await readEvents({ after })
    expect(page.events.length).toBeLessThanOrEqual(eventsOfPage)
    seen.push(...page.events.map(({ id }: Answer) => id))
    after = page.next as string | null
  } while (after !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(eventsOfPage * 2)
})

test('says nothing about entries that were refused', async () => {
  const before = (await readEvents()).events[0]
  await app.deps.audit.record({
    event: 'document.uploaded',
    outcome: 'refused',
    firmId: staff.viewer.firmId,
    object: caseId,
  })
  expect((await readEvents()).events[0]).toEqual(before)
})

const readEvents = (variables: object = {}, by = staff) =>
  by.run<Answer>(read, { caseId, ...variables })
