import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { getName, getVariables, operations, type Operation } from '#testing/test-contract.ts'
import { getFeature, leftOut, onlyIds, send } from '#testing/test-foreign-ids.ts'
import { openViewers, readEverything, type Viewer } from '#testing/test-foreign-viewers.ts'
import { createPerson, readRefusal, type TestPerson } from '#features/staff/server/test-staff.ts'
import { signOut } from '#features/staff/server/sessions/sign-out.ts'
import { createPreviewLink } from './create-preview-link.ts'
import { createLinkToken, findParticipantId, openPreview } from './test-preview.ts'

const minute = 60_000
const startDocument = operation`startPreview { success errorCode token endsAt }`
const app = openTestApp()
let staff: TestPerson
let preview: Viewer

beforeAll(async () => {
  const viewers = await openViewers(app)
  preview = viewers.find(({ who }) => who === 'a preview of the spouse')!
  staff = await createPerson(app)
})

describe('the link', () => {
  test('works once', async () => {
    const token = await createLinkToken(app, staff, app.demoData.accounts.rosa)
    expect(await start(token)).toMatchObject({ success: true })
    expect(await start(token)).toMatchObject({ success: false, errorCode: 'preview.link-over' })
  })

  test('ends after a minute', async () => {
    const token = await createLinkToken(app, staff, app.demoData.accounts.rosa)
    await app.clock.moveBy(minute)
    expect(await start(token)).toMatchObject({ success: false, errorCode: 'preview.link-over' })
  })

  test('is no token of a view or of a session, and neither is a link', async () => {
    const token = await createLinkToken(app, staff, app.demoData.accounts.rosa)
    const browser = app.browser()
    browser.tokens = { idToken: token, accessToken: token }
    expect((await readCases(browser)).status).toBe(401)
    browser.tokens = undefined
    const view = (await start(token)).token ?? ''
    for (const noLink of [view, staff.browser.session?.accessToken ?? '', '', 'nonsense'])
      expect(await start(noLink)).toMatchObject({ errorCode: 'preview.link-over' })
  })

  test('is refused for a person of another firm, for an unknown one and without an account', async () => {
    const { deps, demoData } = app
    const viewer = await staff.browser.getViewer()
    const ofOtherFirm = await findParticipantId(
      app,
      demoData.accounts.denise,
      demoData.firms.northgate,
    )
    const absent = deps.ids.rowId()
    for (const id of [ofOtherFirm, absent, 'nonsense'])
      expect(await readRefusal(createPreviewLink(deps, viewer, id))).toBe('preview.person-absent')
    const { rows } = await sql<{ id: string }>`
      select id from participant where account_id is null and firm_id = ${staff.firmId} limit 1`.execute(
      deps.database.db,
    )
    expect(await readRefusal(createPreviewLink(deps, viewer, rows[0]?.id ?? ''))).toBe(
      'preview.no-account',
    )
  })

  test('is written to the audit with who, whose view and which case', async () => {
    await createLinkToken(app, staff, app.demoData.accounts.rosa)
    const { rows } = await sql`
      select firm_id, account_id, object, details ->> 'staffId' as staff_id from audit
      where event = 'case.previewed' order by at desc limit 1`.execute(app.owner.db)
    expect(rows).toEqual([
      {
        firmId: staff.firmId,
        accountId: app.demoData.accounts.rosa,
        object: app.demoData.cases.rosa,
        staffId: staff.staffId,
      },
    ])
  })
})

const byOperation = operations.map((operation) => [getName(operation), operation] as const)
const isOpen = ({ viewers }: Operation) => viewers.has('PREVIEW')
const ofOwnCase = (operation: Operation) =>
  onlyIds(operation, (path) => preview.own[getFeature(operation, path)] ?? '')

/** With a value for each text and number. */
const filledIn = (operation: Operation) =>
  getVariables(operation, (path, typeName) =>
    typeName === 'ID'
      ? (!leftOut.test(path) && preview.own[getFeature(operation, path)]) || 'nothing'
      : { Int: 1, Boolean: true, String: 'text' }[typeName],
  )

test('no mutation is open to a preview', () => {
  expect(operations.filter((operation) => isOpen(operation)).map(({ kind }) => kind)).not.toContain(
    'mutation',
  )
})

test.each(byOperation.filter(([, operation]) => !isOpen(operation)))(
  '%s answers that this is a view only, even for the own case',
  async (_, operation) => {
    const { data, errors } = await send(preview, operation, filledIn(operation))
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    expect(errors).toMatchObject([{ code: 'request.view-only', message: 'This is a view only' }])
  },
)

test.each(byOperation.filter(([, operation]) => isOpen(operation)))(
  '%s shows the own case and changes nothing',
  async (_, operation) => {
    const people = [app.demoData.accounts.elena, app.demoData.accounts.marcus]
    const before = await readEverything(app, people)
    const { status, errors } = await send(preview, operation, ofOwnCase(operation), 3)
    expect([status, errors]).toEqual([200, undefined])
    expect(await readEverything(app, people)).toBe(before)
  },
)

describe('the view', () => {
  test('shows no full address or number', async () => {
    const { elena, marcus } = app.demoData.accounts
    await sql`update account set home_phone = '2125557766' where id = ${elena}`.execute(
      app.deps.database.db,
    )
    const answers = await Promise.all(
      operations
        .filter(isOpen)
        .map((operation) => send(preview, operation, ofOwnCase(operation), 5)),
    )
    const text = JSON.stringify(answers)
    const { rows } = await sql<{ email: string; mobile: string }>`
      select email, mobile_phone as mobile from account where id in (${elena}, ${marcus})`.execute(
      app.deps.database.db,
    )
    for (const { email, mobile } of rows) {
      expect(text).not.toContain(email)
      expect(text).not.toContain(mobile)
    }
    expect(text).not.toContain('2125557766')
    expect(text).toContain('***')
  })

  test('shows one case and its notifications of a client with cases at two firms', async () => {
    const { accounts, cases } = app.demoData
    const browser = await openPreview(app, staff, accounts.amir, app.browser())
    const { data } = await browser.graph(
      '{ cases { get { id } } accounts { get { caseCount } } notifications { get { case { id } } unreadCount } clientLevelDashboard { clientDashboardItemList { id } } }',
    )
    expect(data.cases.get).toEqual([{ id: cases.amirHollis }])
    expect(data.accounts.get.caseCount).toBe(1)
    expect(data.clientLevelDashboard.clientDashboardItemList).toEqual([{ id: cases.amirHollis }])
  })

  test('reads a document, and the audit names the staff member', async () => {
    const { documentId = '' } = preview.own
    const { status } = await preview.browser.get(`/file/download/${documentId}`)
    expect(status).toBe(200)
    const { rows } = await sql<{ accountId: string | null; staffId: string }>`
      select account_id, details ->> 'staffId' as staff_id from audit
      where event = 'document.downloaded' and object = ${documentId}
      order by at desc limit 1`.execute(app.owner.db)
    expect(rows).toMatchObject([{ accountId: null, staffId: expect.stringMatching(/^[\w-]{36}$/) }])
    const ofOther = preview.foreign.documentId
    expect((await preview.browser.get(`/file/download/${ofOther}`)).status).toBe(404)
  })

  test('ends after fifteen minutes', async () => {
    const browser = await openPreview(app, staff, app.demoData.accounts.rosa, app.browser())
    await app.clock.moveBy(14 * minute)
    expect((await readCases(browser)).status).toBe(200)
    await app.clock.moveBy(minute)
    onTestFinished(() => app.clock.moveBy(-15 * minute))
    expect((await readCases(browser)).status).toBe(401)
  })

  test('ends when the staff member logs out', async () => {
    const person = await createPerson(app)
    const browser = await openPreview(app, person, app.demoData.accounts.rosa, app.browser())
    expect((await readCases(browser)).status).toBe(200)
    const token = await createLinkToken(app, person, app.demoData.accounts.rosa)
    const { source, setCookie } = person.browser
    await signOut(app.deps, await person.browser.getViewer(), setCookie)
    expect(source.refreshToken).toBeDefined()
    expect((await readCases(browser)).status).toBe(401)
    expect(await start(token)).toMatchObject({ errorCode: 'preview.link-over' })
  })

  test('sets no cookie', () => {
    expect([...preview.browser.cookies.keys()]).toEqual([])
  })
})

const start = async (token: string, browser: Browser = app.browser()) =>
  (await browser.graph(startDocument, { token })).data.startPreview as {
    readonly success: boolean
    readonly errorCode: string | null
    readonly token: string | null
  }
const readCases = (browser: Browser) =>
  browser.graph('{ cases { get { id debtor1EmailAddress debtor2EmailAddress } } }')
