// The keys of what this browser keeps sealed: told by the server at sign-in, in memory only. Small, because the login page carries it.
import { base64Of, bytesOfBase64 } from '../browser/base64.ts'
import { noteUnsentMark } from './unsent-storage.ts'

/** What the server tells, in base64url. */
export interface ToldKeys {
  readonly mirrorKey: string | null
  /** Newest first. */
  readonly unsentKeys?: readonly string[] | null
}

export interface UnsentKeys {
  /** Names the account's records in the origin's storage. */
  readonly mark: string
  /** Today's and yesterday's, as the server told them last: what is sealed is sealed with the first. */
  ring: readonly CryptoKey[]
}

export interface MirrorKeys {
  /** Of what stays in the tab. */
  readonly tab: CryptoKey
  /** Of what may lie in the origin's storage. Undefined: that stays in the tab, too. */
  readonly unsent: UnsentKeys | undefined
}

let owner: string | undefined
let held: MirrorKeys | undefined
let arrival: Promise<unknown> = Promise.resolve()
/** The newest of `unsentKeys` that was imported. */
let newest: string | undefined
const listeners = new Set<(keys: MirrorKeys | undefined) => void>()
const lastActs = new Set<() => Promise<void>>()

/** Takes the keys of an account. Of the same account only those of another day are news. */
export function takeMirrorKeys(accountId: string, told: ToldKeys): void {
  if (told.mirrorKey === null) return
  if (owner === accountId) return renewUnsentKeys(told.unsentKeys ?? [])
  forgetMirrorKeys()
  owner = accountId
  newest = told.unsentKeys?.[0]
  arrival = importKeys(told.mirrorKey, told.unsentKeys ?? []).then(
    (keys) => {
      if (owner === accountId) hold(keys)
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

/** Undefined where the browser has no cryptography, or the text is no such key. */
async function importKeys(
  mirrorKey: string,
  unsentKeys: readonly string[],
): Promise<MirrorKeys | undefined> {
  const tab = await importKey(mirrorKey)
  if (tab === undefined) return undefined
  const ring = await importRing(unsentKeys)
  return { tab, unsent: ring.length === 0 ? undefined : { mark: await markOf(mirrorKey), ring } }
}

async function importRing(texts: readonly string[]): Promise<readonly CryptoKey[]> {
  return (await Promise.all(texts.map((text) => importKey(text)))).filter(
    (key) => key !== undefined,
  )
}

/** 256 bits, which no script can read out again. */
async function importKey(base64url: string): Promise<CryptoKey | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  const bytes = bytesOfBase64(base64url)
  return subtle === undefined || bytes?.length !== 32
    ? undefined
    : subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Equal for one account, and nothing that leads back to it or to its key. */
async function markOf(mirrorKey: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfBase64(mirrorKey) ?? new Uint8Array(),
    hmac,
    false,
    ['sign'],
  )
  return base64Of(
    new Uint8Array(
      await crypto.subtle.sign(hmac, key, new TextEncoder().encode('daybreak unsent')),
    ),
  )
}

/** From now on nothing more is sealed or opened. */
export function forgetMirrorKeys(): void {
  owner = undefined
  newest = undefined
  if (held !== undefined) hold(undefined)
}

function hold(keys: MirrorKeys | undefined): void {
  held = keys
  if (keys?.unsent) noteUnsentMark(keys.unsent.mark)
  for (const listener of listeners) listener(keys)
}

/** Resolves when a key that was taken is there. */
export async function mirrorKeyArrived(): Promise<void> {
  await arrival
}

/** Calls at once, and at each change of the account, with the keys or undefined. For the lifetime of the page. */
export function onMirrorKeys(listener: (keys: MirrorKeys | undefined) => void): void {
  listeners.add(listener)
  listener(held)
}

/** `act` is done before a key is forgotten whose records stay. For the lifetime of the page. */
export function beforeMirrorCloses(act: () => Promise<void>): void {
  lastActs.add(act)
}

/** Lets everything be kept that waits to be kept. */
export async function saveMirror(): Promise<void> {
  await Promise.allSettled([...lastActs].map((act) => act()))
}
