// The master key is changed, and keys get new versions, while the server runs
// (docs/operations/keys.md).
import { countClearTexts } from '#adapters/secrets/seal-clear-texts.ts'
import { auditTable } from '#adapters/audit/audit-table.ts'
import { withDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { MasterKeyError, readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { isKeyName, keyNames, type KeyName } from '#adapters/secrets/key-names.ts'
import { LostKeysError, opensKeyRing, rewrapKeyRing } from '#adapters/secrets/key-ring.ts'
import {
  addKeyVersion,
  KeyVersionError,
  listKeys,
  retireKeyVersion,
  type KeyState,
} from '#adapters/secrets/key-versions.ts'
import { isMigrated } from '#database/migrate.ts'
import type { Log } from '#ports/log.ts'
import { keyedColumns } from '../../features.ts'
import { readMasterKey } from '../../master-key.ts'
import type { Settings } from '../../settings.ts'
import { formatTable } from '../table.ts'
import { UsageError } from '../usage-error.ts'

export const keysUsage = `
  npm run firm -- keys:status
  npm run firm -- keys:rewrap --file new-master-key --reason "…"
  npm run firm -- keys:rotate seal/account-ssn --reason "…"
  npm run firm -- keys:retire seal/account-ssn 1 --reason "…"
`

/** Time in which every process learns a new version. */
const usualDelaySeconds = 60

export interface KeysValues {
  readonly file?: string | undefined
  readonly reason?: string | undefined
}

export interface KeysCall {
  readonly command: string
  /** The name and the version of a key. */
  readonly operands?: readonly string[]
  readonly values?: KeysValues
  /** Shorter in tests. */
  readonly delaySeconds?: number
}

interface KeysContext {
  readonly settings: Settings
  readonly owner: ConnectedDatabase
  readonly masterKey: Uint8Array
}

/** Uses the owner's connection: the other roles cannot read the keys. */
export async function runKeysCommand(
  settings: Settings,
  log: Log,
  call: KeysCall,
): Promise<string> {
  if (settings.databaseUrl === undefined)
    throw new UsageError('DATABASE_URL: expected a running database.')
  try {
    return await withDatabase({ url: settings.databaseUrl, log, poolSize: 1 }, async (owner) => {
      const masterKey = await readMasterKey(settings)
      if ((await opensKeyRing(owner.db, masterKey)) !== true)
        throw new UsageError('MASTER_KEY: expected the master key that this database has now.')
      if (!(await isMigrated(owner.db)))
        throw new UsageError('Expected a database on which the server of this version has started.')
      return run({ settings, owner, masterKey }, call)
    })
  } catch (error) {
    const isExpected = error instanceof KeyVersionError || error instanceof LostKeysError
    throw isExpected ? new UsageError(error.message) : error
  }
}

async function run(
  context: KeysContext,
  { command, operands = [], values = {}, delaySeconds = usualDelaySeconds }: KeysCall,
): Promise<string> {
  const { owner, masterKey, settings } = context
  const [name, version] = operands
  if (command === 'keys:status')
    return owner.transact(async (tx) => {
      const status = formatStatus(await listKeys(tx, keyedColumns))
      const texts = await countClearTexts(tx, keyedColumns)
      return texts === 0 ? status : `${status}\n\nTexts that are not sealed yet: ${texts}`
    })
  const record = createRecorder(context, command, values.reason)
  if (command === 'keys:rewrap') {
    const count = await rewrapKeyRing(owner, {
      from: masterKey,
      to: await readNewKey(settings, values.file),
    })
    await record({})
    return (
      `${count} keys are wrapped by the new master key. Put it in the place of the old one before the next start; ` +
      'running processes go on.'
    )
  }
  if (command === 'keys:rotate') {
    const key = parseName(name)
    const added = await addKeyVersion(owner, masterKey, keyedColumns, { name: key, delaySeconds })
    await record({ key, version: added })
    return `${key} has version ${added}, in use in ${delaySeconds} seconds. Follow with keys:status what still has an older one.`
  }
  if (command === 'keys:retire') {
    const key = parseName(name)
    if (version === undefined || !/^\d+$/.test(version))
      throw new UsageError('Expected the version after the name of the key: 1')
    await retireKeyVersion(owner, keyedColumns, { name: key, version: Number(version) })
    await record({ key, version: Number(version) })
    return `Version ${version} of ${key} is retired: its bytes are removed.`
  }
  throw new UsageError(keysUsage)
}

/** Refuses a command without a reason, before it does anything. */
function createRecorder({ owner }: KeysContext, command: string, reason = '') {
  if (reason.trim() === '') throw new UsageError('--reason: expected why; the audit keeps it.')
  return async (more: Readonly<Record<string, string | number>>) => {
    const details = { command, actor: 'operator', reason: reason.trim(), ...more }
    const entry = { event: 'command.done', outcome: 'done', details } as const
    await auditTable(owner, randomIds()).record(entry)
  }
}

function parseName(text: string | undefined): KeyName {
  if (text !== undefined && isKeyName(text)) return text
  throw new UsageError(`Expected the name of a key:\n  ${keyNames.join('\n  ')}`)
}

function formatStatus(keys: readonly KeyState[]): string {
  return formatTable(
    ['key', 'version', 'since (UTC)', 'state', 'stored values'],
    keys.map((key) => [
      key.name,
      String(key.version),
      key.usedFrom.toISOString().slice(0, 16).replace('T', ' '),
      toState(key),
      key.values === undefined ? '' : String(key.values),
    ]),
  )
}

function toState({ retiredAt, isUsed, replacedAt }: KeyState): string {
  if (retiredAt) return 'retired'
  if (!isUsed) return 'not yet in use'
  return replacedAt ? 'replaced' : 'in use'
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
