// Starts one database server for the integration tests and migrates the template that test files
// copy.
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { installJobs } from '#adapters/jobs/pg-boss.ts'
import { openDemoClock } from '#apps/demo/clock/demo-clock.ts'
import type { DemoIds } from '#apps/demo/seed/seed-demo-data.ts'
import { seedTestDatabase } from '#testing/test-deps.ts'
import { installDemoClock } from '#apps/demo/clock/demo-clock.store.ts'
import { migrate } from './migrate.ts'
import {
  connectTestDatabase,
  seededTemplateName,
  silentLog as log,
  templateName,
} from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'
import { removeLeftServers } from './test-left-servers.ts'
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
    project.provide('demoData', await makeTemplates(givenUrl))
    project.provide('databaseUrl', givenUrl)
    return () => dropTemplates(givenUrl)
  }
  await removeLeftServers(prefix, 'data')
  const folder = await makeTestFolder(prefix)
  // As root, the server runs as an unprivileged user who needs access to the folder.
  await chmod(folder, 0o711)
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log, fast: true })
  project.provide('demoData', await makeTemplates(embedded.url))
  project.provide('databaseUrl', embedded.url)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropTemplates(url: string): Promise<void> {
  const owner = await connectTestDatabase(url, { poolSize: 1 })
  for (const name of [templateName, seededTemplateName])
    await sql.raw(`drop database if exists ${name}`).execute(owner.db)
  await owner.close()
}

/** Makes an empty template and one with the demo data, whose IDs it returns. */
async function makeTemplates(url: string): Promise<DemoIds> {
  await dropTemplates(url)
  const owner = await connectTestDatabase(url, { poolSize: 1 })
  // PostgreSQL can copy a database only while it has no connections.
  await sql.raw(`create database ${templateName}`).execute(owner.db)
  const empty = await openTemplate(url, templateName)
  await migrate(empty.database, log)
  await installJobs(empty.database)
  await installDemoClock(empty.database)
  await empty.database.close()
  await sql.raw(`create database ${seededTemplateName} template ${templateName}`).execute(owner.db)
  await owner.close()
  const seeded = await openTemplate(url, seededTemplateName)
  const clock = await openDemoClock(seeded.database, { now: () => new Date() })
  const ids = await seedTestDatabase({ ...seeded, clock })
  await clock.close()
  await seeded.database.close()
  return ids
}

async function openTemplate(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  const { href } = address
  return {
    url: href,
    database: await connectTestDatabase(href),
  }
}
