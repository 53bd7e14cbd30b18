import { AsIs } from '#ui/display/AsIs.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import { List, ListLink } from '#ui/page/List.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import type { Leaf } from '../answers.ts'
import { fromCategory } from '../document/came-from.ts'
import { rowInCategory, formatArrival } from '../document/document-look.ts'
import { documentPaths } from '../document-paths.ts'
import { fileIcon } from '../document/file-icon.ts'
import { categoryWords, documentWords } from '../words.ts'

export interface CategoryDocumentsProps {
  readonly name: string
  readonly documents: Leaf['documentList']
  readonly isFromAttorney: boolean
}

export function CategoryDocuments({ name, documents, isFromAttorney }: CategoryDocumentsProps) {
  const empty = useWords(categoryWords)
  const words = useWords(documentWords)
  const { formatDayOrTime } = useFormats()
  if (documents.length === 0 && isFromAttorney)
    return <EmptyState title={empty.emptyFromAttorney}>{empty.emptyFromAttorneyHint}</EmptyState>
  if (documents.length === 0) return <EmptyState title={empty.empty}>{empty.emptyHint}</EmptyState>
  return (
    <List name={name}>
      {documents.map((document) => (
        <ListLink
          key={document.id}
          href={documentPaths.detail(document.id)}
          state={fromCategory}
          icon={fileIcon(document.name)}
          tone="file"
          title={<AsIs>{document.name}</AsIs>}
          badgePlace="wraps"
          // The firm's own documents have no review status.
          {...(document.isFromFirm
            ? {}
            : { badge: <StatusBadge of="document" status={document.status} /> })}
          {...rowInCategory(
            document,
            formatArrival(document, formatDayOrTime(document.uploaded), words),
            words,
          )}
        />
      ))}
    </List>
  )
}
