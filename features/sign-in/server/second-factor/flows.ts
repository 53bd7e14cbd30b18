// The flow cookie: what ties the steps of a sign-up, or of a second factor, to one browser.
import type { CookieChange } from '#contract/graph-context.ts'
import { creationStep, isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import type { Source } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import {
  bindAccount,
  extendFlow,
  insertFlow,
  keepContact,
  notePhoneProven,
  readFlow,
  type FlowRecord,
} from './flows.store.ts'
import { tokenHash } from '../sessions/token-hash.ts'
import type { SignInWorld } from '../deps.ts'

export type SetCookie = (cookie: CookieChange) => void

export interface Flow extends FlowRecord {
  readonly hash: Buffer
}

/** Begins a flow in this browser, replacing one that was there. */
export async function beginFlow(
  world: SignInWorld,
  setCookie: SetCookie,
  invitationId: string | null,
): Promise<Buffer> {
  const token = world.ids.token()
  const hash = tokenHash(token)
  await insertFlow(world.database.db, hash, invitationId)
  // How long it lives is the table's affair, where each step gives it its whole time again.
  setCookie({ name: 'flow', value: token })
  return hash
}

/** The flow of this browser; undefined when there is none or its time is over. */
export async function currentFlow(world: SignInWorld, source: Source): Promise<Flow | undefined> {
  if (source.flowToken === undefined) return undefined
  const hash = tokenHash(source.flowToken)
  const record = await readFlow(world.database.db, hash)
  return record ? { ...record, hash } : undefined
}

/** Gives a flow its whole time again, so that the code that follows can be answered in it. */
export function renewFlow(world: SignInWorld, flow: Flow): Promise<void> {
  return extendFlow(world.database.db, flow.hash)
}

/** Keeps the sealed contact details of a sign-up until its account exists. */
export function keepFlowContact(tx: Tx, flow: Flow, contactSealed: Uint8Array): Promise<void> {
  return keepContact(tx, flow.hash, contactSealed)
}

/** The password of this account was created in this flow, just now; `authVersion` is the account's version with it. */
export function bindFlow(
  tx: Tx,
  flow: Flow,
  account: Pick<AccountRecord, 'id' | 'authVersion'>,
): Promise<void> {
  return bindAccount(tx, flow.hash, account.id, account.authVersion)
}

/** The phone was proven in this flow, just now. */
export function provePhoneInFlow(tx: Tx, flow: Flow): Promise<void> {
  return notePhoneProven(tx, flow.hash)
}

/** True when this browser has proven what a set-up session of an unfinished account rests on: its password and its phone. */
export function hasProvenSetUp(flow: Flow | undefined, account: AccountRecord): flow is Flow {
  const isProven =
    flow?.accountId === account.id &&
    flow.isPasswordFresh &&
    flow.isPhoneFresh &&
    account.isMobileVerified
  return (
    isProven && !isComplete(account) && account.accountCreationStep >= creationStep.passwordCreated
  )
}

/** True when the account's password is still the one that was created in this flow: another browser with the same link may have replaced it. */
export function ownsPassword(flow: Flow, account: AccountRecord): boolean {
  return (
    flow.accountId === account.id &&
    flow.isPasswordFresh &&
    flow.authVersion === account.authVersion
  )
}
