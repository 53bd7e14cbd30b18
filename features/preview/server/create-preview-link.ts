import { findAccount } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { endOfLink } from '../rules/preview-life.ts'
import { problem } from '../rules/problems.ts'
import type { PreviewDeps } from './deps.ts'

/**
 * The person must belong to a case of the viewer's firm and have a complete account
 * (spec: preview#link). Writes to the audit who looks.
 */
export async function createPreviewLink(
  deps: PreviewDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<{ readonly address: string }> {
  requirePermission(deps, viewer, 'preview-portal')
  const { firmId, staffId, sessionId } = viewer
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const person = isUuid(participantId)
    ? await findParticipant(db, { participantId: participantId.toLowerCase(), firmId })
    : undefined
  if (!person) throw problem('preview.person-absent')
  const { accountId, caseId } = person
  const account = accountId === null ? undefined : await findAccount(deps.database.db, accountId)
  if (!account || !isComplete(account))
    throw problem('preview.no-account', { name: person.givenName })
  const actor = getStaffActor(viewer)
  await deps.audit.record({
    event: 'case.previewed',
    outcome: 'done',
    ...actor,
    accountId: account.id,
    object: caseId,
    details: { ...actor.details, participantId: person.id },
  })
  const token = await deps.previewTokens.createLink(
    { firmId, staffId, sessionId, accountId: account.id, caseId },
    endOfLink(deps.clock.now()),
  )
  // Browsers do not send the part after `#`, so no log of a server holds the token.
  return { address: `${deps.publicUrl}/preview#${token}` }
}
