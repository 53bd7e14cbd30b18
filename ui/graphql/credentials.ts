// The tokens of the session are in memory only (spec: security#tokens-in-memory).
import { elapsedMs } from '../browser/clock.ts'

export interface Tokens {
  readonly idToken: string
  readonly accessToken: string
}

export interface HeldTokens extends Tokens {
  /** The value of `elapsedMs` when the tokens arrived. */
  readonly sinceMs: number
}

export interface Credentials {
  get(): HeldTokens | undefined
  set(tokens: Tokens): void
  clear(): void
  subscribe(listener: () => void): () => void
}

export function createCredentials(): Credentials {
  let held: HeldTokens | undefined
  const listeners = new Set<() => void>()
  const change = (next: HeldTokens | undefined) => {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => held,
    set: (tokens) => change({ ...tokens, sinceMs: elapsedMs() }),
    clear: () => change(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
