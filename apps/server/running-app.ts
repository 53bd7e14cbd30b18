// For programs beside a running server: its database and address are in DATA_DIR.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Settings } from './settings.ts'

/** So that program and server never open the database twice, and links use the server's address. */
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
