import { useSyncExternalStore } from 'react'

export interface CurrentAccount {
  readonly id: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly userName: string
  /** Cases this person takes part in and has not deactivated. */
  readonly caseCount: number
  /** 6 means that all steps are done. */
  readonly accountCreationStep: number
  readonly verifyPhone: boolean
  readonly verifyEmail: boolean
}

let current: CurrentAccount | undefined
const listeners = new Set<() => void>()

export function currentAccount(): CurrentAccount | undefined {
  return current
}

/** Called at sign-in, refresh, sign-out and save only. */
export function setCurrentAccount(account: CurrentAccount | undefined): void {
  current = account
  for (const listener of listeners) listener()
}

/** Ignores the result for an account that is no longer signed in. */
export function adoptAccount(account: CurrentAccount): void {
  if (current?.id === account.id) setCurrentAccount(account)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCurrentAccount(): CurrentAccount | undefined {
  return useSyncExternalStore(subscribe, currentAccount)
}
