// The dialog behind Add Documents: one small step after the other, and never a lost file.
import { useEffect, useReducer, useState } from 'react'
import { activeCases } from '#features/cases/portal/cases.operations.ts'
import { useAskBeforeLeaving } from '#ui/ask-before-leaving.ts'
import { freshKey } from '#ui/chance.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { childFolders, documentDashboard, leafCategoryDocuments } from '../documents.operations.ts'
import { EditFileStep } from './EditFileStep.tsx'
import { FinishStep } from './FinishStep.tsx'
import { createRecall, sendFiles } from './send-files.ts'
import { sortOut } from './sort-out.ts'
import { StartStep } from './StartStep.tsx'
import { SubmitFilesStep } from './SubmitFilesStep.tsx'
import { hasUnsentFiles, nextUploadState, uploadStart, type UploadItem, type UploadStep } from './upload-state.ts'
import { uploadWords } from './words.ts'

export interface UploadDialogProps {
  readonly caseId: string
  readonly category: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function UploadDialog({ caseId, category, onClose }: UploadDialogProps) {
  const words = useWords(uploadWords)
  const titles: Readonly<Record<UploadStep, string>> = {
    Start: words.startTitle,
    EditFile: words.editTitle,
    SubmitFiles: words.submitTitle,
    Finish: words.finishTitle,
  }
  const [state, tell] = useReducer(nextUploadState, uploadStart)
  const [place] = useState(() => ({ caseId, categoryId: category.id, batch: freshKey() }))
  const [recall] = useState(createRecall)
  const { step, items, drafts, isSending, isClosed } = state
  useAskBeforeLeaving(hasUnsentFiles(state))

  useEffect(() => {
    if (isClosed) onClose()
  }, [isClosed, onClose])

  function pick(files: readonly File[]) {
    const facts = files.map((file) => ({ file, name: file.name, bytes: file.size }))
    const { fitting, notAdded } = sortOut(facts, { files: items.length, bytes: items.reduce((sum, { file }) => sum + file.size, 0) })
    tell({ type: 'picked', drafts: fitting.map(({ file }) => draftOf(file)), notAdded })
  }

  async function send(chosen: readonly UploadItem[]) {
    await sendFiles(chosen, place, recall, tell)
    await readAgain(documentDashboard, childFolders, leafCategoryDocuments, activeCases)
  }

  function remove(id: string) {
    recall.recall(id)
    tell({ type: 'removed', id })
  }

  return (
    <Dialog isOpen title={titles[step]} mayClose={!isSending} onClose={() => tell({ type: step === 'Finish' ? 'closed' : 'cancelled' })}>
      {step === 'Finish' ? null : <p className="soft mb-4">{words.for(category.name)}</p>}
      {step === 'Start' ? <StartStep notAdded={state.notAdded} onPick={pick} onCancel={() => tell({ type: 'cancelled' })} /> : null}
      {step === 'EditFile' ? (
        <EditFileStep
          drafts={drafts}
          notAdded={state.notAdded}
          onRemove={(id) => tell({ type: 'draftRemoved', id })}
          onNamed={(names) => tell({ type: 'named', names })}
          onCancel={() => tell({ type: 'cancelled' })}
        />
      ) : null}
      {step === 'SubmitFiles' ? (
        <SubmitFilesStep
          items={items}
          isSending={isSending}
          onRemove={remove}
          onAnother={() => tell({ type: 'anotherWanted' })}
          onDifferent={(id) => {
            tell({ type: 'removed', id })
            tell({ type: 'anotherWanted' })
          }}
          onSend={(chosen) => void send(chosen)}
          onClose={() => tell({ type: 'closed' })}
        />
      ) : null}
      {step === 'Finish' ? <FinishStep count={items.length} onClose={() => tell({ type: 'closed' })} /> : null}
    </Dialog>
  )
}

function draftOf(file: File): UploadItem {
  return { id: freshKey(), file, name: file.name, status: 'ready', sentBytes: 0 }
}
