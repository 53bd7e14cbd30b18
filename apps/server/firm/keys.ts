// The master key is changed while the server runs (docs/operations/keys.md).
import { auditTable } from '#adapters/audit/audit-table.ts'
import { connectDatabase } from '#adapters/database/connect.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { MasterKeyError, readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { listKeys, opensKeyRing, rewrapKeyRing } from '#adapters/secrets/key-ring.ts'
import type { Log } from '#ports/log.ts'
import { readMasterKey } from '../master-key.ts'
import type { Settings } from '../settings.ts'
import { formatTable } from './table.ts'
import { UsageError } from './usage-error.ts'

export const keysUsage = `
  npm run firm -- keys:status
  npm run firm -- keys:rewrap --file new-master-key --reason "…"
`

export interface KeysValues {
  readonly file?: string | undefined
  readonly reason?: string | undefined
}

/** Uses the owner's connection: the other roles cannot read the keys. */
export async function runKeysCommand(
  settings: Settings,
  log: Log,
  command: string,
  { file, reason = '' }: KeysValues,
): Promise<string> {
  if (settings.databaseUrl === undefined)
    throw new UsageError('DATABASE_URL: expected a running database.')
  const owner = await connectDatabase({ url: settings.databaseUrl, log, poolSize: 1 })
  try {
    const from = await readMasterKey(settings)
    if ((await opensKeyRing(owner.db, from)) !== true)
      throw new UsageError('MASTER_KEY: expected the master key that this database has now.')
    if (command === 'keys:status') {
      const keys = await listKeys(owner.db)
      return formatTable(
        ['key', 'version', 'made (UTC)'],
        keys.map(({ name, version, createdAt }) => [
          name,
          String(version),
          createdAt.toISOString().slice(0, 16).replace('T', ' '),
        ]),
      )
    }
    if (command !== 'keys:rewrap') throw new UsageError(keysUsage)
    if (reason.trim() === '') throw new UsageError('--reason: expected why; the audit keeps it.')
    const to = await readNewKey(settings, file)
    const count = await rewrapKeyRing(owner, { from, to })
    const details = { command, actor: 'operator', reason: reason.trim() }
    const entry = { event: 'command.done', outcome: 'done', details } as const
    await auditTable(owner, randomIds()).record(entry)
    return (
      `${count} keys are wrapped by the new master key. Put it in the place of the old one before the next start; ` +
      'running processes go on.'
    )
  } finally {
    await owner.close()
  }
}

async function readNewKey({ dataDir }: Settings, file: string | undefined): Promise<Uint8Array> {
  if (file === undefined)
    throw new UsageError(
      '--file: expected the file with the new master key (openssl rand -base64 32).',
    )
  try {
    return await readOrMakeMasterKey({ dataDir, file, mayMake: false })
  } catch (error) {
    throw error instanceof MasterKeyError
      ? new UsageError(error.message.replace('MASTER_KEY_FILE', '--file'))
      : error
  }
}
