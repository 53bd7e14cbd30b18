import type { CookieChange } from '#contract/graph-context.ts'
import { creationStep, isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Source } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import {
  bindAccount,
  extendFlow,
  insertFlow,
  saveContact,
  markPhoneProven,
  readFlow,
  type FlowRecord,
} from './flows.store.ts'
import type { SignInDeps } from '../deps.ts'

export type SetCookie = (cookie: CookieChange) => void

export interface Flow extends FlowRecord {
  readonly hash: Buffer
}

export async function beginFlow(
  deps: SignInDeps,
  setCookie: SetCookie,
  invitationId: string | null,
): Promise<Buffer> {
  const token = deps.ids.token()
  const hash = tokenHash(token)
  await insertFlow(deps.database.db, hash, invitationId)
  // The lifetime of the flow is stored in the table. Each step renews it.
  setCookie({ name: 'flow', value: token })
  return hash
}

export async function currentFlow(deps: SignInDeps, source: Source): Promise<Flow | undefined> {
  if (source.flowToken === undefined) return undefined
  const hash = tokenHash(source.flowToken)
  const record = await readFlow(deps.database.db, hash)
  return record ? { ...record, hash } : undefined
}

/** Gives a flow its full lifetime again. */
export function renewFlow(deps: SignInDeps, flow: Flow): Promise<void> {
  return extendFlow(deps.database.db, flow.hash)
}

export function saveFlowContact(tx: Tx, flow: Flow, contactSealed: Uint8Array): Promise<void> {
  return saveContact(tx, flow.hash, contactSealed)
}

/** `authVersion` is the account's version with the new password. */
export function bindFlow(
  tx: Tx,
  flow: Flow,
  account: Pick<AccountRecord, 'id' | 'authVersion'>,
): Promise<void> {
  return bindAccount(tx, flow.hash, account.id, account.authVersion)
}

export function provePhoneInFlow(tx: Tx, flow: Flow): Promise<void> {
  return markPhoneProven(tx, flow.hash)
}

/** True when this browser has proven the password and the phone of an unfinished account. */
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

/** False for example if another browser with the same link has replaced the password. */
export function ownsPassword(flow: Flow, account: AccountRecord): boolean {
  return (
    flow.accountId === account.id &&
    flow.isPasswordFresh &&
    flow.authVersion === account.authVersion
  )
}
