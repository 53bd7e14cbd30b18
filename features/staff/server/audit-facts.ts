import { getRequestFacts, type Source, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEntry } from '#ports/audit.ts'

type Facts = Pick<AuditEntry, 'firmId' | 'sessionId' | 'ip' | 'requestId' | 'details'>

/** For an entry about a person who has not signed in yet. */
export function getLoginFacts(
  source: Source,
  { firmId, staffId }: { readonly firmId: string; readonly staffId: string },
): Facts {
  return { firmId, details: { staffId }, ...getRequestFacts(source) }
}

export function getStaffActor({ firmId, staffId, sessionId, source }: StaffViewer): Facts {
  return { sessionId, ...getLoginFacts(source, { firmId, staffId }) }
}
