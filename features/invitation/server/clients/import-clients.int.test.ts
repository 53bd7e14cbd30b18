import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { inviteAgain, signUpUntil } from '#testing/test-sign-up.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const staff = aParalegal(app)

const staffCase = operation`staffCase { client { step chapter } }`

describe('importing clients', () => {
  const importList = `mutation ($csv: String!, $isDryRun: Boolean!, $creationKey: String!) {
    importClients(csv: $csv, isDryRun: $isDryRun, creationKey: $creationKey) {
      success errorCode errorParams created caseIds
      rows { row name problems { column words } similar { reason } }
    }
  }`
  const heading = 'First name,Last name,Email,Mobile phone,Chapter,Language,Attorney email'
  const run = (rows: readonly string[], isDryRun: boolean, creationKey = app.deps.ids.rowId()) =>
    staff.run<Answer>(importList, { csv: [heading, ...rows].join('\n'), isDryRun, creationKey })

  test('a dry run names problems by row and column, and creates nothing', async () => {
    const result = await run(
      [
        'Ada,Wren,ada.wren@example.com,(212) 555-6001,7,Spanish,',
        ',Wren,wren,12,11,French,stranger@example.com',
        'Ada,Wren,ADA.WREN@example.com,(212) 555-6002,,,',
      ],
      true,
    )
    expect(result).toMatchObject({ success: true, created: 0, caseIds: [] })
    expect(result.rows[0]).toEqual({ row: 2, name: 'Wren, Ada', problems: [], similar: [] })
    expect(result.rows[1].problems.map(({ column }: { column: string }) => column)).toEqual([
      'Language',
      'Chapter',
      'Attorney email',
      'First name',
      'Email',
      'Mobile phone',
    ])
    expect(result.rows[2].problems).toEqual([
      { column: 'Email', words: 'This email address is also in row 2.' },
    ])
  })

  test('refuses a row whose address a client of the firm has', async () => {
    const { rows } = await run(['Rosa,D,rosa.delgado@example.com,(212) 555-6103,7,,'], true)
    expect(rows[0]).toMatchObject({
      problems: [
        { column: 'Email', words: 'A client of your firm already has this email address.' },
      ],
      similar: [{ reason: 'SAME_EMAIL' }],
    })
  })

  test('creates the rows without problems once, and sends nothing', async () => {
    const rows = [
      'Ira,Stone,ira.stone@example.com,(212) 555-6101,13,English,',
      'Broken,Row,nowhere,(212) 555-6102,,,',
    ]
    const creationKey = app.deps.ids.rowId()
    const first = await run(rows, false, creationKey)
    expect(first).toMatchObject({ success: true, created: 1 })
    const again = await run(rows, false, creationKey)
    expect(again.caseIds).toEqual(first.caseIds)
    expect(await app.countMessages('ira.stone@example.com')).toBe(0)
    const imported = await staff.run<Answer>(staffCase, { id: first.caseIds[0] })
    expect(imported.client).toMatchObject({ step: 'NOT_INVITED', chapter: 13 })
  })

  test('a case of the list begins by the defaults of the firm', async () => {
    const administrator = await openStaff(app, { role: 'administrator' })
    const set = (version: number, defaults: object) =>
      administrator.run(operation`changeCaseDefaults { success }`, { version, defaults })
    const before = await administrator.run<Answer>(operation`caseDefaults { version }`)
    const own = { showsQuestionnaire: true, questionnaireDays: 21, coursePayer: 'CLIENT' }
    expect(await set(before.version, own)).toEqual({ success: true })
    onTestFinished(async () => {
      await app.empty('new_case_default')
    })
    const { caseIds } = await run(['Lea,Moss,lea.moss@example.com,(212) 555-6107,7,,'], false)
    const [caseId] = caseIds
    expect(await staff.run(operation`caseIntake { isShown dueOn }`, { caseId })).toEqual({
      isShown: true,
      dueOn: calendarDayAfter(app.today(), 21),
    })
  })

  test('a client whose name has accents joins with the name of the list', async () => {
    const email = 'noemi.munoz@example.com'
    const { caseIds } = await run([`Noemí,Muñoz,${email},(217) 555-0371,7,,`], false)
    const [caseId] = caseIds
    const { rows } = await sql<{ id: string }>`
      select id from participant where case_id = ${caseId}`.execute(app.owner.db)
    const person = { caseId, participantId: rows[0]?.id ?? '', firmId: app.demoData.firms.hollis }
    const mobilePhone = '2175550371'
    const invited = await inviteAgain(app, { ...person, guid: '', email, mobilePhone })
    const client = await signUpUntil(app, 'done', invited)
    const { data } = await client.graph('{ accounts { get { givenName familyName } } }')
    expect(data.accounts.get).toEqual({ givenName: 'Noemí', familyName: 'Muñoz' })
    const shown = await staff.run<Answer>(
      'query ($id: ID!) { staffCase(id: $id) { people { givenName familyName hasAccount } } }',
      { id: caseId },
    )
    expect(shown.people).toEqual([{ givenName: 'Noemí', familyName: 'Muñoz', hasAccount: true }])
  })

  test('stores addresses and phones without invisible letters, and knows the same person', async () => {
    const { caseIds } = await run(
      ['Łukasz,O’Brien,lu\u200Bkasz@example.org\u200B,\u202A217\u2011555\u20110306\u202C,7,,'],
      false,
    )
    const { rows } = await sql`
      select given_name, family_name, email, mobile_phone
      from participant
      where case_id = ${caseIds[0]}`.execute(app.owner.db)
    expect(rows).toEqual([
      {
        ...{ givenName: 'Łukasz', familyName: 'O’Brien' },
        ...{ email: 'lukasz@example.org', mobilePhone: '2175550306' },
      },
    ])
    const again = await run(
      [
        "Lukasz,O'Brien,other@example.org,(217) 555-0307,7,,",
        'Leo,Other,\u2066lukasz@example.org\u2069,(217) 555-0308,7,,',
        'Leo,Other,third@example.org,+1 217 555 0306,7,,',
      ],
      true,
    )
    const reasons = again.rows.map(({ similar }: { similar: { reason: string }[] }) =>
      similar.map(({ reason }) => reason),
    )
    expect(reasons).toEqual([['SAME_NAME'], ['SAME_EMAIL'], ['SAME_PHONE']])
  })

  test('reads a list that names its separator in the first line', async () => {
    const csv = `sep=;\r\n${heading.replaceAll(',', ';')}\r\nEva;Reed, M.D.;eva.reed@example.com;(212) 555-6201;7;;\r\n`
    const creationKey = app.deps.ids.rowId()
    const { rows } = await staff.run<Answer>(importList, { csv, isDryRun: true, creationKey })
    expect(rows).toEqual([{ row: 2, name: 'Reed, M.D., Eva', problems: [], similar: [] }])
  })

  test.each([
    ['', 'invite.csv-unreadable'],
    ['First name,Last name', 'invite.csv-columns'],
    [heading, 'invite.csv-empty'],
    [
      [heading, ...Array.from({ length: 301 }, (_, row) => `A,B,a${row}@example.com,1,,,`)].join(
        '\n',
      ),
      'invite.csv-too-long',
    ],
    [`${heading}\n"Ada,Wren`, 'invite.csv-unreadable'],
  ])('refuses an unreadable list', async (csv, errorCode) => {
    const creationKey = app.deps.ids.rowId()
    expect(await staff.run(importList, { csv, isDryRun: true, creationKey })).toMatchObject({
      success: false,
      errorCode,
    })
  })
})
