// A sign-in in progress, tied to one browser by a cookie (spec: staff#flow).
import type { CookieChange } from '#contract/graph-context.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Source } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { listLogins, type LoginRecord } from '../logins.store.ts'
import { findFlow, insertFlow, type FlowRecord } from './flows.store.ts'

export type SetCookie = (cookie: CookieChange) => void

export interface Flow extends FlowRecord {
  /** The logins whose password has not changed since. */
  readonly logins: readonly LoginRecord[]
}

export async function beginFlow(
  deps: StaffDeps,
  db: Db,
  setCookie: SetCookie,
  logins: readonly LoginRecord[],
): Promise<Flow> {
  const token = deps.ids.token()
  const flow = {
    tokenHash: tokenHash(token),
    staffIds: logins.map(({ staffId }) => staffId),
    authVersions: logins.map(({ authVersion }) => authVersion),
  }
  await insertFlow(db, flow)
  setCookie({ name: 'flow', value: token })
  return { ...flow, provenIds: [], chosenStaffId: null, logins }
}

export async function findCurrentFlow(
  { workspaceDatabase }: StaffDeps,
  { flowToken }: Source,
): Promise<Flow | undefined> {
  const record =
    flowToken === undefined ? undefined : await findFlow(workspaceDatabase.db, tokenHash(flowToken))
  const flow = record && (await loadLogins(workspaceDatabase.forSignIn(record.staffIds).db, record))
  return flow && flow.logins.length > 0 ? flow : undefined
}

export async function getCurrentFlow(deps: StaffDeps, source: Source): Promise<Flow> {
  const flow = await findCurrentFlow(deps, source)
  if (!flow) throw problem('staff.start-again')
  return flow
}

export async function loadLogins(db: Db, record: FlowRecord): Promise<Flow> {
  const versions = new Map(
    record.staffIds.map((staffId, index) => [staffId, record.authVersions[index]]),
  )
  const logins = await listLogins(db, record.staffIds)
  return {
    ...record,
    logins: logins.filter(
      ({ staffId, authVersion, passwordHash }) =>
        passwordHash !== null && versions.get(staffId) === authVersion,
    ),
  }
}
