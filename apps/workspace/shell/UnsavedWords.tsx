// Reads what this person has typed and not sent, and asks before a page with unsaved words is left.
import { useEffect } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { leavingWords } from './words.ts'

export interface LeavingProps {
  /** The person is about to leave a page with unsaved words. */
  readonly isAsking: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function UnsavedWords({ isAsking, onStay, onLeave }: LeavingProps) {
  const words = useWords(leavingWords)
  useEffect(adoptWhenShown, [])
  return (
    <Dialog
      isOpen={isAsking}
      onClose={onStay}
      title={words.title}
      alert
      withoutCloseButton
      actions={
        <>
          <Button onPress={onStay}>{words.stay}</Button>
          <Button look="second" onPress={onLeave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
    </Dialog>
  )
}

/** Another tab of the person may have been closed meanwhile. */
function adoptWhenShown(): () => void {
  const adopt = () => {
    if (document.visibilityState === 'visible') void tabMirror.adoptAll()
  }
  document.addEventListener('visibilitychange', adopt)
  return () => document.removeEventListener('visibilitychange', adopt)
}
