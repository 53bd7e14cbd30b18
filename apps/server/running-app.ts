// For programs that run beside a server. DATA_DIR has its database and portal addresses.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Settings } from './settings.ts'

/**
 * Uses the addresses of the running server, so that the database is never opened twice and links
 * lead to this server.
 */
export async function settingsOfRunningApp(): Promise<Settings> {
  const settings = readSettings()
  const note = async (name: string) =>
    (await readFile(join(settings.dataDir, name), 'utf8').catch(() => undefined))?.trim()
  const databaseUrl = settings.databaseUrl ?? (await note('database-url'))
  const publicUrl = settings.isDemo
    ? ((await note('public-url')) ?? settings.publicUrl)
    : settings.publicUrl
  return { ...settings, databaseUrl, publicUrl, hasMovableClock: false }
}
