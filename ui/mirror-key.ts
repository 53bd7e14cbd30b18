// The key of what this browser keeps sealed: told by the server at sign-in, in memory only. Small, because the login page carries it.
import { bytesOfBase64 } from './base64.ts'

let owner: string | undefined
let held: CryptoKey | undefined
let arrival: Promise<unknown> = Promise.resolve()
const listeners = new Set<(key: CryptoKey | undefined) => void>()
const lastActs = new Set<() => Promise<void>>()

/** Takes the key of an account. The same account has the same key, so that nothing changes when it is told again. */
export function takeMirrorKey(accountId: string, base64url: string | null): void {
  if (base64url === null || owner === accountId) return
  forgetMirrorKey()
  owner = accountId
  arrival = imported(base64url).then(
    (key) => {
      if (owner === accountId) hold(key)
    },
    () => undefined,
  )
}

/** 256 bits, which no script can read out again. Undefined where the browser has no cryptography, or the text is no such key. */
async function imported(base64url: string): Promise<CryptoKey | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  const bytes = bytesOfBase64(base64url)
  return subtle === undefined || bytes?.length !== 32 ? undefined : subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** From now on nothing more is sealed or opened. */
export function forgetMirrorKey(): void {
  owner = undefined
  if (held !== undefined) hold(undefined)
}

function hold(key: CryptoKey | undefined): void {
  held = key
  for (const listener of listeners) listener(key)
}

/** Resolves when a key that was taken is there. */
export async function mirrorKeyArrived(): Promise<void> {
  await arrival
}

/** Calls at once, and at each change, with the key or undefined. For the lifetime of the page. */
export function onMirrorKey(listener: (key: CryptoKey | undefined) => void): void {
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
