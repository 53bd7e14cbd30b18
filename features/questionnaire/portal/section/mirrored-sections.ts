// The sections outlast a reload: each is kept as it was read and saved, and shown at once while it is read again (seeds/003, section 7; decisions B4.6).
import { keyOf } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { sectionById, type SectionByIdQuery } from '../questionnaire.operations.ts'

interface Mirrored {
  readonly caseId: string
  readonly read: SectionByIdQuery
}

/** Puts what was kept where the screens look for it, as something that is to be read again. What was read since the page was loaded is newer. */
function restore(): void {
  for (const { value } of tabMirror.all('sections')) {
    const { caseId, read } = value as Mirrored
    const queryKey = keyOf(sectionById, { caseId, sectionId: read.sectionById.id })
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, read, { updatedAt: 1 })
  }
}

function keep(): void {
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
    } satisfies Mirrored)
  })
}

// This may be loaded before the mirror is open: its code travels while the server is asked who is there.
if (tabMirror.isOpen()) restore()
tabMirror.subscribe(() => {
  if (tabMirror.isOpen()) restore()
})
keep()
