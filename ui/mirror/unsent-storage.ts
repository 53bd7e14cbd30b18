// Unsent answers and forms of all accounts of this browser, in IndexedDB. Small, because the login page carries it.
import type { UnsentRecord } from './unsent-records.ts'

/** Some browsers never answer when a storage is damaged. The page and the end of a session wait for it, so not for long. */
const maxWaitMs = 2000

const storeName = 'unsent'
const keyPrefix = 'daybreak.unsent-'
const markKey = `${keyPrefix}mark`
const writersKey = `${keyPrefix}writers`

let connection: Promise<IDBDatabase> | undefined

/** Rejects where the browser has no such storage, or refuses it. */
function connect(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('daybreak', 1)
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
      // Another tab has a newer portal, or the person has cleared the site's data.
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

async function run<Result>(mode: IDBTransactionMode, act: Act<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('IndexedDB does not answer')), maxWaitMs),
  )
  return Promise.race([connect().then((database) => transact(database, mode, act)), tooLate])
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
    // Committed now: the page may be gone before it hears of the request.
    transaction.commit()
  })
}

export interface UnsentStorage {
  all(): Promise<readonly UnsentRecord[]>
  /** Rejects when there is no room, or no answer. */
  put(record: UnsentRecord): Promise<unknown>
  remove(mark: string, slot: string): Promise<unknown>
}

export const unsentStorage: UnsentStorage = {
  all: () =>
    run<UnsentRecord[]>('readonly', (store) => store.getAll() as IDBRequest<UnsentRecord[]>),
  put: (record) => run('readwrite', (store) => store.put(record)),
  remove: (mark, slot) => run('readwrite', (store) => store.delete([mark, slot])),
}

/** Remembers in this tab whose records it may delete, also after the session has ended by itself. */
export function noteUnsentMark(mark: string): void {
  sessionStorage.setItem(markKey, mark)
}

/** True for the keys that stay in sessionStorage after a timeout: with them the same account finds and deletes its records. */
export function isUnsentKey(name: string): boolean {
  return name.startsWith(keyPrefix)
}

/** Saves the writers of this tab. Does nothing after sign-off, which empties sessionStorage. */
export function saveEarlierWriters(writers: readonly string[]): void {
  if (sessionStorage.getItem(markKey) !== null)
    sessionStorage.setItem(writersKey, writers.join(' '))
}

export function loadEarlierWriters(): readonly string[] {
  return sessionStorage.getItem(writersKey)?.split(' ') ?? []
}

/** Deletes what the account of this tab keeps on the device. Call it before the tab is emptied. Never rejects. */
export async function deleteUnsent(): Promise<void> {
  const mark = sessionStorage.getItem(markKey)
  if (mark === null) return
  await run('readwrite', (store) => store.delete(IDBKeyRange.bound([mark], [mark, []]))).catch(
    () => undefined,
  )
}
