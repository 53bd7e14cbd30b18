// Keeps sections in the tab, to show them at once and then read them again (spec: saving#mirror).
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { sectionById, type SectionByIdQuery } from '../questionnaire.operations.ts'

interface CachedSections {
  readonly caseId: string
  readonly read: SectionByIdQuery
}

/**
 * Restored sections count as outdated, so that screens read them again. Does not replace newer
 * reads.
 */
function restore(): void {
  for (const { value } of tabMirror.all('sections')) {
    const { caseId, read } = value as CachedSections
    const queryKey = getKey(sectionById, { caseId, sectionId: read.sectionById.id })
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, read, { updatedAt: 1 })
  }
}

function cacheSections(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'success' ||
      event.query.queryKey[0] !== sectionById.name
    )
      return
    const { caseId } = event.query.queryKey[1] as { readonly caseId: string }
    const read = event.query.state.data as SectionByIdQuery
    tabMirror.write('sections', `${caseId}|${read.sectionById.id}`, {
      caseId,
      read,
    } satisfies CachedSections)
  })
}

// This module may load before the mirror is open, while the session is still being checked.
if (tabMirror.isOpen()) restore()
tabMirror.subscribe(() => {
  if (tabMirror.isOpen()) restore()
})
cacheSections()
