// spec: review#packets, review#packet-limits, review#packet-file
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aParalegal } from '#testing/test-people.ts'
import { forFirm } from '#testing/test-server.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { listStoredFiles, mustUpload, pdf, readCategory, text } from '#testing/test-uploads.ts'
import { createPerson } from '#features/staff/server/test-staff.ts'
import { reconcileFiles } from '../files/reconcile-files.ts'
import { sweepPackets } from './sweep-packets.ts'
import { drawPhoto, packetsOf, sendAccepted, type TestPackets } from './test-packets.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const staff = aParalegal(app)
let packets: TestPackets
let foreign: TestPackets
/** Documents of the case in their default order. */
let ids: readonly string[]

beforeAll(async () => {
  packets = packetsOf(app, staff)
  foreign = packetsOf(app, await openStaff(app, { firmId: app.demoData.firms.northgate }))
})
beforeEach(async () => {
  await app.empty('case_packet', 'upload_batch')
  await sql`delete from document where case_id = ${caseId}`.execute(app.owner.db)
  const bill = await send('debts.bills', 'Bill.pdf')
  const late = await send('income.w2-1099', 'W-2 2025.pdf')
  const early = await send('income.w2-1099', 'W-2 2024.jpg', await drawPhoto())
  ids = [early, late, bill]
})

describe('the choices', () => {
  test('are the accepted documents, by category and date, with what cannot be part of it', async () => {
    const letter = await send('debts.bills', 'Letter.txt', text('Dear attorney'))
    const waiting = await send('debts.bills', 'Not checked.pdf')
    await sql`update document set scan_state = 'pending' where id = ${waiting}`.execute(
      app.owner.db,
    )
    const categoryId = await readCategory(app, caseId, 'debts.bills')
    await mustUpload(rosa, { caseId, categoryId }, 'Not accepted.pdf', pdf())
    const { people, documents } = await packets.choices(caseId)
    expect(people).toEqual([{ familyName: 'Delgado' }])
    expect(
      documents.map(({ id, name, obstacle, sentBy }: Answer) => [id, name, obstacle, sentBy]),
    ).toEqual([
      [ids[0], 'W-2 2024.jpg', null, 'Rosa'],
      [ids[1], 'W-2 2025.pdf', null, 'Rosa'],
      [ids[2], 'Bill.pdf', null, 'Rosa'],
      [letter, 'Letter.txt', 'TYPE', 'Rosa'],
      [waiting, 'Not checked.pdf', 'CHECKING', 'Rosa'],
    ])
    expect(documents[0].folder).not.toBeNull()
  })

  test('have the documents of the firm, without a sender', async () => {
    await sql`update document set account_id = null,
      staff_id = (select attorney_id from legal_case where id = ${caseId})
      where id = ${ids[2]}`.execute(app.owner.db)
    const { documents } = await packets.choices(caseId)
    expect(documents.find(({ id }: Answer) => id === ids[2])?.sentBy).toBeNull()
  })
})

describe('a packet', () => {
  test('has the documents in the chosen order, with bookmarks and a cover', async () => {
    const { success, packet } = await make({ title: ' For the 341 meeting\n' })
    expect(success).toBe(true)
    expect(packet).toMatchObject({ state: 'WAITING', total: 3, done: 0, by: expect.anything() })
    await packets.run(packet.id)
    const done = await packets.read(packet.id)
    expect(done).toMatchObject({
      state: 'DONE',
      title: 'For the 341 meeting',
      name: `Packet For the 341 meeting – Delgado ${app.today()}.pdf`,
      ...{ done: 3, pages: 4, failures: [] },
    })
    const { texts, bookmarks } = await packets.open(packet.id)
    expect(texts).toHaveLength(4)
    expect(texts[0]).toContain('Rosa Delgado')
    expect(bookmarks.map(([, below]) => below)).toEqual([['W-2 2024', 'W-2 2025'], ['Bill']])
    expect(await packets.list(caseId)).toEqual([done])
    expect((await packets.download(packet.id)).length).toBe(done.bytes)
  })

  test('keeps an order in which categories take turns', async () => {
    const id = await makeAndRun({ documentIds: [ids[1], ids[2], ids[0], ids[1]] })
    const { bookmarks } = await packets.open(id)
    expect(bookmarks.map(([, below]) => below)).toEqual([['W-2 2025'], ['Bill'], ['W-2 2024']])
  })

  test('is made once for a key, also of two requests at once', async () => {
    const key = app.deps.ids.rowId()
    const both = await Promise.all([make({ key }), make({ key })])
    const again = await make({ key, title: 'Another title' })
    expect(new Set([...both, again].map(({ packet }) => packet.id)).size).toBe(1)
    expect(again.packet.title).toBe('Trustee packet')
  })

  test('lists the last ten of a case, newest first', async () => {
    const made = []
    for (let index = 0; index < 11; index += 1) {
      made.push((await make()).packet.id)
      await app.clock.moveBy(1000)
    }
    const listed = (await packets.list(caseId)).map(({ id }: Answer) => id)
    expect(listed).toEqual(made.toReversed().slice(0, 10))
  })

  test('says in the activity of the case who made and who downloaded it', async () => {
    const id = await makeAndRun()
    await packets.download(id)
    for (const event of ['packet.made', 'packet.downloaded']) {
      const [entry] = await readAudit(event)
      expect(entry).toMatchObject({
        object: caseId,
        details: { staffId: staff.viewer.staffId, title: 'Trustee packet', packet: id },
      })
    }
    const { events } = await staff.run<Answer>(
      'query ($caseId: ID!) { caseEvents(caseId: $caseId) { events { kind subject } } }',
      { caseId },
    )
    expect(events.slice(0, 2)).toEqual([
      { kind: 'PACKET_DOWNLOADED', subject: 'Trustee packet' },
      { kind: 'PACKET_MADE', subject: 'Trustee packet' },
    ])
  })
})

describe('refuses', () => {
  test.each([
    ['no title', { title: ' ' }, 'documents.packet-untitled'],
    ['a title that is too long', { title: 'T'.repeat(81) }, 'documents.packet-untitled'],
    ['no document', { documentIds: [] }, 'documents.packet-empty'],
    ['an unknown document', { documentIds: ['nonsense'] }, 'documents.packet-not-accepted'],
  ])('%s', async (_, change, errorCode) => {
    expect(await make(change)).toMatchObject({ success: false, errorCode, packet: null })
  })

  test('documents that are not accepted, or of another case or kind', async () => {
    const refuse = async (id: string) => {
      const { errorCode } = await make({ documentIds: [ids[0], id] })
      expect(errorCode).toBe('documents.packet-not-accepted')
    }
    await refuse(await send('debts.bills', 'Letter.txt', text('Dear attorney')))
    await sql`update document set status = 'Rejected' where id = ${ids[1]}`.execute(app.owner.db)
    await refuse(ids[1]!)
    const whitfield = app.demoData.cases.whitfield
    await sql`update document set case_id = ${whitfield}, category_id = (
      select id from document_category where case_id = ${whitfield} and template_key = 'debts.bills'
    ) where id = ${ids[2]}`.execute(app.owner.db)
    await refuse(ids[2]!)
  })

  test('more than 150 documents, and more than 300 MB, before any work', async () => {
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select gen_random_uuid(), firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key
      from document, generate_series(1, 150) where id = ${ids[0]}`.execute(app.owner.db)
    const { documents } = await packets.choices(caseId)
    const all = documents.map(({ id }: Answer) => id)
    expect(await make({ documentIds: all })).toMatchObject({
      errorCode: 'documents.packet-too-many',
      errorParams: { max: 150, chosen: 153 },
    })
    await sql`update document set bytes = 26214400 where case_id = ${caseId}`.execute(app.owner.db)
    expect(await make({ documentIds: all.slice(0, 13) })).toMatchObject({
      errorCode: 'documents.packet-too-large',
      errorParams: { max: 300, chosen: 325 },
    })
    expect(await packets.list(caseId)).toEqual([])
  })
})

describe('the file', () => {
  test('reaches only staff of the firm, as an attachment', async () => {
    const id = await makeAndRun()
    const browser = app.workspaceBrowser()
    const { browser: own } = await createPerson(app, { role: 'attorney' })
    browser.tokens = own.session
    const { status, headers, body } = await browser.get(`/workspace/packet/${id}`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/pdf'],
      expect.stringContaining('no-store'),
    ])
    expect(headers['content-disposition']).toContain(
      'attachment; filename="Trustee packet _ Delgado',
    )
    expect(body.subarray(0, 8).toString() === '%PDF-1.7').toBe(true)
    expect((await rosa.get(`/workspace/packet/${id}`)).status).toBe(401)
    await expect(foreign.download(id)).rejects.toThrow('does not exist any more')
    await expect(packets.download('nonsense')).rejects.toThrow('does not exist any more')
  })

  test('is not there while the work goes on', async () => {
    const { packet } = await make()
    await expect(packets.download(packet.id)).rejects.toThrow('has no file')
  })

  test('is known to the nightly comparison, which reports when it is missing', async () => {
    await sql`delete from document where case_id <> ${caseId}`.execute(app.owner.db)
    const id = await makeAndRun()
    const compare = () => reconcileFiles(app.deps, { samplePercent: 100, removal: 'all' })
    const report = await compare()
    expect([report.rows, report.wrong, report.removed]).toEqual([4, [], []])
    expect((await packets.download(id)).length).toBeGreaterThan(0)
    const { rows } = await sql<{ fileId: string }>`
      select file_id from case_packet where id = ${id}`.execute(app.owner.db)
    const fileId = rows[0]?.fileId ?? ''
    const path = (await listStoredFiles(app)).find((each) => each.includes(fileId))
    await rm(path ?? '')
    expect((await compare()).wrong).toEqual([{ id: fileId, caseId, finding: 'absent' }])
  })

  test('is removed with its packet after 30 days', async () => {
    const id = await makeAndRun()
    const before = (await listStoredFiles(app)).length
    const { firmId } = staff.viewer
    const sweep = () => sweepPackets(forFirm(app.deps, firmId), firmId)
    const age = (days: number) =>
      sql`update case_packet set created_at = portal_now() - make_interval(days => ${days}, hours => 1)`.execute(
        app.owner.db,
      )
    await age(29)
    await sweep()
    expect((await packets.read(id)).state).toBe('DONE')
    await age(30)
    await sweep()
    expect(await packets.read(id)).toBeNull()
    expect((await listStoredFiles(app)).length).toBe(before - 1)
  })
})

test('staff of another firm neither see nor cancel it', async () => {
  const { packet } = await make()
  expect(await foreign.read(packet.id)).toBeNull()
  expect(await foreign.cancel(packet.id)).toMatchObject({ errorCode: 'documents.packet-absent' })
  await expect(foreign.choices(caseId)).rejects.toThrow()
  await expect(foreign.list(caseId)).rejects.toThrow()
  expect((await foreign.make({ caseId, documentIds: ids })).success).toBe(false)
  expect((await packets.read(packet.id)).state).toBe('WAITING')
})

const send = (key: string, name: string, content = pdf(600, name)) =>
  sendAccepted(app, rosa, { caseId, key, name, content })
const make = async (change: object = {}) =>
  await packets.make({ caseId, documentIds: ids, ...change })
async function makeAndRun(change: object = {}): Promise<string> {
  const { id } = (await make(change)).packet
  await packets.run(id)
  return id
}
const readAudit = async (event: string) => {
  const rows = await app.rows(sql<{ object: string; details: Answer }>`
    select object, details from audit where event = ${event} order by at desc, id desc`)
  return rows
}
