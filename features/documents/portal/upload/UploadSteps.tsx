import { EditFileStep } from './files/EditFileStep.tsx'
import { FinishStep } from './FinishStep.tsx'
import { PreviewPhotoStep } from './photo/PreviewPhotoStep.tsx'
import { StartStep } from './StartStep.tsx'
import { SubmitFilesStep } from './files/SubmitFilesStep.tsx'
import { TakePhotoStep } from './photo/TakePhotoStep.tsx'
import { isOnItsWay, type UploadItem } from './upload-items.ts'
import type { UploadEvent, UploadState } from './upload-state.ts'
import { ViewStep } from './ViewStep.tsx'

export interface UploadStepsProps {
  readonly state: UploadState
  readonly oneOnly: boolean
  readonly isReplacing: boolean
  readonly asksForPdf: boolean
  readonly dispatch: (event: UploadEvent) => void
  readonly onPick: (files: readonly File[]) => void
  readonly onCancel: () => void
  readonly onTakeBack: (ids: readonly string[]) => void
  readonly onSend: (items: readonly UploadItem[]) => void
}

export function UploadSteps({
  state,
  oneOnly,
  isReplacing,
  asksForPdf,
  dispatch,
  onPick,
  onCancel,
  onTakeBack,
  onSend,
}: UploadStepsProps) {
  const { step, items, drafts, notAdded, preparing, photo, viewedId, isSending, sendings } = state
  const picking = { notAdded, preparing, oneOnly, onPick, onCancel }

  function remove(id: string) {
    onTakeBack([id])
    dispatch({ type: 'removed', id })
  }
  function stop() {
    onTakeBack(items.filter(isOnItsWay).map(({ id }) => id))
    dispatch({ type: 'stopped' })
  }

  switch (step) {
    case 'Start':
      return (
        <StartStep
          {...picking}
          asksForPdf={asksForPdf}
          onCamera={() => dispatch({ type: 'cameraWanted' })}
        />
      )
    case 'TakePhoto':
      return (
        <TakePhotoStep
          {...picking}
          onTaken={(taken) => dispatch({ type: 'photoTaken', photo: taken })}
        />
      )
    case 'PreviewPhoto':
      return photo === undefined ? null : (
        <PreviewPhotoStep
          photo={photo}
          notAdded={notAdded}
          preparing={preparing}
          onUse={() => onPick([photo])}
          onAgain={() => dispatch({ type: 'photoRetaken' })}
          onCancel={onCancel}
        />
      )
    case 'EditFile':
      return (
        <EditFileStep
          drafts={drafts}
          notAdded={notAdded}
          preparing={preparing}
          onRemove={(id) => dispatch({ type: 'draftRemoved', id })}
          onNamed={(names) => dispatch({ type: 'named', names })}
          onCancel={onCancel}
        />
      )
    case 'SubmitFiles':
      return (
        <SubmitFilesStep
          items={items}
          notAdded={notAdded}
          isSending={isSending}
          sendings={sendings}
          viewedId={viewedId}
          oneOnly={oneOnly}
          onView={(id) => dispatch({ type: 'viewed', id })}
          onRemove={remove}
          onAnother={() => dispatch({ type: 'anotherWanted' })}
          onDifferent={(id) => dispatch({ type: 'differentWanted', id })}
          onSend={onSend}
          onStop={stop}
          onClose={onCancel}
        />
      )
    case 'View': {
      const viewed = items.find(({ id }) => id === viewedId)
      return viewed ? (
        <ViewStep item={viewed} notAdded={notAdded} onBack={() => dispatch({ type: 'viewLeft' })} />
      ) : null
    }
    case 'Finish':
      return (
        <FinishStep
          count={items.length}
          isReplaced={isReplacing}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )
  }
}
