// Keys come from the server at sign-in and stay in memory. Small, because the login page loads it.
import { toBase64, bytesOfBase64 } from '../browser/base64.ts'
import { storeUnsentMark } from './unsent-storage.ts'

export interface GivenKeys {
  readonly mirrorKey: string | null
  /** Newest first. */
  readonly unsentKeys?: readonly string[] | null
}

export interface UnsentKeys {
  /** Marks the records of the account in the storage of the origin. */
  readonly mark: string
  /** The keys of today and yesterday. The first one encrypts new records. */
  ring: readonly CryptoKey[]
}

export interface MirrorKeys {
  readonly tab: CryptoKey
  /** Keys for records in the origin's storage. If undefined, these stay in the tab's storage. */
  readonly unsent: UnsentKeys | undefined
}

let owner: string | undefined
let held: MirrorKeys | undefined
let arrival: Promise<unknown> = Promise.resolve()
let newest: string | undefined
const listeners = new Set<(keys: MirrorKeys | undefined) => void>()
const lastActs = new Set<() => Promise<void>>()

/** Imports the keys of an account. For the same account only the keys of a new day are imported. */
export function takeMirrorKeys(accountId: string, given: GivenKeys): void {
  if (given.mirrorKey === null) return
  if (owner === accountId) return renewUnsentKeys(given.unsentKeys ?? [])
  forgetMirrorKeys()
  owner = accountId
  newest = given.unsentKeys?.[0]
  arrival = importKeys(given.mirrorKey, given.unsentKeys ?? []).then(
    (keys) => {
      if (owner === accountId) setKeys(keys)
    },
    () => undefined,
  )
}

function renewUnsentKeys(texts: readonly string[]): void {
  const [first] = texts
  if (first === undefined || first === newest) return
  newest = first
  arrival = arrival
    .then(() => importRing(texts))
    .then(
      (ring) => {
        if (newest === first && held?.unsent && ring.length > 0) held.unsent.ring = ring
      },
      () => undefined,
    )
}

/** Returns undefined without Web Crypto or for an invalid key. */
async function importKeys(
  mirrorKey: string,
  unsentKeys: readonly string[],
): Promise<MirrorKeys | undefined> {
  const tab = await importKey(mirrorKey)
  if (tab === undefined) return undefined
  const ring = await importRing(unsentKeys)
  return { tab, unsent: ring.length === 0 ? undefined : { mark: await readMark(mirrorKey), ring } }
}

async function importRing(texts: readonly string[]): Promise<readonly CryptoKey[]> {
  return (await Promise.all(texts.map((text) => importKey(text)))).filter(
    (key) => key !== undefined,
  )
}

/** 256 bits, not extractable. */
async function importKey(base64url: string): Promise<CryptoKey | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  const bytes = bytesOfBase64(base64url)
  return subtle === undefined || bytes?.length !== 32
    ? undefined
    : subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** The mark is always the same for one account. It reveals neither the account nor its key. */
async function readMark(mirrorKey: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfBase64(mirrorKey) ?? new Uint8Array(),
    hmac,
    false,
    ['sign'],
  )
  return toBase64(
    new Uint8Array(
      await crypto.subtle.sign(hmac, key, new TextEncoder().encode('daybreak unsent')),
    ),
  )
}

export function forgetMirrorKeys(): void {
  owner = undefined
  newest = undefined
  if (held !== undefined) setKeys(undefined)
}

function setKeys(keys: MirrorKeys | undefined): void {
  held = keys
  if (keys?.unsent) storeUnsentMark(keys.unsent.mark)
  for (const listener of listeners) listener(keys)
}

export async function mirrorKeyArrived(): Promise<void> {
  await arrival
}

/** Calls the listener now and at each change, for the lifetime of the page. */
export function onMirrorKeys(listener: (keys: MirrorKeys | undefined) => void): void {
  listeners.add(listener)
  listener(held)
}

/** Registers `act` for good. It runs before a key is discarded while its records stay. */
export function beforeMirrorCloses(act: () => Promise<void>): void {
  lastActs.add(act)
}

export async function saveMirror(): Promise<void> {
  await Promise.allSettled([...lastActs].map((act) => act()))
}
