import { useEffect, useState } from 'react'
import { askBeforeLosing, runBeforeSignOff } from '#ui/mirror/before-sign-off.ts'
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { unsentWords } from './words.ts'

export function UnsentQuestion() {
  const words = useWords(unsentWords)
  const [question, setAsked] = useState<{ readonly answer: (signsOff: boolean) => void }>()
  useEffect(
    () => askBeforeLosing(() => new Promise((resolve) => setAsked({ answer: resolve }))),
    [],
  )

  function answer(signsOff: boolean) {
    question?.answer(signsOff)
    setAsked(undefined)
  }
  function stay() {
    answer(false)
    void runBeforeSignOff()
  }
  return (
    <Dialog
      isOpen={question !== undefined}
      alert
      title={words.title}
      onClose={stay}
      withoutCloseButton
      actions={
        <>
          <Button onPress={stay}>{words.stay}</Button>
          <Button look="quiet" onPress={() => answer(true)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
