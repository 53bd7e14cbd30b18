// Who is signed in: the few facts that the frame of the portal shows and routes by.
import { useSyncExternalStore } from 'react'

export interface CurrentAccount {
  readonly id: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly userName: string
  /** Cases this person takes part in and has not deactivated. */
  readonly caseCount: number
  /** 6 when every step of the account's creation has been taken. */
  readonly accountCreationStep: number
  readonly verifyPhone: boolean
  readonly verifyEmail: boolean
}

let current: CurrentAccount | undefined
const listeners = new Set<() => void>()

/** The account that is signed in, or undefined. */
export function currentAccount(): CurrentAccount | undefined {
  return current
}

/** Only signing in, refreshing, signing out and saving the account set it. */
export function setCurrentAccount(account: CurrentAccount | undefined): void {
  current = account
  for (const listener of listeners) listener()
}

/** Takes over what the server answered about the account, if it is the one that is signed in. */
export function takeAccount(account: CurrentAccount): void {
  if (current?.id === account.id) setCurrentAccount(account)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same for a screen, which is drawn again when it changes. */
export function useCurrentAccount(): CurrentAccount | undefined {
  return useSyncExternalStore(subscribe, currentAccount)
}
