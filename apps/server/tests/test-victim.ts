import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
} from '#features/staff/server/passkeys/change-passkeys.ts'
import { TestAuthenticator } from '#features/staff/server/passkeys/test-authenticator.ts'
import { createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import { readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import type { StaffRole } from '#lib/viewer.ts'
import { alertsPerPerson } from '../refused-access/record-refusal.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import {
  getDocument,
  getIds,
  getName,
  getVariables,
  workspaceOperations,
  type Operation,
} from '#testing/test-contract.ts'
import { leavesNoEntry, readRowsOf, valuesByPath, valuesByType } from './test-victim-values.ts'
import { sendForReview } from '#testing/test-uploads.ts'
import { createPacketRows, type PacketRows } from '#testing/test-packet-rows.ts'
import { createWorkRows, type WorkRows } from '#testing/test-work-rows.ts'

interface StaffOrOther {
  readonly who: string
  readonly isStaff: boolean
  readonly browser: Browser
}

interface VictimsClient {
  readonly participantId: string
  readonly filterId: string
  readonly reminderId: string
  readonly paymentId: string
  readonly checklistId: string
}

export const absent = '0199f0aa-0000-7000-8000-000000000000'

const malformed = ['nonsense', '', "' or 1=1 --", `${absent}x`, '\u0000', '😀'.repeat(50)]

const roles: readonly StaffRole[] = ['paralegal', 'attorney', 'administrator']

export const cases = workspaceOperations.flatMap((operation) =>
  getIds(operation).map((idPath) => [getName(operation), idPath, operation] as const),
)

/** A session may send 600 requests a minute, so that the viewers change after some tests. */
const testsPerViewer = 40

/** A person of another firm with everything that has an ID, and viewers who try these IDs. */
export function openVictim(app: TestApp) {
  /** A person of another firm than the viewers. */
  let victim: TestPerson
  let victimsSession: string
  let victimsPasskey: string
  let victimsNotice: string
  let victimsOffice: string
  let victimsClient: VictimsClient
  let victimsWork: WorkRows
  let victimsDocument: string
  let victimsPacket: PacketRows
  let victimsSection: string
  let testsOfViewers = 0
  let viewers: readonly StaffOrOther[]

  beforeAll(async () => {
    victim = await createPerson(app, { firm: 'hollis', email: 'victim@firm.example' })
    const viewer = await victim.browser.getViewer()
    victimsSession = viewer.sessionId
    const options = await beginPasskey(app.deps, viewer)
    await addPasskey(app.deps, viewer, new TestAuthenticator().make(options))
    victimsPasskey = (await listOwnPasskeys(app.deps, viewer))[0]?.id ?? ''
    victimsNotice = await createNotice()
    victimsOffice = await createOffice()
    victimsClient = await createClientRows()
    await show(app, app.demoData.cases.rosa)
    victimsSection = await readSectionId(app, app.demoData.cases.rosa, 'vehicles')
    const { firmId, staffId } = victim
    victimsDocument = await sendForReview(app)
    const place = { firmId, staffId, caseId: app.demoData.cases.rosa }
    victimsWork = await createWorkRows(app, place)
    victimsPacket = await createPacketRows(app, { ...place, documentId: victimsDocument })
  })
  beforeEach(async () => {
    if (testsOfViewers % testsPerViewer === 0) viewers = await openViewers()
    testsOfViewers += 1
  })
  afterEach(() => vi.restoreAllMocks())

  async function openViewers() {
    const group = 1 + testsOfViewers / testsPerViewer
    const client = app.workspaceBrowser(`203.0.${group}.20`)
    client.tokens = await app.readTokens(app.demoData.accounts.rosa)
    return [
      { who: 'signed out', isStaff: false, browser: app.workspaceBrowser(`203.0.${group}.21`) },
      { who: 'client', isStaff: false, browser: client },
      ...(await Promise.all(roles.map((role, index) => openStaffBrowser(role, group, index)))),
    ]
  }

  async function createNotice(): Promise<string> {
    const id = app.deps.ids.rowId()
    await sql`
      insert into staff_notice (firm_id, id, staff_id, case_id, kind)
      values (${victim.firmId}, ${id}, ${victim.staffId}, ${app.demoData.cases.rosa}, 'case.joined')`.execute(
      app.owner.db,
    )
    return id
  }

  /** Without people, so that only its firm protects it. */
  async function createOffice(): Promise<string> {
    const id = app.deps.ids.rowId()
    await sql`insert into office (id, firm_id, office_code, position)
      values (${id}, ${victim.firmId}, '2', 2)`.execute(app.owner.db)
    return id
  }

  /** A saved filter and reminders of the other firm, and a client without an account. */
  async function createClientRows(): Promise<VictimsClient> {
    const { firmId, staffId } = victim
    const [filterId, reminderId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
    const [paymentId, checklistId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
    await sql`insert into case_filter (firm_id, id, staff_id, name, is_shared, filter)
      values (${firmId}, ${filterId}, ${staffId}, 'Mine', true, '{}')`.execute(app.owner.db)
    await sql`insert into bulk_reminder (firm_id, id, staff_id)
      values (${firmId}, ${reminderId}, ${staffId})`.execute(app.owner.db)
    await sql`insert into bulk_reminder_case (firm_id, bulk_reminder_id, case_id)
      values (${firmId}, ${reminderId}, ${app.demoData.cases.rosa})`.execute(app.owner.db)
    await sql`insert into filing_payment (firm_id, id, case_id, cents, paid_on, note, entered_by)
      values (${firmId}, ${paymentId}, ${app.demoData.cases.rosa}, 500, '2026-01-02', '', ${staffId})`.execute(
      app.owner.db,
    )
    await sql`insert into named_checklist (firm_id, version, lists, changed_by)
      values (${firmId}, 1, ${JSON.stringify([{ id: checklistId, name: 'Farmers' }])}, ${staffId})`.execute(
      app.owner.db,
    )
    await sql`update participant set account_id = null
      where case_id = ${app.demoData.cases.mei}`.execute(app.owner.db)
    const rows = await app.rows(sql<{ id: string }>`
      select id from participant where case_id = ${app.demoData.cases.mei}`)
    return { participantId: rows[0]?.id ?? '', filterId, reminderId, paymentId, checklistId }
  }

  async function openStaffBrowser(role: StaffRole, group: number, index: number) {
    const browser = app.workspaceBrowser(`203.0.${group}.${30 + index}`)
    const { browser: own, staffId } = await createPerson(app, { firm: 'northgate', role })
    // The alert about so many refusals would be a change beside the one that is looked for.
    await app.deps.limits.claim([{ limit: alertsPerPerson, subject: staffId }])
    if (!own.session) throw new Error('The person is not signed in')
    browser.tokens = own.session
    return { who: role, isStaff: true, browser }
  }

  /** The ID of the other firm that an argument names. */
  function getForeignId(operation: Operation, idPath: string): string {
    const name = getName(operation)
    if (idPath === 'noteId' || name === 'addCaseNote') return victimsWork.noteId
    if (idPath === 'taskId' || name === 'addCaseTask') return victimsWork.taskId
    if (idPath === 'templateId') return victimsWork.templateId
    if (idPath.endsWith('checklistId')) return victimsClient.checklistId
    if (idPath === 'paymentId' || name === 'addFilingPayment') return victimsClient.paymentId
    if (idPath === 'task.assigneeId') return victim.staffId
    if (idPath.endsWith('sectionId')) return victimsSection
    if (['staffId', 'colleagueId', 'receiverId'].includes(idPath)) return victim.staffId
    if (idPath === 'after' || idPath === 'ids') return victimsNotice
    if (idPath.endsWith('officeId')) return victimsOffice
    if (idPath.endsWith('attorneyId') || idPath.endsWith('paralegalId')) return victim.staffId
    if (idPath.endsWith('assignedTo')) return victim.staffId
    if (/^categoryIds?$/.test(idPath)) return victimsDocument
    if (
      ['caseIds', 'caseId', 'input.caseId', 'intoCaseId'].includes(idPath) ||
      name === 'staffCase'
    )
      return app.demoData.cases.rosa
    if (idPath === 'participantId' || name === 'addSpouse') return victimsClient.participantId
    if (idPath === 'documentIds') return victimsPacket.acceptedId
    if (name.endsWith('Packet')) return victimsPacket.packetId
    if (name.endsWith('ClientFilter')) return victimsClient.filterId
    if (name.endsWith('ulkReminder')) return victimsClient.reminderId
    if (idPath === 'officeId' || name.endsWith('Office')) return victimsOffice
    if (/(^|\.)documentId$/.test(idPath) || /Review|Document|Letter/.test(name))
      return victimsDocument
    if (idPath === 'firmId') return app.demoData.firms.hollis
    if (name === 'signOutStaffDevice') return victimsSession
    if (name === 'removePasskey') return victimsPasskey
    throw new Error(`What does ${idPath} of ${name} name?`)
  }

  /** The route refuses their requests before it reads them (case-checklist.int.test.ts). */
  const takesFiles = new Set(['sendToClient'])

  async function send(browser: Browser, operation: Operation, id: string) {
    const variables = getVariables(operation, (path, typeName) =>
      typeName === 'ID'
        ? id
        : (valuesByPath[path] ?? valuesByType(app.today())[typeName] ?? 'text'),
    )
    const { status, data, errors } = await browser.graph(getDocument(operation), variables)
    return { status, data, codes: errors?.map(({ extensions }) => extensions.code) }
  }

  const keys = () => ({
    firmId: victim.firmId,
    sessionId: victimsSession,
    passkeyId: victimsPasskey,
  })

  /** With an entry of their own or counted. */
  async function countRefusals(): Promise<number> {
    const rows = await app.rows(sql<{ count: number }>`
      select
        (select count(*) from audit where event = 'access.refused')::int
          + (select coalesce(sum(refusals), 0) from refused_access_count)::int as count`)
    return rows[0]?.count ?? 0
  }

  /** Tries the ID of the other firm, and the malformed ones unless `of` leaves them out. */
  async function expectAbsent(
    operation: Operation,
    idPath: string,
    of: 'all IDs' | 'stored IDs' = 'all IDs',
  ): Promise<void> {
    const before = await readRowsOf(app, keys())
    const refusals = await countRefusals()
    const texts = of === 'all IDs' ? malformed : []
    for (const { who, isStaff, browser } of viewers) {
      // Others are refused before an ID is read, unless the operation is open to them.
      const isRead = isStaff || operation.viewers.has('SIGNED_OUT')
      const answer = await send(browser, operation, absent)
      expect([who, answer.status === 500, JSON.stringify(answer)]).toEqual([
        who,
        false,
        expect.not.stringContaining('request.unexpected'),
      ])
      for (const id of [getForeignId(operation, idPath), ...(isRead ? texts : [])])
        expect([who, id, await send(browser, operation, id)]).toEqual([who, id, answer])
    }
    expect(await readRowsOf(app, keys())).toBe(before)
    const probes = roles.length * (2 + texts.length)
    const isRecorded = !leavesNoEntry.has(`${getName(operation)} ${idPath}`)
    if (isRecorded) expect((await countRefusals()) - refusals).toBe(probes)
  }
  /** Made before the tests. */
  const given = {
    get victim() {
      return victim
    },
    get viewers() {
      return viewers
    },
  }
  return { given, takesFiles, send, expectAbsent }
}
