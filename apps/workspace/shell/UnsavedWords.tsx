// Reads what this person has typed and not sent, and asks before a page with unsaved words is left.
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { hasUnsavedWords } from '#ui/navigation/unsaved-words.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { leavingWords } from './words.ts'

interface Step {
  readonly current: { readonly pathname: string }
  readonly next: { readonly pathname: string }
}

/** Filters and tabs of a page are in its address, behind the path. */
const wouldLoseWords = ({ current, next }: Step) =>
  current.pathname !== next.pathname && hasUnsavedWords()

export function UnsavedWords() {
  const words = useWords(leavingWords)
  useEffect(adoptWhenShown, [])
  const blocker = useBlocker({
    shouldBlockFn: wouldLoseWords,
    // A reload is asked about by useAskBeforeLeaving.
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <Dialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.title}
      alert
      withoutCloseButton
      actions={
        <>
          <Button onPress={() => blocker.reset?.()}>{words.stay}</Button>
          <Button look="second" onPress={() => blocker.proceed?.()}>
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
