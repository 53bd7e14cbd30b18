// spec: review#queue, review#lease, review#files, review#move
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { readAudit } from '../test-review.ts'
import { queueOf, type TestQueue } from './test-queue.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { debtor1: marcus } = twoSpouses(app)
let first: TestQueue
let second: TestQueue
let foreign: TestQueue
let cases: { readonly rosa: string; readonly whitfield: string }

beforeAll(async () => {
  first = queueOf(app, await openStaff(app))
  second = queueOf(app, await openStaff(app, { role: 'attorney' }))
  foreign = queueOf(app, await openStaff(app, { firmId: app.demoData.firms.northgate }))
  cases = app.demoData.cases
})
beforeEach(async () => {
  await app.empty('held_decision', 'review_lease')
  await sql`update document set status = 'Accepted' where status = 'Pending'`.execute(app.owner.db)
})

describe('the list', () => {
  test('has what clients sent to the firm and waits, with who sent it', async () => {
    const [w2, bank] = [
      await send('income.w2-1099', 'W-2.pdf'),
      await send('money.bank-statements'),
    ]
    const ofMarcus = await send('income.w2-1099', 'W-2.pdf', marcus, cases.whitfield, 1)
    const queue = await first.list()
    expect(idsOf(queue)).toEqual([w2, bank, ofMarcus])
    expect(queue).toMatchObject({ total: 3, since: expect.any(String) })
    expect(queue.items[0]).toMatchObject({
      name: 'W-2.pdf',
      category: 'W-2s and 1099s, last two years',
      sentBy: 'Rosa',
      fileState: 'READY',
      people: [{ givenName: 'Rosa' }],
      holder: null,
    })
    expect(queue.items[2].people).toHaveLength(2)
    expect((await foreign.list()).total).toBe(0)
  })

  test('holds the documents of a case together, the one who waits longest first', async () => {
    const a = await send('income.w2-1099')
    const b = await send('income.w2-1099', 'W-2.pdf', marcus, cases.whitfield, 1)
    const c = await send('money.bank-statements')
    expect(idsOf(await first.list(false, 'BY_CLIENT'))).toEqual([a, c, b])
    expect(idsOf(await first.list(false, 'OLDEST_FIRST'))).toEqual([a, b, c])
  })

  test('has only the cases of this person when it is asked for them', async () => {
    const id = await send('income.w2-1099')
    const staffId = (await openStaff(app)).viewer.staffId
    await sql`update legal_case set paralegal_id = null where id = ${cases.rosa}`.execute(
      app.owner.db,
    )
    expect(await first.list(true)).toMatchObject({ items: [], total: 1, mine: 0, since: null })
    await sql`update legal_case set paralegal_id = ${staffId} where id = ${cases.rosa}`.execute(
      app.owner.db,
    )
    expect(idsOf(await first.list(true))).toEqual([id])
  })

  test('leaves out cases that are complete, and decisions that can be undone', async () => {
    const id = await send('income.w2-1099')
    await first.view(id)
    await first.decide({ documentId: id })
    expect((await first.list()).total).toBe(0)
    const bank = await send('money.bank-statements')
    await sql`update legal_case set status = 'Complete' where id = ${cases.rosa}`.execute(
      app.owner.db,
    )
    expect((await first.list()).total).toBe(0)
    await sql`update legal_case set status = 'Pre-Filing' where id = ${cases.rosa}`.execute(
      app.owner.db,
    )
    expect(idsOf(await first.list())).toEqual([bank])
  })

  test('says that it has changed', async () => {
    const before = await first.pulse()
    await send('income.w2-1099')
    const after = await first.pulse()
    expect(after).toMatchObject({ total: 1 })
    expect(after.state).not.toBe(before.state)
    expect((await first.pulse()).state).toBe(after.state)
  })
})

describe('the file', () => {
  test('reaches staff of the firm, and each view and each copy is in the audit', async () => {
    const id = await send('income.w2-1099')
    expect(await first.view(id)).toEqual(pdf())
    await second.view(id, 'save')
    const { staffId } = (await openStaff(app)).viewer
    expect(await readAudit(app, 'document.viewed', id)).toEqual([{ staffId }])
    expect(await readAudit(app, 'document.downloaded', id)).toHaveLength(1)
    await expect(foreign.view(id)).rejects.toMatchObject({ code: 'documents.not-found' })
    await expect(first.view('not-an-id')).rejects.toMatchObject({ code: 'documents.not-found' })
  })

  test.each([
    ['pending', 'CHECKING', 'documents.not-checked'],
    ['infected', 'UNUSABLE', 'documents.harmful'],
  ])('is not sent while its scan is %s', async (scanState, fileState, code) => {
    const id = await send('income.w2-1099')
    await sql`update document set scan_state = ${scanState} where id = ${id}`.execute(app.owner.db)
    await expect(first.view(id)).rejects.toMatchObject({ code })
    expect((await first.list()).items[0]).toMatchObject({ id, fileState })
    expect(await first.open(id)).toMatchObject({ fileState })
    expect(await readAudit(app, 'document.viewed', id)).toEqual([])
  })

  test('is sent over HTTP with the tokens of the workspace only, and is never cached', async () => {
    const id = await send('income.w2-1099')
    const { status, body } = await rosa.get(`/workspace/file/${id}`)
    expect(status).toBe(401)
    expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ extensions: {} }] })
    const { headers } = await rosa.get(`/workspace/file/${id}`)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a lease', () => {
  test('is shown to colleagues, and ends two minutes after the last sign of life', async () => {
    const id = await send('income.w2-1099')
    expect(await first.take(id)).toMatchObject({ success: true })
    const lease = { documentId: id, holder: { givenName: expect.any(String) } }
    expect((await second.pulse()).leases).toEqual([lease])
    expect((await second.list()).items[0].holder).toEqual(lease.holder)
    expect((await first.pulse()).leases).toEqual([])
    await waitSeconds(60)
    await first.take(id)
    await waitSeconds(119)
    expect((await second.pulse()).leases).toEqual([lease])
    await waitSeconds(1)
    expect((await second.pulse()).leases).toEqual([])
  })

  test('ends when its person opens another document or leaves', async () => {
    const [a, b] = [await send('income.w2-1099'), await send('money.bank-statements')]
    await first.take(a)
    await first.take(b)
    expect((await second.pulse()).leases).toMatchObject([{ documentId: b }])
    await first.leave(b)
    expect((await second.pulse()).leases).toEqual([])
  })

  test('keeps a colleague from deciding, who may take over', async () => {
    const id = await send('income.w2-1099')
    await first.take(id)
    await second.view(id)
    await first.view(id)
    expect(await second.take(id)).toMatchObject({ success: false, errorCode: 'documents.held' })
    expect(await second.decide({ documentId: id })).toMatchObject({ errorCode: 'documents.held' })
    expect(await second.take(id, true)).toMatchObject({ success: true })
    expect(await first.decide({ documentId: id })).toMatchObject({ errorCode: 'documents.held' })
    expect(await second.decide({ documentId: id })).toMatchObject({ success: true })
  })

  test('is refused for a document of another firm', async () => {
    const id = await send('income.w2-1099')
    expect(await foreign.take(id)).toMatchObject({ errorCode: 'documents.not-found' })
  })
})

describe('beside the document', () => {
  test('are the category, the months it asks for, and the name after it is accepted', async () => {
    const accepted = await send('money.bank-statements', 'Checking.pdf')
    await sql`update document set status = 'Accepted', name = ${`Bank statement ${month(-2)}.pdf`}
      where id = ${accepted}`.execute(app.owner.db)
    const id = await send('money.bank-statements', `Checking ${month(-1)}.pdf`)
    const opened = await first.open(id)
    expect(opened).toMatchObject({
      status: 'PENDING',
      category: 'Bank statements, every account',
      acceptedName: `Bank statement ${month(-1)}.pdf`,
      language: 'EN',
      decision: null,
      isCertificate: false,
    })
    expect(opened.siblings).toContainEqual({ id: accepted, status: 'ACCEPTED' })
    expect(opened.periods.map(({ state, isThisOne }: Answer) => [state, isThisOne])).toEqual([
      ['MISSING', false],
      ['ACCEPTED', false],
      ['MISSING', true],
    ])
    expect(await foreign.open(id)).toBeNull()
    expect(await first.open('not-an-id')).toBeNull()
  })
})

/** `YYYY-MM`, so many months from this one. */
function month(difference: number): string {
  const [year = 0, number = 0] = app.today().split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + difference, 1)).toISOString().slice(0, 7)
}

describe('moving', () => {
  test('puts a document into another category of its case, once', async () => {
    const id = await send('income.w2-1099', 'Return.pdf')
    const { categoryId: from, places } = await first.open(id)
    const to = places.find(({ name }: Answer) => name.startsWith('Federal tax return, most')).id
    expect(await first.move(id, from, to)).toEqual({ success: true, errorCode: null })
    expect(await first.move(id, from, to)).toEqual({ success: true, errorCode: null })
    expect(await first.open(id)).toMatchObject({ categoryId: to })
    const third = places.find((place: Answer) => place.id !== to).id
    expect(await first.move(id, from, third)).toMatchObject({
      errorCode: 'documents.moved-already',
    })
    expect(await readAudit(app, 'document.moved', id)).toMatchObject([{ from, to }])
  })

  test('never shows a document to a spouse through a category of theirs', async () => {
    const id = await send('income.w2-1099', 'W-2.pdf', marcus, cases.whitfield, 1)
    const { categoryId: from, places } = await first.open(id)
    const ofElena = await readCategory(app, cases.whitfield, 'income.w2-1099', 2)
    const taxes = await readCategory(app, cases.whitfield, 'taxes.federal-latest')
    expect(places.map((place: Answer) => place.id)).not.toContain(ofElena)
    expect(places.find((place: Answer) => place.id === taxes)).toMatchObject({ isSeenByBoth: true })
    for (const to of [ofElena, await readCategory(app, cases.rosa, 'taxes.federal-latest')])
      expect(await first.move(id, from, to)).toMatchObject({ errorCode: 'documents.no-place' })
  })
})

async function send(
  key: string,
  name = 'Paper.pdf',
  by = rosa,
  caseId = cases.rosa,
  debtor?: 1 | 2,
) {
  const categoryId = await readCategory(app, caseId, key, debtor)
  const id = await mustUpload(by, { caseId, categoryId }, name, pdf())
  await app.clock.moveBy(1000)
  return id
}
/** Only for leases: the sessions of the clients would end. */
const waitSeconds = (seconds: number) =>
  sql`update review_lease set seen_at = seen_at - make_interval(secs => ${seconds})`.execute(
    app.owner.db,
  )
const idsOf = ({ items }: Answer) => items.map(({ id }: Answer) => id)
