import type { StaffNotice, StaffNoticePage } from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import type { Language } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { maxIdsPerCall, problem } from '../../rules/problems.ts'
import { toContractGroup } from '../../rules/staff/contract-words.ts'
import { findNoticeWord, getNoticePath } from '../../rules/staff/notices.ts'
import { unknownNotice } from '../../rules/staff/digest-mail.ts'
import type { StaffNoticePagesDeps } from './deps.ts'
import { openParams } from './sealed-title.ts'
import {
  countUnreadStaffNotices,
  listStaffNotices,
  markStaffNotices,
  type StaffNoticeRecord,
} from './staff-notices.store.ts'

/** An `after` that is not an own notice leads to an empty page. */
export async function readStaffNotices(
  deps: StaffNoticePagesDeps,
  viewer: StaffViewer,
  after: string | undefined,
): Promise<StaffNoticePage> {
  if (after !== undefined && !isUuid(after)) return { notices: [], next: null }
  const { db } = deps.workspaceDatabase.forFirm(viewer.firmId)
  const { notices, hasMore } = await listStaffNotices(db, viewer, after)
  const { language } = viewer.source
  return {
    notices: notices.map((notice) => toContractNotice(deps, notice, language)),
    next: hasMore ? (notices.at(-1)?.id ?? null) : null,
  }
}

export function countUnread(deps: StaffNoticePagesDeps, viewer: StaffViewer): Promise<number> {
  return countUnreadStaffNotices(deps.workspaceDatabase.forFirm(viewer.firmId).db, viewer)
}

/** Idempotent. All IDs must be the viewer's own (spec: security#own-notifications). */
export async function markStaffNoticesRead(
  deps: StaffNoticePagesDeps,
  viewer: StaffViewer,
  ids: readonly string[] | undefined,
): Promise<void> {
  const wanted = ids && [...new Set(ids)]
  if (wanted && wanted.length > maxIdsPerCall) throw problem('notifications.too-many')
  if (wanted && !wanted.every(isUuid)) throw problem('notifications.not-found')
  if (wanted?.length === 0) return
  await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const marked = await markStaffNotices(tx, viewer, wanted)
    if (wanted && marked !== wanted.length) throw problem('notifications.not-found')
  })
}

function toContractNotice(
  deps: StaffNoticePagesDeps,
  notice: StaffNoticeRecord,
  language: Language,
): StaffNotice {
  const { id, kind, caseId, createdAt, readAt } = notice
  const word = findNoticeWord(deps.staffNoticeWords, kind)
  return {
    id,
    kind,
    caseId,
    createdAt,
    group: toContractGroup(word?.group ?? 'cases'),
    text: word?.line(openParams(deps, notice), language) ?? unknownNotice[language],
    path: getNoticePath(caseId, word),
    isRead: readAt !== null,
  }
}
