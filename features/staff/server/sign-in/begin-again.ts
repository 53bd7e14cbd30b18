import type { StaffSignIn } from '#contract/workspace.generated.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { listLogins } from '../logins.store.ts'
import { beginFlow, type SetCookie } from '../flows/flows.ts'
import { describeStep, findNextStep } from './sign-in-result.ts'

/**
 * Begins the sign-in of a person whose password was set, for a browser that did not receive its
 * flow (spec: security#lost-answer).
 */
export async function beginAgain(
  deps: StaffDeps,
  setCookie: SetCookie,
  { staffId, password }: { readonly staffId: string; readonly password: string },
): Promise<StaffSignIn> {
  const { db } = deps.workspaceDatabase.forSignIn([staffId])
  const [login] = await listLogins(db, [staffId])
  const isCurrent = await deps.passwords.verify(password, login?.passwordHash ?? undefined)
  if (!login || !isCurrent) throw problem('staff.start-again')
  const flow = await beginFlow(deps, db, setCookie, [login])
  return describeStep(deps, flow, findNextStep(flow))
}
