// The dialog behind Add Documents and Replace Document: one small step after the other, and never a lost file.
import { useEffect, useReducer, useState } from 'react'
import { activeCases } from '#features/cases/portal/cases.operations.ts'
import { useAskBeforeLeaving } from '#ui/ask-before-leaving.ts'
import { freshKey } from '#ui/chance.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { childFolders, documentDashboard, documentDetail, leafCategoryDocuments } from '../documents.operations.ts'
import { createRecall, sendFiles } from './send-files.ts'
import { hasArrived, type UploadItem } from './upload-items.ts'
import { hasUnsentFiles, nextUploadState, uploadStart, type UploadStep } from './upload-state.ts'
import { UploadSteps } from './UploadSteps.tsx'
import { useFilesFromOutside } from './use-files-from-outside.ts'
import { usePicking } from './use-picking.ts'
import { uploadWords } from './words.ts'

export interface UploadDialogProps {
  readonly caseId: string
  readonly category: { readonly id: string; readonly name: string }
  /** The document that the one file takes the place of. */
  readonly replaces?: { readonly id: string; readonly name: string }
  /** `hasSubmitted`: at least one file has arrived. */
  readonly onClose: (hasSubmitted: boolean) => void
}

/** Steps that show a file: they take what room there is. */
const wideSteps: readonly UploadStep[] = ['TakePhoto', 'PreviewPhoto', 'SubmitFiles', 'View']

export function UploadDialog({ caseId, category, replaces, onClose }: UploadDialogProps) {
  const words = useWords(uploadWords)
  const [state, tell] = useReducer(nextUploadState, uploadStart)
  const [place] = useState(() => ({ caseId, categoryId: category.id, batch: freshKey(), replacedDocumentId: replaces?.id }))
  const [recall] = useState(createRecall)
  const { step, items, isSending, isClosed } = state
  const { pick, forget } = usePicking(items, replaces !== undefined, tell)
  const hasSubmitted = items.some(hasArrived)
  const titles: Readonly<Record<UploadStep, string>> = {
    Start: replaces ? words.replaceTitle : words.startTitle,
    TakePhoto: words.camera,
    PreviewPhoto: words.photoTitle,
    EditFile: words.editTitle,
    SubmitFiles: replaces ? words.replaceTitle : words.submitTitle,
    View: words.viewTitle,
    Finish: words.finishTitle,
  }
  useAskBeforeLeaving(hasUnsentFiles(state))

  useEffect(() => {
    if (isClosed) onClose(hasSubmitted)
  }, [isClosed, hasSubmitted, onClose])

  // Whoever is signed out while bytes are under way sends nothing more.
  useEffect(() => () => recall.recallAll(), [recall])

  useFilesFromOutside((files) => {
    if (step === 'SubmitFiles' && !isSending && !replaces) tell({ type: 'anotherWanted' })
    void pick(files)
  })

  function cancel() {
    forget()
    tell({ type: 'cancelled' })
  }

  async function send(chosen: readonly UploadItem[]) {
    await sendFiles(chosen, place, recall, tell)
    await readAgain(documentDashboard, childFolders, leafCategoryDocuments, activeCases, ...(replaces ? [documentDetail] : []))
  }

  return (
    <Dialog isOpen title={titles[step]} wide={wideSteps.includes(step)} mayClose={!isSending || step === 'View'} onClose={cancel}>
      {step === 'Start' || step === 'EditFile' ? <p className="soft mb-4">{replaces ? words.insteadOf(replaces.name) : words.for(category.name)}</p> : null}
      <UploadSteps
        state={state}
        oneOnly={replaces !== undefined}
        tell={tell}
        onPick={(files) => void pick(files)}
        onCancel={cancel}
        onTakeBack={recall.recall}
        onSend={(chosen) => void send(chosen)}
      />
    </Dialog>
  )
}
