import { redirect } from '@tanstack/react-router'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { rememberOrigin, startStaffSession } from '#features/staff/workspace/session/session.ts'
import { staffSession } from '#features/staff/workspace/session/session-store.ts'

interface AreaEntry {
  readonly location: { readonly href: string }
}

export async function onlySignedIn({ location }: AreaEntry): Promise<void> {
  await startStaffSession()
  if (staffSession.get().status === 'staff') return
  rememberOrigin(location.href)
  redirect({ href: workspacePaths.signIn, replace: true, throw: true })
}

export async function onlySignedOut(): Promise<void> {
  await startStaffSession()
  if (staffSession.get().status !== 'staff') return
  redirect({ href: workspacePaths.home, replace: true, throw: true })
}
