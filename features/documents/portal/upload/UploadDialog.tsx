import { useEffect, useReducer, useState, useEffectEvent } from 'react'
import { activeCases } from '#features/cases/portal/cases.operations.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { useUnsentFilesLock } from '#ui/browser/unsent-files.ts'
import { useNewScreen } from '#ui/browser/presses/new-screen.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import type { BusinessObject } from './business-object.ts'
import {
  childFolders,
  documentDashboard,
  documentDetail,
  leafCategoryDocuments,
} from '../documents.operations.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { createRecall, sendFiles } from './files/send-files.ts'
import { takeDroppedFiles } from './files/take-from-outside.ts'
import { hasArrived, type UploadItem } from './upload-items.ts'
import {
  hasUnsentFiles,
  listedFiles,
  nextUploadState,
  unsentFiles,
  uploadStart,
  type UploadState,
  type UploadStep,
} from './upload-state.ts'
import { toUnsentUpload, type UnsentUpload } from './not-sent/not-sent.ts'
import { storeUpload, toUploadId } from './not-sent/stored-uploads.ts'
import { UploadSteps } from './UploadSteps.tsx'
import { usePicking } from './files/use-picking.ts'
import { uploadWords } from './words.ts'

export interface UploadDialogProps {
  readonly caseId: string
  readonly category: {
    readonly id: string
    readonly name: string
    readonly asksForPdf: boolean
    readonly documentList: ReadonlyArray<{ readonly id: string }>
  }
  /** The document that the file replaces. */
  readonly replaces?: { readonly id: string; readonly name: string }
  readonly oneOnly?: boolean
  readonly business?: BusinessObject | undefined
  /** `hasSubmitted` is true if at least one file was sent. */
  readonly onClose: (hasSubmitted: boolean) => void
}

/** Steps that show a file take all available space. */
const wideSteps: readonly UploadStep[] = ['TakePhoto', 'PreviewPhoto', 'SubmitFiles', 'View']

export function UploadDialog({
  caseId,
  category,
  replaces,
  oneOnly = false,
  business,
  onClose,
}: UploadDialogProps) {
  const words = useWords(uploadWords)
  const [state, dispatch] = useReducer(nextUploadState, uploadStart)
  const [place] = useState(() => ({
    caseId,
    categoryId: category.id,
    batch: freshKey(),
    replacedDocumentId: replaces?.id,
    business,
  }))
  const [recall] = useState(createRecall)
  const { step, items, isSending, isClosed } = state
  const whyOne = replaces ? 'documents.one-file' : oneOnly ? 'documents.one-certificate' : undefined
  const { pick, forget } = usePicking(whyOne, dispatch)
  const refused = items.find(({ id }) => id === state.insteadOfId)
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
  const belongs = refused
    ? words.insteadOf(refused.name)
    : replaces
      ? words.insteadOf(replaces.name)
      : words.for(category.name)
  useAskBeforeLeaving(hasUnsentFiles(state))
  useUnsentFilesLock(hasUnsentFiles(state))
  useStoredNames(state, category, place.batch)
  useNewScreen(state.isLeaving)

  useEffect(() => {
    if (isClosed) onClose(hasSubmitted)
  }, [isClosed, hasSubmitted, onClose])

  // Aborts the uploads when the dialog unmounts, for example at logout.
  useEffect(() => () => recall.recallAll(), [recall])

  useFilesFromOutside((files) => {
    const outcome = takeDroppedFiles(state, files.length, whyOne)
    if (outcome) dispatch(outcome.event)
    if (!outcome || outcome.isTaken)
      addFiles(files, outcome ? nextUploadState(state, outcome.event) : state)
  })

  /** Adds the files together with an unused photo, so that the photo is not lost. */
  function addFiles(files: readonly File[], at: UploadState) {
    const { photo } = at
    void pick(
      photo === undefined || files.includes(photo) ? files : [photo, ...files],
      listedFiles(at),
    )
  }

  function cancel() {
    forget()
    dispatch({ type: 'cancelled' })
  }

  async function send(chosen: readonly UploadItem[]) {
    await sendFiles(chosen, place, recall, dispatch)
    await readAgain(
      documentDashboard,
      childFolders,
      leafCategoryDocuments,
      activeCases,
      ...(replaces ? [documentDetail] : []),
    )
  }

  return (
    <Dialog
      isOpen
      title={titles[step]}
      wide={wideSteps.includes(step)}
      mayClose={!isSending || step === 'View'}
      onClose={cancel}
      onBack={cancel}
    >
      {state.isLeaving ? (
        <LeavingQuestion
          count={unsentFiles(state)}
          onStay={() => dispatch({ type: 'stayed' })}
          onLeave={() => dispatch({ type: 'closed' })}
        />
      ) : null}
      {step === 'Start' || step === 'EditFile' ? (
        <p className="dialog-lead soft">{belongs}</p>
      ) : null}
      <UploadSteps
        state={state}
        oneOnly={whyOne !== undefined}
        isReplacing={replaces !== undefined}
        asksForPdf={category.asksForPdf}
        dispatch={dispatch}
        onPick={(files) => addFiles(files, state)}
        onCancel={cancel}
        onTakeBack={recall.recall}
        onSend={(chosen) => void send(chosen)}
      />
    </Dialog>
  )
}

/** Stores the names of unsent files until each has arrived or the client closes the dialog. */
function useStoredNames(
  state: UploadState,
  { id, documentList }: UploadDialogProps['category'],
  batch: string,
): void {
  const [before] = useState(() => documentList.map((document) => document.id))
  // As text, because the progress of a file changes no name.
  const names = JSON.stringify(toUnsentUpload(state, before))
  useEffect(() => {
    storeUpload(tabMirror, { id: toUploadId(id, batch), upload: JSON.parse(names) as UnsentUpload })
  }, [id, batch, names])
}

function useFilesFromOutside(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  })
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      // By default the browser opens a dropped file in place of the page.
      event.preventDefault()
      if (event.type === 'drop') take(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault()
    }
    addEventListener('dragover', drop)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', drop)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
}
