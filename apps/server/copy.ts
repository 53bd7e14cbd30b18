// A copy of an installation removes no file, runs no background job, sends no message and orders no
// course (spec: security#copies): it may share the file store and the course provider of the original.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isCopy, seemsCopy } from '#database/installation.ts'
import type { Database, Db } from '#ports/database.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Settings } from './settings.ts'

export const copyWarning =
  'This is a copy of another installation, or PUBLIC_URL has changed: it removes no file, runs no background job, ' +
  'sends no message and orders no course. To make it the installation: outbox:release, and a new start'

/** Operators create this file in DATA_DIR for a copy that has the identity of the original. */
const markerName = 'COPY'

type CopySettings = Pick<Settings, 'dataDir' | 'isDemo' | 'publicUrl'>

/** For a server: its first start remembers where the database is. */
export async function isServerOfCopy(settings: CopySettings, database: Database): Promise<boolean> {
  if (settings.isDemo) return false
  return (await isCopy(database, settings.publicUrl)) || hasCopyMarker(settings)
}

/** The same for a command, which only reads. */
export async function isCommandOnCopy(settings: CopySettings, db: Db): Promise<boolean> {
  if (settings.isDemo) return false
  return (await seemsCopy(db, settings.publicUrl)) || hasCopyMarker(settings)
}

export function hasCopyMarker(settings: Pick<Settings, 'dataDir'>): boolean {
  return existsSync(getCopyMarker(settings))
}

export function getCopyMarker({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, markerName)
}

/** Discards only what this process has staged itself. */
export function withoutRemoval(vault: FileVault): FileVault {
  return { ...vault, delete: async () => {}, sweep: async () => 0 }
}
