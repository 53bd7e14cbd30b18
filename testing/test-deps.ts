import { rm } from 'node:fs/promises'
import { startJobs } from '#adapters/jobs/pg-boss.ts'
import { roles } from '#adapters/database/roles.ts'
import { openKeyRing } from '#adapters/secrets/key-ring.ts'
import { demo } from '#apps/demo/demo.ts'
import { seedDemoData, type DemoIds } from '#apps/demo/seed/seed-demo-data.ts'
import { connectTestDatabase, silentLog, type TestDatabase } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'
import { createDeps } from '#apps/server/create-deps.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { followKeyRing } from '#apps/server/follow-key-ring.ts'
import { readSettings } from '#apps/server/settings.ts'

const cheapHashing = {
  cost: { memoryKib: 64, passes: 1, lanes: 1 },
  maxConcurrent: 2,
  maxQueued: 1000,
}
const masterKey = new Uint8Array(32).fill(7)
/** The setting MASTER_KEY for programs beside a test server. */
export const testMasterKey = Buffer.from(masterKey).toString('base64')
/** Short, because tests wait for it. */
const courseProviderTimeoutMs = 150
/** Makes readiness check the file store each time. */
const probeFilesEveryMs = 0

export interface TestDeps {
  readonly deps: AppDeps
  /** DATA_DIR. */
  readonly dataDir: string
  close(): Promise<void>
}

/** What a program of this database has without its HTTP server. The caller closes it. */
export async function openTestDeps(
  { database: owner, url, clock }: Omit<TestDatabase, 'close'>,
  env: Readonly<Record<string, string>> = {},
): Promise<TestDeps> {
  const [database, jobsDatabase, workspaceDatabase] = await Promise.all([
    connectTestDatabase(url, { role: roles.portal }),
    connectTestDatabase(url, { role: roles.jobs }),
    connectTestDatabase(url, { role: roles.workspace }),
  ])
  const ring = await openKeyRing(owner, masterKey, { isNew: false })
  if (!ring) throw new Error('The test database has another master key')
  const keyRing = await followKeyRing({
    asOwner: (work) => work(owner),
    database,
    ring,
    readMasterKey: () => Promise.resolve(masterKey),
    log: silentLog,
  })
  const dataDir = await makeTestFolder('daybreak-app-')
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:4000',
    REHEARSAL_CLOCK: '1',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const deps = await createDeps({
    settings,
    database,
    jobsDatabase,
    workspaceDatabase,
    jobs: await startJobs(jobsDatabase, silentLog),
    clock,
    log: silentLog,
    secrets: ring.secrets,
    keyRing,
    hashing: cheapHashing,
    courseProviderTimeoutMs,
    probeFilesEveryMs,
    demo: settings.isDemo ? demo : undefined,
  })
  return {
    deps,
    dataDir,
    async close() {
      await deps.close()
      await keyRing.stop()
      await Promise.all([database, jobsDatabase, workspaceDatabase].map((each) => each.close()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates the demo data in an empty database. */
export async function seedTestDatabase(empty: Omit<TestDatabase, 'close'>): Promise<DemoIds> {
  const { deps, close } = await openTestDeps(empty)
  try {
    const ids = await seedDemoData(deps)
    if (!ids) throw new Error('The test database was not empty')
    return ids
  } finally {
    await close()
  }
}
