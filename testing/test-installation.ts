import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { laterValue } from '#database/test-before.ts'
import { openEmptyDatabase } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'
import { productionSettings } from './test-app.ts'

export interface Installation {
  readonly env: Readonly<Record<string, string>>
  /** DATA_DIR. */
  readonly folder: string
  readonly url: string
  close(): Promise<void>
}

/** An empty database, an empty data folder, and settings without the demo. The caller closes it. */
export async function openInstallation(): Promise<Installation> {
  const folder = await makeTestFolder('daybreak-installation-')
  const { url, close } = await openEmptyDatabase()
  return {
    env: {
      ...productionSettings,
      DATA_DIR: folder,
      DATABASE_URL: url,
      MASTER_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
    },
    folder,
    url,
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An installation for the tests of this file. */
export function anInstallation(): Installation {
  const { value, set } = laterValue<Installation>()
  beforeAll(async () => set(await openInstallation()))
  afterAll(() => value.close())
  return value
}

/** An installation of its own for each test. */
export function anInstallationEach(): Installation {
  const { value, set } = laterValue<Installation>()
  beforeEach(async () => set(await openInstallation()))
  afterEach(() => value.close())
  return value
}
