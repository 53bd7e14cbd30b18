import { formatDate } from '#ui/language/format.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { toReviewPath } from '../review/address.ts'
import { saveDocument } from '../review/document/StagedFile.tsx'
import type { CaseCategory } from './checklist-view.ts'
import { caseDocumentsWords } from './words.ts'

type CaseDocument = CaseCategory['documents'][number]

/** The documents of a category. Those of clients open where they are reviewed. */
export function DocumentLines({ documents }: { readonly documents: readonly CaseDocument[] }) {
  if (documents.length === 0) return null
  return (
    <ul className="checklist-files">
      {documents.map((document) => (
        <li key={document.id}>
          {document.isFromFirm ? (
            <FirmDocument document={document} />
          ) : (
            <ClientDocument document={document} />
          )}
        </li>
      ))}
    </ul>
  )
}

function ClientDocument({ document }: { readonly document: CaseDocument }) {
  const words = useWords(caseDocumentsWords)
  const { id, name, status } = document
  return (
    <>
      <Link href={toReviewPath({ order: 'BY_CLIENT', isMine: false }, id)}>{name}</Link>{' '}
      <span className="soft">{stateOfFile(document, words) ?? words.documentStates[status]}</span>
    </>
  )
}

function FirmDocument({ document }: { readonly document: CaseDocument }) {
  const words = useWords(caseDocumentsWords)
  const { formatDateTime } = useFormats()
  const { name, sentBy, uploadedAt, acknowledgments } = document
  return (
    <>
      <button
        type="button"
        className="link-like"
        aria-label={words.saveFile(name)}
        onClick={() => void saveDocument(document).catch(() => undefined)}
      >
        {name}
      </button>{' '}
      <span className="soft">
        {stateOfFile(document, words) ?? words.fromFirm(sentBy, formatDate(uploadedAt))}
      </span>
      {acknowledgments?.map((each) => (
        <span key={each.debtor} className="second-line">
          {each.at === null
            ? words.notConfirmed(each.name)
            : `${words.confirmed(each.name, formatDateTime(each.at))}: “${each.sentence}”`}
        </span>
      ))}
    </>
  )
}

function stateOfFile(
  { fileState }: CaseDocument,
  words: { readonly checking: string; readonly unusable: string },
): string | undefined {
  if (fileState === 'CHECKING') return words.checking
  return fileState === 'UNUSABLE' ? words.unusable : undefined
}
