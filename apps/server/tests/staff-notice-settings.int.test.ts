// spec: staff-notices#settings, staff-notices#quiet-hours, staff-notices#out-of-office, staff-notices#digest
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { deactivateStaff } from '#features/staff/server/people/leaving.ts'
import {
  assign,
  changeSettings,
  createColleague,
  listKinds,
  moveTo,
  notify,
  openConsole,
  sendAllDigests,
  sendAllHeldMails,
  type Colleague,
} from '#testing/test-staff-notices.ts'
import {
  readStaffNoticeSettings,
  setOutOfOffice,
} from '#features/notifications/server/staff/staff-settings.ts'

const app = openTestApp()
let attorney: Colleague
let colleague: Colleague
let caseId: string

beforeEach(async () => {
  attorney = await createColleague(app, { role: 'attorney' })
  colleague = await createColleague(app, { role: 'attorney' })
  caseId = app.demoData.cases.rosa
  await assign(app, caseId, attorney.staffId)
  await sql`update case_summary set documents_to_review = 0, sections_to_check = 0, help_requests = 0`.execute(
    app.owner.db,
  )
})

const saveDocument = operation`saveStaffNoticeSettings { success errorCode }`
const readDocument = operation`staffNoticeSettings { email timeZone digestTime mails { group mail }
  quietHours { from until } absence { from until colleagueId colleagueName } standsInFor }`
const awayDocument = operation`setOutOfOffice { success errorCode }`

describe('the settings', () => {
  test('have defaults, and are stored for the person alone', async () => {
    const workspace = openConsole(app, attorney)
    const read = async () => (await workspace.graph(readDocument)).data.staffNoticeSettings
    expect(await read()).toEqual({
      email: attorney.email,
      timeZone: 'America/New_York',
      digestTime: '07:30',
      mails: [
        { group: 'CASES', mail: 'NOW' },
        { group: 'CONTACT', mail: 'DIGEST' },
        { group: 'DOCUMENTS', mail: 'NOW' },
        { group: 'QUESTIONNAIRE', mail: 'NOW' },
        { group: 'COURSES', mail: 'NOW' },
      ],
      quietHours: null,
      absence: null,
      standsInFor: [],
    })
    const settings = {
      mails: [{ group: 'COURSES', mail: 'NEVER' }],
      digestTime: null,
      quietHours: { from: '18:00', until: '07:00' },
    }
    const saved = await workspace.graph(saveDocument, { settings })
    expect(saved.data.saveStaffNoticeSettings).toEqual({ success: true, errorCode: null })
    expect(await read()).toMatchObject({
      digestTime: null,
      mails: expect.arrayContaining([
        { group: 'COURSES', mail: 'NEVER' },
        { group: 'CASES', mail: 'NOW' },
      ]),
      quietHours: settings.quietHours,
    })
    const { digestTime, quietHours } = await readStaffNoticeSettings(app.deps, colleague.viewer)
    expect([digestTime, quietHours]).toEqual(['07:30', null])
  })

  test.each([
    [{ digestTime: '24:00' }, 'notifications.time-of-day'],
    [{ quietHours: { from: '18:00', until: '7' } }, 'notifications.time-of-day'],
    [{ quietHours: { from: '18:00', until: '18:00' } }, 'notifications.quiet-hours-empty'],
  ])('%o is refused with %s', async (change, errorCode) => {
    const settings = { mails: [], ...change }
    const { data } = await openConsole(app, attorney).graph(saveDocument, { settings })
    expect(data.saveStaffNoticeSettings).toEqual({ success: false, errorCode })
  })

  test('a group that is never emailed is in the bell only', async () => {
    await changeSettings(app, attorney, { mails: [{ group: 'CASES', mail: 'NEVER' }] })
    const before = await countMails(attorney)
    await notify(app, caseId)
    await moveTo(app, 7, 30)
    await sendAllDigests(app)
    expect(await listKinds(app, attorney)).toEqual(['case.deactivated'])
    expect(await countMails(attorney)).toBe(before)
  })
})

describe('quiet hours', () => {
  beforeEach(() => changeSettings(app, attorney, { quietHours: { from: '18:00', until: '07:00' } }))

  test('hold an email back until their end, while the bell has the notice at once', async () => {
    await moveTo(app, 23)
    const before = await countMails(attorney)
    await notify(app, caseId)
    await sendAllHeldMails(app)
    expect(await listKinds(app, attorney)).toEqual(['case.deactivated'])
    expect(await countMails(attorney)).toBe(before)
    await moveTo(app, 6, 59)
    await sendAllHeldMails(app)
    expect(await countMails(attorney)).toBe(before)
    await moveTo(app, 7)
    await Promise.all([sendAllHeldMails(app), sendAllHeldMails(app)])
    expect(await countMails(attorney)).toBe(before + 1)
    expect((await app.lastMessage(attorney.email))?.subject).toBe('A client deactivated their case')
  })

  test('do not hold an email back at other times', async () => {
    await moveTo(app, 12)
    const before = await countMails(attorney)
    await notify(app, caseId)
    expect(await countMails(attorney)).toBe(before + 1)
  })

  test('an email that waits is not sent to a person who has left', async () => {
    const administrator = await createColleague(app, { role: 'administrator' })
    await moveTo(app, 23)
    await notify(app, caseId)
    await deactivateStaff(
      app.deps,
      { ...administrator.viewer, provenAt: app.clock.now() },
      attorney.staffId,
    )
    const before = await countMails(attorney)
    await moveTo(app, 7)
    await sendAllHeldMails(app)
    expect(await countMails(attorney)).toBe(before)
  })
})

describe('out of office', () => {
  const goAway = (from: string, until: string, who = attorney, substitute = colleague) =>
    setOutOfOffice(app.deps, who.viewer, { from, until, colleagueId: substitute.staffId })

  test('the colleague receives instead, from the first to the last day', async () => {
    await goAway(calendarDayAfter(today(), 1), calendarDayAfter(today(), 2))
    await notify(app, caseId)
    expect([await listKinds(app, attorney), await listKinds(app, colleague)]).toEqual([
      ['case.deactivated'],
      [],
    ])
    for (let day = 0; day < 2; day += 1) {
      await app.clock.moveBy(24 * 60 * 60_000)
      const [before, colleaguesBefore] = [await countMails(attorney), await countMails(colleague)]
      await notify(app, caseId, 'case.activated')
      expect([await countMails(attorney), await countMails(colleague)]).toEqual([
        before,
        colleaguesBefore + 1,
      ])
    }
    await app.clock.moveBy(24 * 60 * 60_000)
    await notify(app, caseId)
    expect([await listKinds(app, attorney), await listKinds(app, colleague)]).toEqual([
      ['case.deactivated', 'case.deactivated'],
      ['case.activated', 'case.activated'],
    ])
  })

  test('is shown to both, and ended with no colleague', async () => {
    const workspace = openConsole(app, attorney)
    const variables = { from: today(), until: today(), colleagueId: colleague.staffId }
    const set = await workspace.graph(awayDocument, variables)
    expect(set.data.setOutOfOffice).toEqual({ success: true, errorCode: null })
    const [own, colleagues] = [
      await readStaffNoticeSettings(app.deps, attorney.viewer),
      await readStaffNoticeSettings(app.deps, colleague.viewer),
    ]
    expect(own.absence).toMatchObject(variables)
    expect(colleagues.standsInFor).toHaveLength(1)
    await workspace.graph(awayDocument, {})
    expect((await readStaffNoticeSettings(app.deps, attorney.viewer)).absence).toBeNull()
    await notify(app, caseId)
    expect(await listKinds(app, attorney)).toEqual(['case.deactivated'])
  })

  test.each([
    ['the last day before the first', 1, 0, 'notifications.absence-days'],
    ['a last day in the past', -3, -1, 'notifications.absence-days'],
    ['more than a year', 0, 400, 'notifications.absence-days'],
  ])('%s is refused', async (_, from, until, errorCode) => {
    const { data } = await openConsole(app, attorney).graph(awayDocument, {
      from: calendarDayAfter(today(), from),
      until: calendarDayAfter(today(), until),
      colleagueId: colleague.staffId,
    })
    expect(data.setOutOfOffice).toEqual({ success: false, errorCode })
  })

  test('a colleague of another firm, and the person themselves, are refused alike', async () => {
    const outsider = await createColleague(app, { firm: 'northgate' })
    for (const { staffId } of [outsider, attorney]) {
      const { data } = await openConsole(app, attorney).graph(awayDocument, {
        from: today(),
        until: today(),
        colleagueId: staffId,
      })
      expect(data.setOutOfOffice).toEqual({
        success: false,
        errorCode: 'notifications.colleague-absent',
      })
    }
  })

  test('two people who stand in for each other receive their own notices', async () => {
    await goAway(today(), today())
    await goAway(today(), today(), colleague, attorney)
    await notify(app, caseId)
    expect([await listKinds(app, attorney), await listKinds(app, colleague)]).toEqual([
      ['case.deactivated'],
      [],
    ])
  })
})

describe('the daily digest', () => {
  /** A Monday at midnight or later in New York. */
  beforeEach(async () => {
    await moveTo(app, 1)
    const weekday = new Date(`${today()}T00:00:00Z`).getUTCDay()
    await app.clock.moveBy(((8 - weekday) % 7) * 24 * 60 * 60_000)
  })

  const waiting = (documents: number, sections = 0, help = 0) =>
    sql`
      insert into case_summary (firm_id, case_id, documents_to_review, sections_to_check, help_requests)
      values (${attorney.firmId}, ${caseId}, ${documents}, ${sections}, ${help})
      on conflict (firm_id, case_id) do update
        set documents_to_review = excluded.documents_to_review,
          sections_to_check = excluded.sections_to_check,
          help_requests = excluded.help_requests`.execute(app.owner.db)

  test('says once on a weekday at 7:30 what waits in the cases of a person', async () => {
    await waiting(2, 1)
    const before = await countMails(attorney)
    await moveTo(app, 7, 29)
    await sendAllDigests(app)
    expect(await countMails(attorney)).toBe(before)
    await moveTo(app, 7, 30)
    await Promise.all([sendAllDigests(app), sendAllDigests(app)])
    await sendAllDigests(app)
    expect(await countMails(attorney)).toBe(before + 1)
    const mail = await app.lastMessage(attorney.email)
    expect(mail?.subject).toBe('What waits in your cases')
    expect(mail?.body).toContain('- Rosa Delgado: 2 documents to review, 1 section to check\n')
    expect(mail?.body).toContain('http://localhost:4000/workspace/firm/notices')
    await app.clock.moveBy(24 * 60 * 60_000)
    await sendAllDigests(app)
    expect(await countMails(attorney)).toBe(before + 2)
  })

  test('names notices that were not emailed at once, and that were not read', async () => {
    await notify(app, caseId, 'case.joined')
    await moveTo(app, 7, 30)
    await sendAllDigests(app)
    expect((await app.lastMessage(attorney.email))?.body).toContain(
      'Also new:\n- Rosa Delgado accepted the invitation\n',
    )
    const before = await countMails(attorney)
    await app.clock.moveBy(24 * 60 * 60_000)
    await sendAllDigests(app)
    expect(await countMails(attorney)).toBe(before)
  })

  test('is not sent when nothing waits, on a weekend, or to people who do not want it', async () => {
    await changeSettings(app, colleague, { digestTime: null })
    await assign(app, caseId, attorney.staffId, colleague.staffId)
    const before = [await countMails(attorney), await countMails(colleague)]
    await moveTo(app, 8)
    await sendAllDigests(app)
    await waiting(1)
    await app.clock.moveBy(5 * 24 * 60 * 60_000)
    await sendAllDigests(app)
    expect([await countMails(attorney), await countMails(colleague)]).toEqual(before)
  })

  test('of a person who is out of office goes to the colleague', async () => {
    await setOutOfOffice(app.deps, attorney.viewer, {
      from: today(),
      until: today(),
      colleagueId: colleague.staffId,
    })
    await waiting(1)
    const before = await countMails(attorney)
    await moveTo(app, 7, 30)
    await sendAllDigests(app)
    expect(await countMails(attorney)).toBe(before)
    expect((await app.lastMessage(colleague.email))?.body).toContain('1 document to review')
  })

  test.each(['the colleague has left', 'the two stand in for each other'])(
    'of a person who is out of office stays theirs if %s',
    async (why) => {
      const days = { from: today(), until: today() }
      await setOutOfOffice(app.deps, attorney.viewer, { ...days, colleagueId: colleague.staffId })
      if (why.endsWith('left'))
        await sql`update staff set disabled_at = portal_now() where id = ${colleague.staffId}`.execute(
          app.owner.db,
        )
      else
        await setOutOfOffice(app.deps, colleague.viewer, { ...days, colleagueId: attorney.staffId })
      await waiting(1)
      const before = await countMails(colleague)
      await moveTo(app, 7, 30)
      await sendAllDigests(app)
      expect((await app.lastMessage(attorney.email))?.body).toContain('1 document to review')
      expect(await countMails(colleague)).toBe(before)
    },
  )

  test("of a person whose colleague is away too goes to the colleague's colleague", async () => {
    const third = await createColleague(app, { role: 'attorney' })
    const days = { from: today(), until: today() }
    await setOutOfOffice(app.deps, attorney.viewer, { ...days, colleagueId: colleague.staffId })
    await setOutOfOffice(app.deps, colleague.viewer, { ...days, colleagueId: third.staffId })
    await waiting(1)
    await moveTo(app, 7, 30)
    await sendAllDigests(app)
    expect((await app.lastMessage(third.email))?.body).toContain('1 document to review')
  })

  test('holds nothing of another firm', async () => {
    const outsider = await createColleague(app, { firm: 'northgate', role: 'attorney' })
    await waiting(1)
    const before = await countMails(outsider)
    await moveTo(app, 7, 30)
    await sendAllDigests(app)
    expect(await countMails(outsider)).toBe(before)
  })
})

const today = () => app.today()
const countMails = ({ email }: Colleague) => app.countMessages(email)
