import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useGo, useGoBack, usePageState } from '#ui/navigation/navigation.ts'
import { findBusinessObject } from '../upload/business-object.ts'
import { cameFromDetail, wasInCategory } from './came-from.ts'
import { documentPaths } from '../document-paths.ts'
import { leafCategoryDocuments } from '../documents.operations.ts'
import { UploadDialog } from '../upload/UploadDialog.tsx'

export interface Replacing {
  readonly begin: () => void
  /** Render it in a component that stays mounted: the dialog stays open after the upload. */
  readonly dialog: ReactNode
}

interface Replacement {
  readonly id: string
  readonly name: string
  readonly caseId: string
  readonly categoryId: string
}

/** `onReplaced` runs before the navigation to the category. */
export function useReplacing(
  { id, name, caseId, categoryId }: Replacement,
  onReplaced?: () => void,
): Replacing {
  const leave = useEffectEvent(useWayToCategory(categoryId))
  const [stage, setStage] = useState<'shut' | 'open' | 'replaced'>('shut')
  const current = useCurrentCase()
  const state = usePageState()
  const { data } = useGraphQuery(leafCategoryDocuments, { caseId: current.id, categoryId })

  function close(hasSubmitted: boolean) {
    setStage(hasSubmitted ? 'replaced' : 'shut')
    if (hasSubmitted) onReplaced?.()
  }

  // While the dialog is open, Back only closes it. The navigation waits until it is closed.
  useEffect(() => {
    if (stage === 'replaced') leave()
  }, [stage])

  const leaf = data?.documentsChildLeafCategory
  const category = {
    id: categoryId,
    name: leaf?.name ?? name,
    asksForPdf: leaf?.asksForPdf ?? false,
    documentList: leaf?.documentList ?? [{ id }],
  }
  const business = findBusinessObject(leaf?.certificate, current, state)
  return {
    begin: () => setStage('open'),
    dialog:
      stage === 'open' ? (
        <UploadDialog
          caseId={caseId}
          category={category}
          replaces={{ id, name }}
          business={business}
          onClose={close}
        />
      ) : null,
  }
}

/**
 * Goes back to the category if it is in the history, so that the history does not contain it twice.
 */
function useWayToCategory(categoryId: string): () => void {
  const go = useGo()
  const goBack = useGoBack()
  const state = usePageState()
  return () => {
    // Edit is only reached from the document's page, and that page only from the category.
    if (cameFromDetail(state)) void goBack(2)
    else if (wasInCategory(state)) void goBack(1)
    else go(documentPaths.category(categoryId), { replace: true })
  }
}
