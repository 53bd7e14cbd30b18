import { AsIs } from '#ui/display/AsIs.tsx'
import { useWords } from '#ui/language/language.ts'
import { ListLink } from '#ui/page/List.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import type { Dashboard } from '../answers.ts'
import { formatArrival } from '../document/document-look.ts'
import { documentPaths } from '../document-paths.ts'
import { fileIcon } from '../document/file-icon.ts'
import { FolderRows, type FolderRow } from './FolderRows.tsx'
import { detailWords, documentWords, submitWords } from '../words.ts'

const maxDocuments = 3

export interface FromAttorneyProps {
  readonly documents: Dashboard['reviewList']
  readonly folders: readonly FolderRow[]
}

export function FromAttorney({ documents, folders }: FromAttorneyProps) {
  const { fromAttorney } = useWords(submitWords)
  const fromFirm = documents.filter(
    ({ isFromFirm, isCopyOfAnswers }) => isFromFirm && !isCopyOfAnswers,
  )
  const shown = fromFirm
    .toSorted((left, right) => Number(left.opened) - Number(right.opened))
    .slice(0, maxDocuments)
  const isShownWhole = ({ id, documentCount }: FolderRow) =>
    shown.filter(({ categoryId }) => categoryId === id).length === documentCount
  const more = folders.filter((folder) => !isShownWhole(folder))
  if (shown.length === 0 && more.length === 0) return null
  return (
    <section>
      <h2 className="group-head">{fromAttorney}</h2>
      <ul className="list" aria-label={fromAttorney}>
        {shown.map((document) => (
          <SentDocument key={document.id} document={document} />
        ))}
        <FolderRows folders={more} />
      </ul>
    </section>
  )
}

function SentDocument({ document }: { readonly document: Dashboard['reviewList'][number] }) {
  const words = useWords(documentWords)
  const { confirmTitle } = useWords(detailWords)
  const { formatDayOrTime } = useFormats()
  const { id, name, uploaded, opened, comments } = document
  const came = formatArrival(document, formatDayOrTime(uploaded), words)
  const toConfirm = document.asksAcknowledgment && document.acknowledgedAt === null
  return (
    <ListLink
      href={documentPaths.detail(id)}
      icon={fileIcon(name)}
      tone="file"
      title={<AsIs>{name}</AsIs>}
      lines={[
        came,
        ...(comments.length === 0 ? [] : [words.comments(comments.length)]),
        ...(toConfirm ? [confirmTitle] : []),
      ]}
      badgePlace="wraps"
      unread={!opened}
      read={opened}
      pin={opened ? undefined : words.unread}
    />
  )
}
