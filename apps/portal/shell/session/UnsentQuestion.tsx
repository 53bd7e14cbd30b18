import { useEffect, useState } from 'react'
import { askBeforeLosing, runBeforeSignOff, type SignOffLoss } from '#ui/mirror/before-sign-off.ts'
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { unsentWords } from './words.ts'

export function UnsentQuestion() {
  const words = useWords(unsentWords)
  const [question, setAsked] = useState<{
    readonly loss: SignOffLoss
    readonly answer: (signsOff: boolean) => void
  }>()
  useEffect(
    () => askBeforeLosing((loss) => new Promise((resolve) => setAsked({ loss, answer: resolve }))),
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
  const { answers = false, files = false } = question?.loss ?? {}
  return (
    <Dialog
      isOpen={question !== undefined}
      alert
      title={answers ? words.title : words.filesTitle}
      onClose={stay}
      withoutCloseButton
      actions={
        <>
          <Button onPress={stay}>{answers ? words.stay : words.stayWithFiles}</Button>
          <Button look="quiet" onPress={() => answer(true)}>
            {words.leave}
          </Button>
        </>
      }
    >
      {answers ? <p>{words.text}</p> : null}
      {files ? <p>{words.filesText}</p> : null}
    </Dialog>
  )
}
