// Keeps sections in the tab, to show them at once and then read them again (spec: saving#mirror).
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { sectionById, type SectionByIdQuery } from '../questionnaire.operations.ts'
import { onSectionRead } from '../saving/patch-section.ts'

interface MirroredSection {
  readonly caseId: string
  readonly read: SectionByIdQuery
}

/**
 * Restored sections count as outdated, so that screens read them again. Does not replace newer
 * reads.
 */
function restore(): void {
  for (const { value } of tabMirror.all('sections')) {
    const { caseId, read } = value as MirroredSection
    const queryKey = getKey(sectionById, { caseId, sectionId: read.sectionById.id })
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, read, { updatedAt: 1 })
  }
}

// This module may load before the mirror is open, while the session is still being checked.
if (tabMirror.isOpen()) restore()
tabMirror.subscribe(() => {
  if (tabMirror.isOpen()) restore()
})
onSectionRead(({ caseId, section }) =>
  tabMirror.write('sections', `${caseId}|${section.id}`, {
    caseId,
    read: { sectionById: section },
  } satisfies MirroredSection),
)
