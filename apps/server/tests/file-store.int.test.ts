import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedDemoData } from '#apps/demo/seed/seed-demo-data.ts'
import { seedDocuments } from '#apps/demo/seed/seed-documents.ts'
import { connectTestDatabase, silentLog } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { startApp, type App } from '../start-app.ts'
import { readSettings } from '../settings.ts'
import { SettingError } from '../settings/setting-values.ts'
import { anInstallationEach } from '#testing/test-installation.ts'

const refusal = /^DATA_DIR, FILES_S3_URL: this file store is not the one of this database/
const installation = anInstallationEach()

test('a command is refused before the first start of the server, and never marks a file store', async () => {
  await expect(open('two', {}, silentLog, 'command')).rejects.toThrow(/has started; start it first/)
  await inApp('one')
  await (await open('one', {}, silentLog, 'command')).close()
  await expect(open('two', {}, silentLog, 'command')).rejects.toThrow(refusal)
  await expect(markIn('two')).rejects.toThrow('ENOENT')
})

test('a process with the wrong folder refuses to start and does not mark the folder, whether or not there are documents', async () => {
  await inApp('one')
  await expect(open('two')).rejects.toThrow(refusal)
  await inApp('one', storeDocuments)
  await expect(open('two')).rejects.toThrow(SettingError)
  await expect(markIn('two')).rejects.toThrow('ENOENT')
  await inApp('one')
})

test('a new database does not accept the folder of another database', async () => {
  await inApp('one')
  await writeFile(join(filesFolder('one'), 'store-id'), '0190a000-0000-7000-8000-000000000001\n')
  await forgetInstallation()
  await expect(open('one')).rejects.toThrow(refusal)
})

test('accepts an unmarked store whose documents are in the database, marks it, and then refuses any other folder', async () => {
  await inApp('one', storeDocuments)
  await forgetInstallation()
  await rm(join(filesFolder('one'), 'store-id'))
  await expect(open('two')).rejects.toThrow(refusal)
  await inApp('one')
  expect(await markIn('one')).toMatch(/^[\da-f-]{36}$/)
  await expect(open('two')).rejects.toThrow(refusal)
})

test('marks a store again that was moved without its mark; a database without an ID takes the ID of its store', async () => {
  await inApp('one', storeDocuments)
  const mark = await markIn('one')
  await cp(join(filesFolder('one'), 'objects'), join(filesFolder('moved'), 'objects'), {
    recursive: true,
  })
  await inApp('moved')
  expect(await markIn('moved')).toBe(mark)

  await forgetInstallation()
  await inApp('one')
  expect(await markIn('one')).toBe(mark)
  await rename(filesFolder('one'), join(installation.folder, 'away'))
  await expect(open('one')).rejects.toThrow(refusal)
})

test('logs an unavailable store and starts anyway', async () => {
  const warnings: string[] = []
  const s3 = {
    FILES_S3_URL: 'http://127.0.0.1:1/bucket',
    FILES_S3_KEY_ID: 'id',
    FILES_S3_SECRET: 'secret',
  }
  const app = await open('one', s3, {
    ...silentLog,
    warn: (_, message) => void warnings.push(message),
  })
  await app.close()
  expect(warnings).toEqual([
    'The file store cannot be reached, so it was not checked that it is the one of this database',
  ])
})

const filesFolder = (dataDir: string) => join(installation.folder, dataDir, 'files')

function open(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  log: Log = silentLog,
  role: 'server' | 'command' = 'server',
): Promise<App> {
  return startApp(
    readSettings({ ...installation.env, DATA_DIR: join(installation.folder, dataDir), ...env }),
    log,
    { role },
  )
}

async function inApp(
  dataDir: string,
  work: (app: App) => Promise<unknown> = async () => {},
): Promise<void> {
  const app = await open(dataDir)
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

async function storeDocuments({ deps }: App): Promise<void> {
  const demoData = await seedDemoData(deps)
  if (!demoData) throw new Error('The database was not empty')
  await seedDocuments(deps, demoData)
}

/**
 * Deletes the store ID from the database, as in a backup that was made before the database had one.
 */
async function forgetInstallation(): Promise<void> {
  const database = await connectTestDatabase(installation.url, { poolSize: 1 })
  await sql`delete from installation`.execute(database.db)
  await database.close()
}

const markIn = async (dataDir: string) =>
  (await readFile(join(filesFolder(dataDir), 'store-id'), 'utf8')).trim()
