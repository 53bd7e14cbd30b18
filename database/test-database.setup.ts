// Starts one database server for the integration tests and migrates the template that test files
// copy.
import { access, chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#adapters/database/connect.ts'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { installJobs } from '#adapters/jobs/pg-boss.ts'
import { installDemoClock } from '#apps/demo/clock/demo-clock.store.ts'
import { migrate } from './migrate.ts'
import { silentLog as log, templateName } from './test-database.ts'
import { makeTestFolder, testFolders } from './test-folder.ts'
import { endRunIfItFails } from './test-setup.ts'

const prefix = 'daybreak-test-'

/**
 * Returns a function that stops the server and removes its folder. TEST_DATABASE_URL names another
 * server, by a user who may create databases and take the roles; it is left as it is but for the
 * template.
 */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return endRunIfItFails('The database of the tests did not start', () => startServer(project))
}

async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const givenUrl = process.env['TEST_DATABASE_URL']
  if (givenUrl !== undefined) {
    await makeTemplate(givenUrl)
    project.provide('databaseUrl', givenUrl)
    return () => dropTemplate(givenUrl)
  }
  await sweep()
  const folder = await makeTestFolder(prefix)
  // As root, the server runs as an unprivileged user who needs access to the folder.
  await chmod(folder, 0o711)
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log, fast: true })
  await makeTemplate(embedded.url)
  project.provide('databaseUrl', embedded.url)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropTemplate(url: string): Promise<void> {
  const owner = await connectDatabase({ url, log, poolSize: 1 })
  await sql.raw(`drop database if exists ${templateName}`).execute(owner.db)
  await owner.close()
}

async function makeTemplate(url: string): Promise<void> {
  await dropTemplate(url)
  const owner = await connectDatabase({ url, log, poolSize: 1 })
  await sql.raw(`create database ${templateName}`).execute(owner.db)
  await owner.close()
  const address = new URL(url)
  address.pathname = `/${templateName}`
  // PostgreSQL can copy a database only while it has no connections.
  const template = await connectDatabase({ url: address.href, log, poolSize: 4 })
  await migrate(template, log)
  await installJobs(template)
  await installDemoClock(template)
  await template.close()
}

/**
 * Stops and removes servers of killed runs. A server in use refuses a second owner and is left
 * alone.
 */
async function sweep(): Promise<void> {
  for (const folder of await listLeftFolders()) {
    const dataDir = join(folder, 'data')
    try {
      await access(join(dataDir, 'postgres', 'postmaster.pid'))
      const left = await startEmbedded({ dataDir, log, fast: true })
      await left.stop()
      await rm(folder, { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

async function listLeftFolders(): Promise<readonly string[]> {
  const listed = await Promise.all(
    testFolders.map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))
    }),
  )
  return listed.flat()
}
