// The way to the copy of what was handed in; nothing while there is none.
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { Icon } from '#ui/Icon.tsx'
import { useWords } from '#ui/language.ts'
import { Link } from '#ui/Link.tsx'
import { checkWords } from '../check-words.ts'

export function CopyLink({ documentId }: { readonly documentId: string | null | undefined }) {
  const words = useWords(checkWords)
  return documentId == null ? null : (
    <p className="copy-link">
      <Link href={documentPaths.detail(documentId)}>
        <Icon name="file-pdf" size="small" />
        {words.copy}
      </Link>
    </p>
  )
}
