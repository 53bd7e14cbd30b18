import { randomBytes } from 'node:crypto'
import { rm, utimes } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcileByFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { listStoredFiles } from '#testing/test-uploads.ts'
import { daysAfter } from '#lib/dates.ts'
import type { Log } from '#ports/log.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { reconcileNightly } from './reconcile-nightly.ts'
import { handedIn } from '../review/test-review.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)

beforeEach(async () => {
  await app.empty('document')
  await rm(app.filesFolder, { recursive: true, force: true })
})
/** Returns an ID that was created this many days ago. */
const idFrom = (days: number) => {
  const hex = daysAfter(new Date(), -days).getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomBytes(2).toString('hex').slice(1)}-8${randomBytes(2).toString('hex').slice(1)}-${randomBytes(6).toString('hex')}`
}

describe('leftovers of an upload', () => {
  test('are removed after a day, staged or stored', async () => {
    const [young, needed] = [await orphan(idFrom(1.1)), await hand()]
    const staged = await received(idFrom(0))
    await utimes(await readPath(staged), daysAfter(new Date(), -2), daysAfter(new Date(), -2))
    expect(await whole()).toMatchObject({
      files: 1,
      swept: 1,
      removed: [{ id: young }],
      waiting: [],
      wrong: [],
    })
    expect((await listStoredFiles(app)).every((path) => path.includes(needed))).toBe(true)
  })

  test('never include a file with a row, however old', async () => {
    const [sample, old] = [await hand(), await orphan(idFrom(400))]
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select ${old}, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, 'Replaced', scan_state, sealed_key from document where id = ${sample}`.execute(
      app.deps.database.db,
    )
    expect(await reconcileFiles(app.deps, { samplePercent: 0 })).toMatchObject({
      rows: 2,
      files: 2,
      removed: [],
      waiting: [],
      wrong: [],
    })
    expect(await readPath(old)).toContain(old)
  })

  test('stay for a day, because their row may follow', async () => {
    const young = await orphan(idFrom(0.9))
    await received(idFrom(0))
    expect(await whole()).toMatchObject({
      rows: 0,
      files: 1,
      swept: 0,
      removed: [],
      waiting: [{ id: young }],
    })
    expect(await listStoredFiles(app)).toHaveLength(2)
  })

  test('do not depend on the demo clock', async () => {
    await orphan(idFrom(0))
    await received(idFrom(0))
    await app.clock.moveBy(30 * 24 * 3_600_000)
    try {
      expect(await whole()).toMatchObject({ swept: 0, removed: [] })
    } finally {
      await app.clock.moveBy(-30 * 24 * 3_600_000)
    }
  })

  test('stay on a machine whose clock is days ahead of the database', async () => {
    await orphan(idFrom(0))
    expect(
      await reconcileFiles(
        { ...app.deps, ids: { ...app.deps.ids, rowId: () => idFrom(-3) } },
        { samplePercent: 0 },
      ),
    ).toMatchObject({ removed: [] })
  })
})

describe('more files without a document than uploads leave behind', () => {
  const logged: unknown[][] = []
  const log: Log = { info() {}, warn() {}, error: (...words: unknown[]) => void logged.push(words) }
  const orphans = async (count: number) => {
    for (let made = 0; made < count; made += 1) await orphan(idFrom(3))
  }

  test('are not removed if the database is empty; the log and the command report them, and the command can remove them', async () => {
    await orphans(21)
    const staged = await received(idFrom(0))
    await utimes(await readPath(staged), daysAfter(new Date(), -2), daysAfter(new Date(), -2))
    await reconcileNightly({ ...app.deps, log })
    expect(logged).toEqual([
      [
        expect.objectContaining({ event: 'files.many-unnamed', rows: 0, files: 21, unnamed: 21 }),
        expect.any(String),
      ],
    ])
    const { words, isWell } = await reconcileByFirm(app.deps, undefined)
    expect([isWell, words]).toEqual([false, expect.stringContaining('--remove')])
    expect(await listStoredFiles(app)).toHaveLength(22)

    expect(await reconcileByFirm(app.deps, undefined, true)).toMatchObject({ isWell: true })
    expect(await listStoredFiles(app)).toEqual([])
  })

  test('are still removed if there are only twenty', async () => {
    await orphans(20)
    expect((await whole()).removed).toHaveLength(20)
    expect(await listStoredFiles(app)).toEqual([])
  })
})

const hand = () => handedIn(app, rosa, app.demoData.cases.rosa, 'taxes.federal-latest')
const whole = () => reconcileFiles(app.deps, { samplePercent: 100 })
const readPath = async (id: string) =>
  (await listStoredFiles(app)).find((path) => path.includes(id))!

/** Creates files as uploads leave them behind: staged, or stored without a row. */
async function received(id: string): Promise<string> {
  async function* content() {
    yield randomBytes(100)
  }
  await app.deps.vault.stage(id, content(), { key: randomBytes(32), binding: 'a|b' }, 1000)
  return id
}
async function orphan(id: string): Promise<string> {
  await app.deps.vault.commit(await received(id))
  return id
}
