// spec: staff-notices#recipients, staff-notices#own-act, staff-notices#mail
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forEachFirm } from '../for-each-firm.ts'
import { staffNoticeWords } from '../features.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { assignClients } from '#features/cases/server/staff/assign-clients.ts'
import { notifyOfAssignment } from '#features/cases/server/notify-staff.ts'
import { notifyFirms } from '#features/documents/server/upload/notify-firms.ts'
import { handedIn } from '#features/documents/server/review/test-review.ts'
import { deactivateStaff } from '#features/staff/server/people/leaving.ts'
import { readRefusal } from '#features/staff/server/test-staff.ts'
import { markStaffNoticesRead } from '#features/notifications/server/staff/read-staff-notices.ts'
import {
  assign,
  createColleague,
  listKinds,
  listNotices,
  notify,
  openConsole,
  type Colleague,
} from '#testing/test-staff-notices.ts'

const app = openTestApp()
let attorney: Colleague
let paralegal: Colleague
let caseId: string

beforeEach(async () => {
  attorney = await createColleague(app, { role: 'attorney' })
  paralegal = await createColleague(app, { role: 'paralegal' })
  caseId = app.demoData.cases.rosa
  await assign(app, caseId, attorney.staffId, paralegal.staffId)
})

const read = `query ($after: ID) {
  staffNotices(after: $after) { notices { id kind group text caseId path isRead } next }
  unreadStaffNotices
}`
const mark = operation`markStaffNoticesRead { success errorCode }`

test.each(Object.entries(staffNoticeWords))(
  'the kind %s has a line in both languages and an email without open placeholders',
  async (kind, word) => {
    const params = {
      people: ['Rosa Delgado'],
      values: {
        count: 2,
        course: 'First',
        day: '2026-12-15',
        section: 'A',
        sections: 'A',
        title: 'T',
      },
    }
    const values = { ...params.values, caseId: 'c', question: 'Q', questionKey: 'q' }
    const lines = [word.line(params, 'en'), word.line(params, 'es')]
    const { subject, body } = word.mail({ ...params, values })
    for (const text of [...lines, subject, body])
      expect([kind, text]).toEqual([kind, expect.not.stringMatching(/[{}]/)])
    expect(lines[0]).not.toBe(lines[1])
  },
)

test('the attorney and the paralegal of a case get a notice in the bell and an email', async () => {
  await notify(app, caseId, 'document.handed-in')
  for (const { email, ...colleague } of [attorney, paralegal]) {
    const { data } = await openConsole(app, { ...colleague, email }).graph(read)
    expect(data.staffNotices.notices[0]).toEqual({
      id: expect.any(String),
      kind: 'document.handed-in',
      group: 'DOCUMENTS',
      text: 'Rosa Delgado submitted 2 documents',
      caseId,
      path: `/workspace/clients/${caseId}`,
      isRead: false,
    })
    expect(data.unreadStaffNotices).toBe(1)
    const mail = await app.lastMessage(email)
    expect(mail?.subject).toBe('A client submitted 2 documents')
    expect(mail?.body).toContain(`http://localhost:4000/workspace/clients/${caseId}\n`)
  }
})

describe('of what clients do', () => {
  test('an upload is a notice ten minutes later, without the name of the document', async () => {
    const browser = app.browser()
    browser.tokens = await app.readTokens(app.demoData.accounts.rosa)
    await handedIn(app, browser, caseId, 'taxes.federal-latest')
    await app.clock.moveBy(11 * 60_000)
    await forEachFirm(app.deps, notifyFirms)
    const [notice] = await listNotices(app, paralegal)
    expect(notice).toMatchObject({
      kind: 'document.handed-in',
      text: 'Rosa Delgado submitted a document',
    })
    expect((await app.lastMessage(paralegal.email))?.body).not.toContain('paper.pdf')
  })

  test('a client who deactivates and reactivates a case is two notices', async () => {
    const browser = app.browser()
    browser.tokens = await app.readTokens(app.demoData.accounts.rosa)
    for (const active of [false, true])
      await browser.graph(
        `mutation ($caseId: ID!) { cases { ${active ? 'activate' : 'deactivate'}(id: $caseId) { id } } }`,
        { caseId },
      )
    expect((await listKinds(app, attorney)).slice(0, 2)).toEqual([
      'case.activated',
      'case.deactivated',
    ])
    expect((await app.lastMessage(attorney.email))?.subject).toBe('A client reactivated their case')
  })

  test('an accepted invitation is a notice, and waits for the digest instead of an email', async () => {
    const invited = await inviteClient(app)
    await assign(app, invited.caseId, attorney.staffId, paralegal.staffId)
    const before = await app.countMessages(attorney.email)
    await signUpUntil(app, 'password', invited)
    const [notice] = await listNotices(app, attorney)
    expect(notice).toMatchObject({
      kind: 'case.joined',
      text: 'Nadia Novak accepted the invitation',
      caseId: invited.caseId,
    })
    expect(await app.countMessages(attorney.email)).toBe(before)
  })
})

test('a person is not informed of their own act', async () => {
  const before = await listKinds(app, attorney)
  const countMails = async () => [
    await app.countMessages(attorney.email),
    await app.countMessages(paralegal.email),
  ]
  const [attorneys = 0, paralegals = 0] = await countMails()
  await app.deps.database.transact((tx) =>
    notifyOfAssignment(
      app.deps,
      tx,
      { caseId, firmId: attorney.firmId },
      { actorId: attorney.staffId },
    ),
  )
  expect(await listKinds(app, attorney)).toEqual(before)
  expect((await listKinds(app, paralegal))[0]).toBe('case.assigned')
  expect(await countMails()).toEqual([attorneys, paralegals + 1])
})

test('who assigns cases is not informed, and the emails about many cases wait for the digest', async () => {
  const { whitfield } = app.demoData.cases
  const hollisCases = await listCasesOfHollis()
  const assignTo = (caseIds: readonly string[]) =>
    assignClients(app.deps, attorney.viewer, {
      caseIds,
      attorneyId: attorney.staffId,
      paralegalId: paralegal.staffId,
    })
  const before = await app.countMessages(paralegal.email)
  await assign(app, whitfield, attorney.staffId)
  await assignTo([whitfield])
  expect(await app.countMessages(paralegal.email)).toBe(before + 1)
  expect(await listKinds(app, paralegal)).toEqual(['case.assigned'])
  expect(await listKinds(app, attorney)).toEqual([])
  await assignTo(hollisCases)
  expect((await listKinds(app, paralegal)).length).toBeGreaterThan(4)
  expect(await app.countMessages(paralegal.email)).toBe(before + 1)
})

async function listCasesOfHollis(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from legal_case where firm_id = ${app.demoData.firms.hollis}`.execute(app.owner.db)
  return rows.map(({ id }) => id)
}

test('a message that was given up is a notice with the name of the client', async () => {
  const invited = await inviteClient(app)
  await assign(app, invited.caseId, attorney.staffId)
  await app.deps.database.transact((tx) => app.deps.messageGivenUp(tx, invited))
  expect((await listNotices(app, attorney))[0]).toMatchObject({
    kind: 'case.undelivered',
    text: 'A message to Nadia Novak could not be delivered',
    caseId: invited.caseId,
  })
})

test('reading marks own notices only, all or none', async () => {
  await notify(app, caseId)
  await notify(app, caseId, 'case.activated')
  const [workspace, colleaguesConsole] = [openConsole(app, attorney), openConsole(app, paralegal)]
  const [notice] = await listNotices(app, attorney)
  const [foreign] = await listNotices(app, paralegal)
  const unread = async () => (await workspace.graph(read)).data.unreadStaffNotices as number
  const before = await unread()
  const wrong = await workspace.graph(mark, { ids: [notice?.id, foreign?.id] })
  expect(wrong.data.markStaffNoticesRead.errorCode).toBe('notifications.not-found')
  expect(await unread()).toBe(before)
  for (let times = 0; times < 2; times += 1) {
    const marked = await workspace.graph(mark, { ids: [notice?.id] })
    expect(marked.data.markStaffNoticesRead).toEqual({ success: true, errorCode: null })
    expect(await unread()).toBe(before - 1)
  }
  const many = Array.from({ length: 101 }, () => app.deps.ids.rowId())
  expect(await readRefusal(markStaffNoticesRead(app.deps, attorney.viewer, many))).toBe(
    'notifications.too-many',
  )
  await workspace.graph(mark, {})
  expect(await unread()).toBe(0)
  expect((await colleaguesConsole.graph(read)).data.unreadStaffNotices).toBeGreaterThan(0)
})

test('lists thirty notices a page, without gaps or repetitions', async () => {
  for (let times = 0; times < 35; times += 1) await notify(app, caseId)
  const workspace = openConsole(app, attorney)
  const first = (await workspace.graph(read)).data
  expect(first.staffNotices.notices).toHaveLength(30)
  const second = (await workspace.graph(read, { after: first.staffNotices.next })).data
  const ids = [...first.staffNotices.notices, ...second.staffNotices.notices].map(
    ({ id }: { readonly id: string }) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
  const { rows } = await sql`
    select from staff_notice where staff_id = ${attorney.staffId}`.execute(app.owner.db)
  expect(ids).toHaveLength(rows.length)
  expect(second.staffNotices.next).toBeNull()
})

test('people of another firm read, mark and count nothing of it', async () => {
  await notify(app, caseId)
  const outsider = await createColleague(app, { firm: 'northgate', role: 'administrator' })
  const [notice] = await listNotices(app, attorney)
  const workspace = openConsole(app, outsider)
  const { data } = await workspace.graph(read, { after: notice?.id })
  expect(data).toEqual({ staffNotices: { notices: [], next: null }, unreadStaffNotices: 0 })
  const marked = await workspace.graph(mark, { ids: [notice?.id] })
  expect(marked.data.markStaffNoticesRead.errorCode).toBe('notifications.not-found')
})

test('if all who work on a case have left, the email goes to the firm', async () => {
  const administrator = await createColleague(app, { role: 'administrator' })
  const leaving = await createColleague(app, { role: 'attorney' })
  await assign(app, app.demoData.cases.whitfield, leaving.staffId)
  await deactivateStaff(app.deps, administrator.viewer, leaving.staffId)
  const before = await app.countMessages(leaving.email)
  await notify(app, app.demoData.cases.whitfield)
  expect((await app.lastMessage('hello@hollisreyes.example'))?.subject).toBe(
    'A client deactivated their case',
  )
  expect(await app.countMessages(leaving.email)).toBe(before)
})
