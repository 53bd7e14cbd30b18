import { findStaffOfSession } from '#features/staff/server/identify-staff.ts'
import type { PreviewClaims } from '#ports/preview-tokens.ts'
import type { PreviewViewer, Source } from '#lib/viewer.ts'
import { endOfView, onceForEachLink } from '../rules/preview-life.ts'
import { problem } from '../rules/problems.ts'
import type { PreviewDeps } from './deps.ts'

export interface StartedPreview {
  readonly token: string
  readonly endsAt: Date
}

/** Refuses a link that was used, that is too old, or whose staff member has logged out. */
export async function startPreview(
  deps: PreviewDeps,
  source: Source,
  linkToken: string,
): Promise<StartedPreview> {
  const link = await deps.previewTokens.readLink(linkToken)
  if (!link || !(await isStaffThere(deps, source, link))) throw problem('preview.link-over')
  if (!(await deps.limits.take(onceForEachLink, link.id))) throw problem('preview.link-over')
  const endsAt = endOfView(deps.clock.now())
  return { token: await deps.previewTokens.createView(link, endsAt), endsAt }
}

/**
 * Undefined for any other token, after the end of the preview, and as soon as the staff member has
 * logged out or may no longer log in (spec: preview#end).
 */
export async function identifyPreview(
  deps: PreviewDeps,
  source: Source,
  accessToken: string | undefined,
): Promise<PreviewViewer | undefined> {
  const claims =
    accessToken === undefined ? undefined : await deps.previewTokens.readView(accessToken)
  if (!claims || !(await isStaffThere(deps, source, claims))) return undefined
  const { accountId, caseId, firmId, staffId, sessionId } = claims
  return { kind: 'preview', source, accountId, caseId, firmId, staffId, sessionId }
}

async function isStaffThere(
  deps: PreviewDeps,
  source: Source,
  claims: PreviewClaims,
): Promise<boolean> {
  return (await findStaffOfSession(deps, source, claims)) !== undefined
}
