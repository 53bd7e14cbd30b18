// The login that this page has begun. After a reload, `findStep` asks the server for it.
import { graph } from '#ui/graphql/graph.ts'
import { workspacePaths } from '../paths.ts'
import { adoptStaffSession, takeOrigin } from '../session/session.ts'
import { staffSignInUnderWay, type StaffSignInStepFragment } from './sign-in.operations.ts'

export interface PendingSignIn {
  readonly step: StaffSignInStepFragment
  readonly email: string | undefined
}

let pending: PendingSignIn | undefined

export const pendingSignIn = (): PendingSignIn | undefined => pending

/** Returns the path of the next step, and adopts the session after the last one. */
export function takeStep(step: StaffSignInStepFragment, email = pending?.email): string {
  if (step.next === 'SIGNED_IN' && step.session !== null) {
    pending = undefined
    adoptStaffSession(step.session)
    return takeOrigin()
  }
  pending = { step, email }
  return pathOf(step)
}

export function pathOf({ next }: StaffSignInStepFragment): string {
  if (next === 'SECOND_STEP') return workspacePaths.code
  if (next === 'SET_UP_SECOND_STEP') return workspacePaths.setUp
  if (next === 'CHOOSE_FIRM') return workspacePaths.chooseFirm
  return workspacePaths.signIn
}

/** Returns undefined if no login is under way. */
export async function findSignIn(): Promise<PendingSignIn | undefined> {
  if (pending !== undefined) return pending
  const { staffSignInUnderWay: step } = await graph.run(
    staffSignInUnderWay,
    {},
    { anonymous: true },
  )
  if (step !== null) pending = { step, email: step.email ?? undefined }
  return pending
}
