import { readFile, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { listStoredFiles, pdf } from '#testing/test-uploads.ts'
import { frameSealer } from '#adapters/file-vault/frames.ts'
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { Log } from '#ports/log.ts'
import { fileRowsAfter } from './files.store.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { reconcileMonthly, reconcileNightly } from './reconcile-nightly.ts'
import { handedIn } from '../review/test-review.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)

beforeEach(async () => {
  await app.empty('document')
  await rm(app.filesFolder, { recursive: true, force: true })
})

test('finds nothing wrong in a consistent state', async () => {
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
    (await listStoredFiles(app)).filter((path) => ids.some((id) => path.includes(id))),
  ).toHaveLength(3)
})

test('reports a document whose file is missing, even if the document is not in the sample', async () => {
  const [lost] = [await hand(), await hand()]
  await rm(await readPath(lost))
  const expected = {
    rows: 2,
    files: 1,
    wrong: [{ id: lost, caseId: app.demoData.cases.rosa, finding: 'absent' }],
  }
  expect(await whole()).toMatchObject(expected)
  expect(await reconcileFiles(app.deps, { samplePercent: 0 })).toMatchObject({
    ...expected,
    sampled: 0,
  })
})

describe('the sample', () => {
  test('finds a file with a changed bit', async () => {
    const id = await hand()
    const bytes = await readFile(await readPath(id))
    bytes[bytes.length - 20]! ^= 1
    await writeFile(await readPath(id), bytes)
    expect((await whole()).wrong).toEqual([
      { id, caseId: app.demoData.cases.rosa, finding: 'damaged' },
    ])
  })

  test('finds a file that was replaced with a different valid file', async () => {
    const id = await hand()
    const { rows } = await sql<{
      firmId: string
      sealedKey: Uint8Array
    }>`select firm_id as "firmId", sealed_key as "sealedKey" from document where id = ${id}`.execute(
      app.deps.database.db,
    )
    const [{ firmId, sealedKey }] = rows as [{ firmId: string; sealedKey: Uint8Array }]
    const key = app.deps.secrets.openFileKey(
      firmId,
      await getFirmKeyOfCase(app.deps.database.db, { firmId }),
      id,
      sealedKey,
    )
    const sealer = frameSealer({ key, binding: `${firmId}|${id}` })
    const content = pdf(600, 'Another statement')
    await writeFile(
      await readPath(id),
      Buffer.concat([sealer.header, sealer.seal(content, true, Buffer.alloc(content.length + 16))]),
    )
    expect((await whole()).wrong).toEqual([
      { id, caseId: app.demoData.cases.rosa, finding: 'changed' },
    ])
    expect((await reconcileFiles(app.deps, { samplePercent: 0 })).wrong).toEqual([])
  })

  test('has the requested size, and rows are read in pages', async () => {
    await hand()
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select gen_random_uuid(), firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, 'infected', sealed_key from document, generate_series(1, 1200)`.execute(
      app.deps.database.db,
    )
    expect(await whole()).toMatchObject({ rows: 1201, sampled: 1, wrong: [] })
    const halves = await fileRowsAfter(
      app.deps.database.db,
      '00000000-0000-0000-0000-000000000000',
      2000,
      50,
    )
    const sampled = halves.filter(({ isSampled }) => isSampled).length
    expect([sampled > 400, sampled < 800]).toEqual([true, true])
  })
})

test('ignores the missing file of an infected document', async () => {
  const id = await hand()
  await sql`update document set scan_state = 'infected' where id = ${id}`.execute(
    app.deps.database.db,
  )
  await rm(await readPath(id))
  expect((await whole()).wrong).toEqual([])
})

test('does not report a file as missing that is uploaded during the check', async () => {
  let late: string | undefined
  async function* idsThenUpload() {
    yield* app.deps.vault.storedIds()
    late ??= await hand()
  }
  await hand()
  const report = await reconcileFiles(
    { ...app.deps, vault: { ...app.deps.vault, storedIds: idsThenUpload } },
    { samplePercent: 0 },
  )
  expect(report).toMatchObject({ rows: 2, files: 1, wrong: [] })
})

test('the nightly job logs an alarm if something is wrong, and no alarm if all is well', async () => {
  const logged: unknown[][] = []
  const log: Log = { info() {}, warn() {}, error: (...words: unknown[]) => void logged.push(words) }
  const lost = await hand()
  await reconcileNightly({ ...app.deps, log })
  expect(logged).toEqual([])
  await rm(await readPath(lost))
  await reconcileNightly({ ...app.deps, log })
  expect(logged).toEqual([
    [
      expect.objectContaining({
        event: 'files.wrong',
        wrong: 1,
        documents: [{ id: lost, caseId: app.demoData.cases.rosa, finding: 'absent' }],
      }),
      expect.any(String),
    ],
  ])
})

test('the monthly job reads every file', async () => {
  const logged: unknown[][] = []
  const id = await hand()
  const bytes = await readFile(await readPath(id))
  bytes[bytes.length - 20]! ^= 1
  await writeFile(await readPath(id), bytes)
  await reconcileMonthly({
    ...app.deps,
    log: { info() {}, warn() {}, error: (...words: unknown[]) => void logged.push(words) },
  })
  expect(logged).toEqual([
    [
      expect.objectContaining({
        event: 'files.wrong',
        sampled: 1,
        documents: [{ id, caseId: app.demoData.cases.rosa, finding: 'damaged' }],
      }),
      expect.any(String),
    ],
  ])
})

const hand = () => handedIn(app, rosa, app.demoData.cases.rosa, 'taxes.federal-latest')
const whole = () => reconcileFiles(app.deps, { samplePercent: 100 })
const readPath = async (id: string) =>
  (await listStoredFiles(app)).find((path) => path.includes(id))!
