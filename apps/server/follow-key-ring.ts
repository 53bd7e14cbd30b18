import { stopwatch } from '#adapters/clock/stopwatch.ts'
import { keyNames } from '#adapters/secrets/key-names.ts'
import { keyRingChannel, LostKeysError, type KeyRing } from '#adapters/secrets/key-ring.ts'
import { asOnlyRenewal } from '#adapters/secrets/lock-renewal.ts'
import { renewColumn } from '#adapters/secrets/renew-values.ts'
import { sealClearTexts } from '#adapters/secrets/seal-clear-texts.ts'
import { getFault } from '#lib/faults.ts'
import type { KeyedColumn } from '#lib/keyed-column.ts'
import type { Database } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import { keyedColumns } from './features.ts'

/** While this process lacks a key, it tries to read it this often. */
const retryMs = 2_000
/** A run of the job ends before the queue takes it for dead. The next one goes on. */
const maxRunMs = 240_000
/** Work that began with an older version may still have stored something since the last run. */
const lookAgainAfterMs = 3_600_000

export interface FollowedKeyRing {
  /** False if this process lacks a version that others use, or soon use. */
  areKeysCurrent(): boolean
  /** Makes values of older versions again with the newest. One process at a time does. */
  renewValues(): Promise<void>
}

export interface FollowOptions {
  readonly ring: KeyRing
  readonly database: Pick<Database, 'listen'>
  /** Connects for the work only: the owner is not needed otherwise. */
  readonly asOwner: <T>(work: (owner: Database) => Promise<T>) => Promise<T>
  readonly readMasterKey: () => Promise<Uint8Array>
  readonly log: Log
}

/** Reads the keys again when an operator adds or retires a version. */
export async function followKeyRing(
  options: FollowOptions,
): Promise<FollowedKeyRing & { stop(): Promise<void> }> {
  const reader = createReader(options)
  const readAgain = () => void reader.readInTurn()
  const stopListening = await options.database.listen(keyRingChannel, readAgain, readAgain)
  // A version may have been added between the first reading and now.
  await reader.readInTurn()
  return {
    areKeysCurrent: reader.areKeysCurrent,
    renewValues: createRenewal(options),
    async stop() {
      await stopListening()
      await reader.stop()
    },
  }
}

function createReader({ ring, asOwner, readMasterKey, log }: FollowOptions) {
  let areKeysCurrent = true
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let reading = Promise.resolve()

  async function read(): Promise<void> {
    const wereCurrent = areKeysCurrent
    try {
      const masterKey = await readMasterKey()
      areKeysCurrent = await asOwner(({ db }) => ring.reload(db, masterKey))
      if (wereCurrent && !areKeysCurrent)
        log.error(
          { setting: 'MASTER_KEY' },
          'A new key was wrapped by another master key; restart this process with that one',
        )
    } catch (error) {
      if (error instanceof LostKeysError) {
        log.error({}, `${error.message} This process goes on with the keys that it has.`)
        return
      }
      areKeysCurrent = false
      if (wereCurrent)
        log.error({ cause: getFault(error) }, 'The keys could not be read again; trying again')
    }
    clearTimeout(retry)
    if (!areKeysCurrent && !isStopped) retry = setTimeout(() => void readInTurn(), retryMs).unref()
  }

  function readInTurn(): Promise<void> {
    reading = reading.then(read)
    return reading
  }

  return {
    areKeysCurrent: () => areKeysCurrent,
    readInTurn,
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await reading
    },
  }
}

function createRenewal({ ring, asOwner, log }: FollowOptions): () => Promise<void> {
  /** The versions under which everything is, as one text, and when that was seen. */
  let done: { readonly versions: string; readonly atMs: number } | undefined
  /** When no clear text was left. */
  let sealedAtMs: number | undefined
  let running: Promise<void> | undefined

  async function renewValues(): Promise<void> {
    const startedAtMs = stopwatch()
    const mayGoOn = () => stopwatch() - startedAtMs < maxRunMs
    await sealTexts(startedAtMs, mayGoOn)
    const versions = keyNames.map((name) => `${name} ${ring.getVersion(name)}`).join()
    const isDone = done?.versions === versions && startedAtMs - done.atMs < lookAgainAfterMs
    if (isDone || !keyNames.some(ring.hasOlderVersion)) return
    const total = await asOwner((owner) => asOnlyRenewal(owner, () => renewColumns(owner, mayGoOn)))
    if (total === undefined) return
    if (total > 0) log.info({ values: total }, 'Stored values were made again with newer keys')
    // Another process may still have sealed with an older version. The next run finds nothing.
    else if (mayGoOn()) done = { versions, atMs: startedAtMs }
  }

  async function sealTexts(startedAtMs: number, mayGoOn: () => boolean): Promise<void> {
    if (sealedAtMs !== undefined && startedAtMs - sealedAtMs < lookAgainAfterMs) return
    const total = await asOwner((owner) =>
      asOnlyRenewal(owner, async () => {
        let sealed = 0
        for (const column of keyedColumns) sealed += await sealColumn(owner, column, mayGoOn)
        return sealed
      }),
    )
    if (total === undefined) return
    if (total > 0) log.info({ values: total }, 'Stored texts were sealed')
    else if (mayGoOn()) sealedAtMs = startedAtMs
  }

  async function sealColumn(
    owner: Database,
    column: KeyedColumn,
    mayGoOn: () => boolean,
  ): Promise<number> {
    try {
      return await sealClearTexts(owner, ring, column, { mayGoOn })
    } catch (error) {
      const { table, column: name } = column
      log.error({ table, column: name, cause: getFault(error) }, 'A column was not sealed')
      return 1
    }
  }

  async function renewColumns(owner: Database, mayGoOn: () => boolean): Promise<number> {
    let total = 0
    for (const column of keyedColumns) {
      const { table, column: name } = column
      try {
        const { renewed, failed } = await renewColumn(owner, ring, column, { mayGoOn })
        total += renewed
        if (failed > 0)
          log.error({ table, column: name, values: failed }, 'Stored values cannot be opened')
      } catch (error) {
        total += 1
        log.error({ table, column: name, cause: getFault(error) }, 'A column was not renewed')
      }
    }
    return total
  }

  return () => (running ??= renewValues().finally(() => (running = undefined)))
}
