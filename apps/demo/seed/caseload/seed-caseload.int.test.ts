import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import type { AcceptedExtension } from '#features/documents/rules/files/file-types.ts'
import { getQuestionnaire } from '#features/questionnaire/server/open-questionnaire.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { stories } from './stories/stories.ts'
import { seedCaseload } from './seed-caseload.ts'
import { stages, type Story } from './stories/story.ts'

const app = openTestApp()
const dayMs = 86_400_000
let today: string
let peopleBefore: readonly unknown[]

const query = async <Row>(statement: ReturnType<typeof sql>): Promise<readonly Row[]> =>
  (await statement.execute(app.deps.database.db)).rows as readonly Row[]
/** The cases of the caseload. */
const inCaseload = sql`client_code like 'CL-%'`

beforeAll(async () => {
  // The days of the stories are counted from the first start, whenever that is.
  await app.clock.moveBy(100 * dayMs)
  today = app.today()
  peopleBefore = await listPeopleOfDemo()
  await seedCaseload(app.deps)
})

test('the people and cases of the demo stay as they are', async () => {
  expect(await listPeopleOfDemo()).toEqual(peopleBefore)
  expect(peopleBefore.length).toBeGreaterThan(10)
})

test('both firms have staff in every role, and most cases are at the first', async () => {
  expect(
    await query(sql`
      select f.name, array_agg(distinct s.role order by s.role) as roles
      from firm f join staff s on s.firm_id = f.id
      group by f.name order by f.name`),
  ).toEqual([
    { name: 'Hollis & Reyes Law', roles: ['administrator', 'attorney', 'paralegal'] },
    { name: 'Northgate Legal Group', roles: ['administrator', 'attorney', 'paralegal'] },
  ])
  const [most, least] = await query<{ readonly count: number }>(sql`
    select count(*) from legal_case where ${inCaseload} group by firm_id order by 1 desc`)
  expect(most?.count).toBeGreaterThan(3 * (least?.count ?? 0))
  expect(least?.count).toBeGreaterThan(0)
})

test('has 40 cases or more, in every stage, each with a story', async () => {
  expect(await count(sql`select count(*) from legal_case where ${inCaseload}`)).toBe(stories.length)
  expect(stories.length).toBeGreaterThanOrEqual(40)
  expect(new Set(stories.map(({ stage }) => stage))).toEqual(new Set(stages))
  expect(new Set(stories.map(({ about }) => about)).size).toBe(stories.length)
  expect(
    await query(sql`
      select c.status, p.outcome
      from (select id, status from legal_case where ${inCaseload}) c
      join participant p on p.case_id = c.id
      group by 1, 2
      order by 1, 2`),
  ).toEqual([
    { status: 'Complete', outcome: 'discharged' },
    { status: 'Complete', outcome: 'dismissed' },
    { status: 'Complete', outcome: 'withdrawn' },
    { status: 'Filed', outcome: null },
    { status: 'Pre-Filing', outcome: null },
  ])
})

test('has open and expired invitations, begun accounts and a deactivated case', async () => {
  const [row] = await query<Record<string, number>>(sql`
    select
      count(*) filter (where a.id is null and i.expires_at > portal_now()) as invited,
      count(*) filter (where a.id is null and i.expires_at <= portal_now()) as expired,
      count(*) filter (where a.completed_at is null and a.id is not null) as begun,
      count(*) filter (where p.deactivated_at is not null) as deactivated
    from legal_case c
    join participant p on p.case_id = c.id
    join invitation i on i.participant_id = p.id
    left join account a on a.id = p.account_id
    where ${inCaseload}`)
  for (const [name, amount] of Object.entries(row ?? {})) expect(amount, name).toBeGreaterThan(0)
})

test('the outbox shows the invitation of one client and no other message', async () => {
  expect(await app.countMessages('jorge.castellanos@example.com')).toBe(1)
  expect(await app.lastMessage('jorge.castellanos@example.com')).toMatchObject({
    body: expect.stringContaining('/account-creation/'),
  })
  expect(
    await query(sql`select distinct recipient from rehearsal_message order by recipient`),
  ).toHaveLength(2)
  expect(await query(sql`select account_id from notice_due`)).toEqual([])
})

test('60 documents or more wait for review', async () => {
  expect(
    await count(sql`
      select count(*) from document d join legal_case c on c.id = d.case_id
      where d.status = 'Pending' and ${inCaseload}`),
  ).toBeGreaterThanOrEqual(60)
})

test('15 deadlines or more are within 14 days', async () => {
  const last = calendarDayAfter(today, 14)
  const rows = await query(sql`
    select d.kind, d.on_day
    from case_deadline d join legal_case c on c.firm_id = d.firm_id and c.id = d.case_id
    where ${inCaseload} and d.on_day between ${today} and ${last}`)
  expect(rows.length).toBeGreaterThanOrEqual(15)
})

test('the client list counts the cases of the stories', async () => {
  const [row] = await query<Record<string, number>>(sql`
    select
      count(*) as cases,
      count(c.paralegal_id) as assigned,
      sum(s.documents_to_review) as documents,
      count(*) filter (where s.help_requests > 0) as help,
      count(*) filter (where s.undelivered_at is not null) as undelivered,
      count(*) filter (where s.reminders > 0) as reminded
    from legal_case c
    join case_summary s on s.firm_id = c.firm_id and s.case_id = c.id
    where ${inCaseload}`)
  const has = (test: (story: Story) => unknown) => stories.filter(test).length
  expect(row).toMatchObject({
    cases: stories.length,
    assigned: stories.length,
    help: has(({ intake }) => intake?.help),
    undelivered: has(({ undelivered }) => undelivered),
    reminded: has(({ remindedDaysAgo }) => remindedDaysAgo),
  })
  expect(Number(row?.['documents'])).toBeGreaterThanOrEqual(60)
  const before = await listSummaries()
  await app.deps.database.transact(async (tx) => {
    for (const firmId of Object.values(app.demoData.firms))
      await app.deps.countCasesAgain(tx, firmId)
  })
  expect(await listSummaries()).toEqual(before)
})

const listSummaries = () => query(sql`select * from case_summary order by firm_id, case_id`)

test('no meeting of creditors is on a weekend', async () => {
  const rows = await query<{ readonly isWeekend: boolean }>(sql`
    select extract(isodow from k.on_day) > 5 as is_weekend
    from case_key_date k join legal_case c on c.id = k.case_id
    where ${inCaseload} and k.kind <> 'case-number'`)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ isWeekend }) => isWeekend)).toEqual([])
})

test('people write in both languages, and their names have 3 to 45 characters', async () => {
  const rows = await query<{
    readonly name: string
    readonly listed: string
    readonly language: string
  }>(sql`
    select
      p.given_name || ' ' || p.family_name as name,
      p.family_name || ', ' || p.given_name as listed,
      p.language
    from participant p join legal_case c on c.id = p.case_id
    where ${inCaseload}`)
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'es']))
  expect(Math.min(...rows.map(({ name }) => name.length))).toBe(3)
  expect(Math.max(...rows.map(({ listed }) => listed.length))).toBe(45)
})

test('every document opens, and no check of uploads refuses one of its kind', async () => {
  const { secrets, vault, checker } = app.deps
  const rows = await query<{
    readonly id: string
    readonly firmId: string
    readonly name: string
    readonly bytes: number
    readonly sha256: string
    readonly sealedKey: Uint8Array
    readonly firmKey: Uint8Array
  }>(sql`
    select d.id, d.firm_id, d.name, d.bytes, d.sha256, d.sealed_key, f.sealed_key as firm_key
    from document d
    join legal_case c on c.id = d.case_id
    join firm f on f.id = d.firm_id
    where ${inCaseload}`)
  const checked = new Set<string>()
  for (const { id, firmId, name, bytes, sha256, sealedKey, firmKey } of rows) {
    const key = secrets.openFileKey(firmId, firmKey, id, sealedKey)
    const open = () => vault.open(id, { key, binding: `${firmId}|${id}` })
    const content = await buffer(await open())
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256)
    if (checked.has(name)) continue
    checked.add(name)
    const extension = name.split('.').at(-1) as AcceptedExtension
    expect(await checker.check('caseload', extension, open, bytes), name).toMatchObject({
      isSound: true,
      flags: [],
    })
  }
  expect(checked.size).toBeGreaterThan(20)
})

test('the answers fit the states of their questions and sections', async () => {
  const states = () =>
    query(sql`
      select s.case_id, s.question_key, s.disabled, s.complete, s.help
      from question_state s join legal_case c on c.id = s.case_id
      where ${inCaseload} and (s.disabled or s.complete or s.help)
      order by 1, 2`)
  const sections = () =>
    query(sql`
      select s.case_id, s.system_name, s.status
      from questionnaire_section s join legal_case c on c.id = s.case_id
      where ${inCaseload}
      order by 1, 2`)
  const before = [await states(), await sections()]
  const cases = await query<{ readonly caseId: string; readonly firmId: string }>(sql`
    update questionnaire q set shape = '' from legal_case c
    where c.id = q.case_id
      and ${inCaseload}
      and exists (select from questionnaire_answer a where a.case_id = q.case_id)
    returning q.case_id, q.firm_id`)
  // An unknown shape makes the server calculate all states from the answers.
  expect(cases.length).toBeGreaterThan(15)
  for (const key of cases) await getQuestionnaire(app.deps, key)
  expect([await states(), await sections()]).toEqual(before)
})

async function openPortal(email: string): Promise<Browser> {
  const [account] = await query<{ readonly id: string }>(
    sql`select id from account where email = ${email}`,
  )
  const browser = app.browser()
  browser.tokens = await app.readTokens(account?.id ?? '')
  return browser
}

test('a client sees the case as the story has it', async () => {
  const bo = await openPortal('bo.li@example.com')
  const { data } = await bo.graph('{ cases { get { id status openDate } } }')
  const [legalCase] = data.cases.get
  expect(legalCase).toMatchObject({ status: 'Pre-Filing', openDate: calendarDayAfter(today, -21) })
  const { data: documents } = await bo.graph(
    'query ($id: ID!) { documentDashboard(caseId: $id) { reviewList { name status toReview comments { attorneyName } } } }',
    { id: legalCase.id },
  )
  const { reviewList } = documents.documentDashboard
  expect(reviewList.filter(({ toReview }: { readonly toReview: boolean }) => toReview)).toEqual([
    {
      name: 'IMG_2050.jpg',
      status: 'Rejected',
      toReview: true,
      comments: [{ attorneyName: 'Owen Pratt' }],
    },
  ])
})

test('a second run adds nothing', async () => {
  const counts = () =>
    Promise.all(
      ['staff', 'account', 'participant', 'document', 'outbox', 'invitation'].map((table) =>
        count(sql`select count(*) from ${sql.table(table)}`),
      ),
    )
  const before = await counts()
  await seedCaseload(app.deps)
  expect(await counts()).toEqual(before)
})

test('both firms have templates of tasks, and their staff find notes and tasks at cases', async () => {
  const { rows } = await sql`
    select
      (select count(distinct firm_id)::int from task_template) as firms,
      (select count(*)::int from case_note n join staff s on s.id = n.author_id) as notes,
      (select count(*)::int from case_task where due_on < ${today}) as overdue,
      (select count(*)::int from case_task where assignee_id is not null) as assigned`.execute(
    app.owner.db,
  )
  expect(rows).toEqual([{ firms: 2, notes: 3, overdue: 1, assigned: 6 }])
})

const count = async (statement: ReturnType<typeof sql>) =>
  (await query<{ readonly count: number }>(statement))[0]?.count

const listPeopleOfDemo = () =>
  query(sql`
    select to_jsonb(c) as legal_case, to_jsonb(p) as participant, to_jsonb(a) as account
    from legal_case c
    join participant p on p.case_id = c.id
    left join account a on a.id = p.account_id
    where ${inCaseload} is not true
    order by p.id`)
