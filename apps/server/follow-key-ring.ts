import { keyNames } from '#adapters/secrets/key-names.ts'
import { keyRingChannel, type KeyRing } from '#adapters/secrets/key-ring.ts'
import { renewColumn } from '#adapters/secrets/renew-values.ts'
import { getFault } from '#lib/faults.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import { keyedColumns } from './keyed-columns.ts'

export interface FollowedKeyRing {
  /** False if this process lacks a version that others use, or soon use. */
  areKeysCurrent(): boolean
  /** Makes values of older versions again with the newest. */
  renewValues(): Promise<void>
}

/** Reads the keys again when an operator adds or retires a version. */
export async function followKeyRing({
  asOwner,
  database,
  ring,
  readMasterKey,
  log,
}: {
  /** Connects for the work only: the owner is not needed otherwise. */
  readonly asOwner: <T>(work: (owner: Database) => Promise<T>) => Promise<T>
  readonly database: Pick<Database, 'listen'>
  readonly ring: KeyRing
  readonly readMasterKey: () => Promise<Uint8Array>
  readonly log: Log
}): Promise<FollowedKeyRing & { stop(): Promise<void> }> {
  let areKeysCurrent = true
  let waiting = 0
  let reading = Promise.resolve()
  /** The versions under which everything is, as one text. */
  let renewedAt: string | undefined

  async function read(): Promise<void> {
    const wereCurrent = areKeysCurrent
    try {
      const masterKey = await readMasterKey()
      areKeysCurrent = await asOwner(({ db }) => ring.reload(db, masterKey))
      if (wereCurrent && !areKeysCurrent)
        log.error(
          { setting: 'MASTER_KEY' },
          'The keys were wrapped by another master key; restart this process with that one',
        )
    } catch (error) {
      areKeysCurrent = false
      if (wereCurrent)
        log.error({ cause: getFault(error) }, 'The keys could not be read again; trying again')
    }
  }
  const readInTurn = () => {
    waiting += 1
    reading = reading.then(read).finally(() => (waiting -= 1))
  }
  async function renewColumns(owner: Database): Promise<number> {
    let total = 0
    for (const column of keyedColumns) {
      const { renewed, failed } = await renewColumn(owner, ring, column)
      total += renewed
      const { table, column: name } = column
      if (failed > 0)
        log.error({ table, column: name, values: failed }, 'Stored values cannot be opened')
    }
    return total
  }
  const stop = await database.listen(keyRingChannel, readInTurn, readInTurn)
  return {
    areKeysCurrent() {
      // The file with the master key may be the right one by now, or the database back.
      if (!areKeysCurrent && waiting === 0) readInTurn()
      return areKeysCurrent
    },
    async renewValues() {
      const versions = keyNames.map((name) => `${name} ${ring.getVersion(name)}`).join()
      if (versions === renewedAt || !keyNames.some(ring.hasOlderVersion)) return
      const total = await asOwner(renewColumns)
      if (total > 0) log.info({ values: total }, 'Stored values were made again with newer keys')
      // Another process may still have sealed with an older version. The next run finds nothing.
      else renewedAt = versions
    },
    async stop() {
      await stop()
      await reading
    },
  }
}
