// Unsent answers and forms of all accounts of this browser, and the drafts of staff, which have a
// database of their own. Small, because the login page loads it.
import { storagePrefix } from '../browser/app.ts'
import type { UnsentRecord } from './unsent-records.ts'
import { storeItem } from './store-item.ts'

/** For writes: a damaged storage may never respond. Reads may take several seconds. */
const maxWaitMs = 2000

const storeName = 'unsent'
const keyPrefix = `${storagePrefix}.unsent-`
const markKey = `${keyPrefix}mark`
const writersKey = `${keyPrefix}writers`

let connection: Promise<IDBDatabase> | undefined

/** Rejects without IndexedDB, or when access is denied. */
function connect(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(storagePrefix, 1)
    opening.addEventListener(
      'upgradeneeded',
      () => void opening.result.createObjectStore(storeName, { keyPath: ['mark', 'slot'] }),
    )
    opening.addEventListener('error', () =>
      reject(opening.error ?? new Error('IndexedDB did not open')),
    )
    opening.addEventListener('success', () => {
      const database = opening.result
      const forget = () => {
        database.close()
        connection = undefined
      }
      // Another tab has a newer portal, or the site's data was cleared.
      database.addEventListener('versionchange', forget)
      database.addEventListener('close', forget)
      resolve(database)
    })
  }).catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

type Act<Result> = (store: IDBObjectStore) => IDBRequest<Result>

async function write<Result>(act: Act<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('IndexedDB does not answer')), maxWaitMs),
  )
  return Promise.race([connect().then((database) => transact(database, 'readwrite', act)), tooLate])
}

function transact<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: Act<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = act(transaction.objectStore(storeName))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB gave up')),
    )
    // Commits now, because the page may close before the request's event.
    transaction.commit()
  })
}

export interface UnsentStorage {
  all(): Promise<readonly UnsentRecord[]>
  /** Rejects when the storage is full or does not respond. */
  put(record: UnsentRecord): Promise<unknown>
  remove(mark: string, slot: string): Promise<unknown>
}

export const unsentStorage: UnsentStorage = {
  all: async () =>
    transact<UnsentRecord[]>(
      await connect(),
      'readonly',
      (store) => store.getAll() as IDBRequest<UnsentRecord[]>,
    ),
  put: (record) => write((store) => store.put(record)),
  remove: (mark, slot) => write((store) => store.delete([mark, slot])),
}

/**
 * Stores the account's mark in this tab, so that its records can be deleted even after a timeout.
 */
export function storeUnsentMark(mark: string): void {
  storeItem(sessionStorage, markKey, mark)
}

/** Keys that stay in sessionStorage after a timeout, to find and delete the records. */
export function isUnsentKey(name: string): boolean {
  return name.startsWith(keyPrefix)
}

/** Saves the writers of this tab. Does nothing after sign-off, which empties sessionStorage. */
export function saveEarlierWriters(writers: readonly string[]): void {
  if (sessionStorage.getItem(markKey) !== null)
    storeItem(sessionStorage, writersKey, writers.join(' '))
}

export function loadEarlierWriters(): readonly string[] {
  return sessionStorage.getItem(writersKey)?.split(' ') ?? []
}

/** Call it before the tab's storage is emptied. Never rejects. */
export async function deleteUnsent(): Promise<void> {
  const mark = sessionStorage.getItem(markKey)
  if (mark === null) return
  await write((store) => store.delete(IDBKeyRange.bound([mark], [mark, []]))).catch(() => undefined)
}
