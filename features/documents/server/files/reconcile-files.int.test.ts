// Rows and files held against each other: what is missing is named, what was left behind goes, and nothing that is needed ever does.
import { randomBytes } from 'node:crypto'
import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcileByFirm } from '#apps/server/firm/reconcile.ts'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { filesOnDisk, pdf } from '#apps/server/testing/test-uploads.ts'
import { frameSealer } from '#adapters/file-vault/frames.ts'
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import { daysAfter } from '#lib/dates.ts'
import type { Log } from '#ports/log.ts'
import { fileRowsAfter } from './files.store.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { reconcileMonthly, reconcileNightly } from './reconcile-nightly.ts'
import { handedIn } from '../review/test-review.ts'

let house: TestHouse
let rosa: Browser

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
})
afterAll(() => house.close())
beforeEach(async () => {
  await sql`delete from document`.execute(house.world.database.db)
  await rm(house.filesFolder, { recursive: true, force: true })
})

const hand = () => handedIn(house, rosa, house.cast.cases.rosa, 'taxes.federal-latest')
const whole = () => reconcileFiles(house.world, { samplePercent: 100 })
const pathOf = async (id: string) => (await filesOnDisk(house)).find((path) => path.includes(id))!

/** Files as uploads leave them: received, or kept without a row. */
async function received(id: string): Promise<string> {
  async function* content() {
    yield randomBytes(100)
  }
  await house.world.vault.receive(id, content(), { key: randomBytes(32), binding: 'a|b' }, 1000)
  return id
}
async function orphan(id: string): Promise<string> {
  await house.world.vault.keep(await received(id))
  return id
}
/** An id as it was made so many days ago. */
const idFrom = (days: number) => {
  const hex = daysAfter(new Date(), -days).getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomBytes(2).toString('hex').slice(1)}-8${randomBytes(2).toString('hex').slice(1)}-${randomBytes(6).toString('hex')}`
}

test('a house in order has nothing wrong', async () => {
  const ids = [await hand(), await hand(), await hand()]
  expect(await whole()).toEqual({
    rows: 3,
    files: 3,
    sampled: 3,
    swept: 0,
    removed: [],
    spared: [],
    waiting: [],
    wrong: [],
  })
  expect(
    (await filesOnDisk(house)).filter((path) => ids.some((id) => path.includes(id))),
  ).toHaveLength(3)
})

test('a document without its file is named, whatever is sampled', async () => {
  const [lost] = [await hand(), await hand()]
  await rm(await pathOf(lost))
  const expected = {
    rows: 2,
    files: 1,
    wrong: [{ id: lost, caseId: house.cast.cases.rosa, finding: 'absent' }],
  }
  expect(await whole()).toMatchObject(expected)
  expect(await reconcileFiles(house.world, { samplePercent: 0 })).toMatchObject({
    ...expected,
    sampled: 0,
  })
})

describe('the sample', () => {
  test('finds a file with a changed bit', async () => {
    const id = await hand()
    const bytes = await readFile(await pathOf(id))
    bytes[bytes.length - 20]! ^= 1
    await writeFile(await pathOf(id), bytes)
    expect((await whole()).wrong).toEqual([
      { id, caseId: house.cast.cases.rosa, finding: 'damaged' },
    ])
  })

  test('finds a file that opens and is another one', async () => {
    const id = await hand()
    const { rows } = await sql<{
      firmId: string
      sealedKey: Uint8Array
    }>`select firm_id as "firmId", sealed_key as "sealedKey" from document where id = ${id}`.execute(
      house.world.database.db,
    )
    const [{ firmId, sealedKey }] = rows as [{ firmId: string; sealedKey: Uint8Array }]
    const key = house.world.secrets.openFileKey(
      firmId,
      await firmKeyOf(house.world.database.db, { firmId }),
      id,
      sealedKey,
    )
    const sealer = frameSealer({ key, binding: `${firmId}|${id}` })
    const content = pdf(600, 'Another statement')
    await writeFile(
      await pathOf(id),
      Buffer.concat([sealer.header, sealer.seal(content, true, Buffer.alloc(content.length + 16))]),
    )
    expect((await whole()).wrong).toEqual([
      { id, caseId: house.cast.cases.rosa, finding: 'changed' },
    ])
    expect((await reconcileFiles(house.world, { samplePercent: 0 })).wrong).toEqual([])
  })

  test('is as large as was asked, and rows come in pages', async () => {
    await hand()
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select gen_random_uuid(), firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, 'infected', sealed_key from document, generate_series(1, 1200)`.execute(
      house.world.database.db,
    )
    expect(await whole()).toMatchObject({ rows: 1201, sampled: 1, wrong: [] })
    const halves = await fileRowsAfter(
      house.world.database.db,
      '00000000-0000-0000-0000-000000000000',
      2000,
      50,
    )
    const sampled = halves.filter(({ isSampled }) => isSampled).length
    expect([sampled > 400, sampled < 800]).toEqual([true, true])
  })
})

test('what holds something harmful may have lost its file', async () => {
  const id = await hand()
  await sql`update document set scan_state = 'infected' where id = ${id}`.execute(
    house.world.database.db,
  )
  await rm(await pathOf(id))
  expect((await whole()).wrong).toEqual([])
})

describe('what an upload left behind', () => {
  test('goes when it is older than a day: received or kept', async () => {
    const [kept, needed] = [await orphan(idFrom(1.1)), await hand()]
    const staged = await received(idFrom(0))
    await utimes(await pathOf(staged), daysAfter(new Date(), -2), daysAfter(new Date(), -2))
    expect(await whole()).toMatchObject({
      files: 1,
      swept: 1,
      removed: [{ id: kept }],
      waiting: [],
      wrong: [],
    })
    expect((await filesOnDisk(house)).every((path) => path.includes(needed))).toBe(true)
  })

  test('is nothing that a row names, however old', async () => {
    const [sample, old] = [await hand(), await orphan(idFrom(400))]
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select ${old}, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, 'Replaced', scan_state, sealed_key from document where id = ${sample}`.execute(
      house.world.database.db,
    )
    expect(await reconcileFiles(house.world, { samplePercent: 0 })).toMatchObject({
      rows: 2,
      files: 2,
      removed: [],
      waiting: [],
      wrong: [],
    })
    expect(await pathOf(old)).toContain(old)
  })

  test('stays for a day: its row may be on its way', async () => {
    const young = await orphan(idFrom(0.9))
    await received(idFrom(0))
    expect(await whole()).toMatchObject({
      rows: 0,
      files: 1,
      swept: 0,
      removed: [],
      waiting: [{ id: young }],
    })
    expect(await filesOnDisk(house)).toHaveLength(2)
  })

  test('stays whatever a rehearsal does with the time', async () => {
    await orphan(idFrom(0))
    await received(idFrom(0))
    await house.clock.moveBy(30 * 24 * 3_600_000)
    try {
      expect(await whole()).toMatchObject({ swept: 0, removed: [] })
    } finally {
      await house.clock.moveBy(-30 * 24 * 3_600_000)
    }
  })

  test('stays on a machine whose clock is days ahead of the database', async () => {
    await orphan(idFrom(0))
    expect(
      await reconcileFiles(
        { ...house.world, ids: { ...house.world.ids, rowId: () => idFrom(-3) } },
        { samplePercent: 0 },
      ),
    ).toMatchObject({ removed: [] })
  })
})

describe('where more files have no document than uploads leave behind', () => {
  const said: unknown[][] = []
  const log: Log = { info() {}, warn() {}, error: (...words: unknown[]) => void said.push(words) }
  const orphans = async (count: number) => {
    for (let made = 0; made < count; made += 1) await orphan(idFrom(3))
  }

  test('an empty database removes none of them, the log says so, and so does the command, which removes them when told to', async () => {
    await orphans(21)
    const staged = await received(idFrom(0))
    await utimes(await pathOf(staged), daysAfter(new Date(), -2), daysAfter(new Date(), -2))
    await reconcileNightly({ ...house.world, log })
    expect(said).toEqual([
      [
        expect.objectContaining({ event: 'files.many-unnamed', rows: 0, files: 21, unnamed: 21 }),
        expect.any(String),
      ],
    ])
    const { words, isWell } = await reconcileByFirm(house.world, undefined)
    expect([isWell, words]).toEqual([false, expect.stringContaining('--remove')])
    expect(await filesOnDisk(house)).toHaveLength(22)

    expect(await reconcileByFirm(house.world, undefined, true)).toMatchObject({ isWell: true })
    expect(await filesOnDisk(house)).toEqual([])
  })

  test('twenty are few enough', async () => {
    await orphans(20)
    expect((await whole()).removed).toHaveLength(20)
    expect(await filesOnDisk(house)).toEqual([])
  })
})

test('a document that comes in meanwhile is not called missing', async () => {
  let late: string | undefined
  async function* idsThenUpload() {
    yield* house.world.vault.keptIds()
    late ??= await hand()
  }
  await hand()
  const report = await reconcileFiles(
    { ...house.world, vault: { ...house.world.vault, keptIds: idsThenUpload } },
    { samplePercent: 0 },
  )
  expect(report).toMatchObject({ rows: 2, files: 1, wrong: [] })
})

test('the job of the night raises the alarm in the log, and is silent when all is well', async () => {
  const said: unknown[][] = []
  const log: Log = { info() {}, warn() {}, error: (...words: unknown[]) => void said.push(words) }
  const lost = await hand()
  await reconcileNightly({ ...house.world, log })
  expect(said).toEqual([])
  await rm(await pathOf(lost))
  await reconcileNightly({ ...house.world, log })
  expect(said).toEqual([
    [
      expect.objectContaining({
        event: 'files.wrong',
        wrong: 1,
        documents: [{ id: lost, caseId: house.cast.cases.rosa, finding: 'absent' }],
      }),
      expect.any(String),
    ],
  ])
})

test('the job of the month reads every file whole', async () => {
  const said: unknown[][] = []
  const id = await hand()
  const bytes = await readFile(await pathOf(id))
  bytes[bytes.length - 20]! ^= 1
  await writeFile(await pathOf(id), bytes)
  await reconcileMonthly({
    ...house.world,
    log: { info() {}, warn() {}, error: (...words: unknown[]) => void said.push(words) },
  })
  expect(said).toEqual([
    [
      expect.objectContaining({
        event: 'files.wrong',
        sampled: 1,
        documents: [{ id, caseId: house.cast.cases.rosa, finding: 'damaged' }],
      }),
      expect.any(String),
    ],
  ])
})
