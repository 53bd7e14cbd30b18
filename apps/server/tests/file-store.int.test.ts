// Which file store belongs to a database: a process with another one refuses to start, and a restored one is recognized.
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '#adapters/database/connect.ts'
import { seedCast } from '#apps/demo/seed/seed-demo-data.ts'
import { seedPapers } from '#apps/demo/seed/seed-documents.ts'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { openHouse, type House } from '../start-app.ts'
import { readSettings, SettingError } from '../settings.ts'
import { productionSettings } from '../testing/test-app.ts'

const refusal = /^DATA_DIR, FILES_S3_URL: this file store is not the one of this database/
let folder: string
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-stores-'))
  empty = await openEmptyDatabase()
})
afterEach(async () => {
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

const filesOf = (dataDir: string) => join(folder, dataDir, 'files')

function open(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  log: Log = silentLog,
  visiting = false,
): Promise<House> {
  return openHouse(
    readSettings({
      ...productionSettings,
      DATA_DIR: join(folder, dataDir),
      DATABASE_URL: empty.url,
      LOG_LEVEL: 'silent',
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      ...env,
    }),
    log,
    { visiting },
  )
}

async function inHouse(
  dataDir: string,
  work: (house: House) => Promise<unknown> = async () => {},
): Promise<void> {
  const house = await open(dataDir)
  try {
    await work(house)
  } finally {
    await house.close()
  }
}

async function storeDocuments({ world }: House): Promise<void> {
  const cast = await seedCast(world)
  if (!cast) throw new Error('The database was not empty')
  await seedPapers(world, cast)
}

/** As in a backup from before the mark. */
async function forgetInstallation(): Promise<void> {
  const database = await connectDatabase({ url: empty.url, log: silentLog, poolSize: 1 })
  await sql`delete from installation`.execute(database.db)
  await database.close()
}

const markIn = async (dataDir: string) =>
  (await readFile(join(filesOf(dataDir), 'store-id'), 'utf8')).trim()

test('a command that runs with another folder before the first start of the server marks nothing', async () => {
  await (await open('two', {}, silentLog, true)).close()
  await expect(markIn('two')).rejects.toThrow('ENOENT')
  await inHouse('one')
  await expect(open('two', {}, silentLog, true)).rejects.toThrow(refusal)
})

test('a process with another folder refuses to start and leaves that folder unmarked, with and without documents', async () => {
  await inHouse('one')
  await expect(open('two')).rejects.toThrow(refusal)
  await inHouse('one', storeDocuments)
  await expect(open('two')).rejects.toThrow(SettingError)
  await expect(markIn('two')).rejects.toThrow('ENOENT')
  await inHouse('one')
})

test('a new database does not take the folder of another one', async () => {
  await inHouse('one')
  await writeFile(join(filesOf('one'), 'store-id'), '0190a000-0000-7000-8000-000000000001\n')
  await forgetInstallation()
  await expect(open('one')).rejects.toThrow(refusal)
})

test('documents from before the mark are recognized, and from then on another folder is refused', async () => {
  await inHouse('one', storeDocuments)
  await forgetInstallation()
  await rm(join(filesOf('one'), 'store-id'))
  await expect(open('two')).rejects.toThrow(refusal)
  await inHouse('one')
  expect(await markIn('one')).toMatch(/^[\da-f-]{36}$/)
  await expect(open('two')).rejects.toThrow(refusal)
})

test('files that were moved without the mark are marked, and a database from before the mark takes over the one of its files', async () => {
  await inHouse('one', storeDocuments)
  const mark = await markIn('one')
  await cp(join(filesOf('one'), 'objects'), join(filesOf('moved'), 'objects'), { recursive: true })
  await inHouse('moved')
  expect(await markIn('moved')).toBe(mark)

  await forgetInstallation()
  await inHouse('one')
  expect(await markIn('one')).toBe(mark)
  await rename(filesOf('one'), join(folder, 'away'))
  await expect(open('one')).rejects.toThrow(refusal)
})

test('a store that is away is noted in the log and does not keep the process from starting', async () => {
  const warnings: string[] = []
  const s3 = {
    FILES_S3_URL: 'http://127.0.0.1:1/bucket',
    FILES_S3_KEY_ID: 'id',
    FILES_S3_SECRET: 'secret',
  }
  const house = await open('one', s3, {
    ...silentLog,
    warn: (_, message) => void warnings.push(message),
  })
  await house.close()
  expect(warnings).toEqual([
    'The file store cannot be reached, so it was not checked that it is the one of this database',
  ])
})
