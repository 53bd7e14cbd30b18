// Replace Document: another file takes a document's place, and the way then leads to its category.
import { useState, type ReactNode } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useGo } from '#ui/navigation.ts'
import { documentPaths } from './document-paths.ts'
import { leafCategoryDocuments } from './documents.operations.ts'
import { UploadDialog } from './upload/UploadDialog.tsx'

export interface Replacing {
  readonly begin: () => void
  /** Belongs where it stays when the document's state changes: it does as soon as the file has arrived, and the dialog has more to say then. */
  readonly dialog: ReactNode
}

interface Replaced {
  readonly id: string
  readonly name: string
  readonly caseId: string
  readonly categoryId: string
}

/** `onReplaced` runs before the way leads to the category. */
export function useReplacing({ id, name, caseId, categoryId }: Replaced, onReplaced?: () => void): Replacing {
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  const { id: currentCase } = useCurrentCase()
  const { data } = useGraphQuery(leafCategoryDocuments, { caseId: currentCase, categoryId })

  function close(hasSubmitted: boolean) {
    setOpen(false)
    if (!hasSubmitted) return
    onReplaced?.()
    go(documentPaths.category(categoryId), { replace: true })
  }

  const category = { id: categoryId, name: data?.documentsChildLeafCategory.name ?? name }
  return {
    begin: () => setOpen(true),
    dialog: isOpen ? <UploadDialog caseId={caseId} category={category} replaces={{ id, name }} onClose={close} /> : null,
  }
}
