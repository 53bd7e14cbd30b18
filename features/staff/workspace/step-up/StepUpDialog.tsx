import { useState, useSyncExternalStore } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { CodeInput, codeLength } from '#ui/form/CodeInput.tsx'
import { Form } from '#ui/form/Form.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { confirmStaff } from '../people/people.operations.ts'
import { sessionWords, staffSentences } from '../words.ts'
import { stepUp } from './step-up.ts'

/** The shell renders it once. */
export function StepUpDialog() {
  const words = useWords(sessionWords)
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking)
  return (
    <Dialog isOpen={isAsking} onClose={() => stepUp.settle(false)} title={words.confirmTitle}>
      <StepUpForm />
    </Dialog>
  )
}

function StepUpForm() {
  const words = useWords(sessionWords)
  const sentences = useWords(staffSentences)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const error = code.length < codeLength ? words.codeRequired : undefined

  async function submit() {
    setWasSubmitted(true)
    if (error !== undefined || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { confirmStaff: answer } = await graph.run(confirmStaff, { code })
      if (answer.success) stepUp.settle(true)
      else setProblem(sentenceFor(readRefusal(answer, words.trouble), sentences))
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setProblem(failure.kind === 'unavailable' ? words.trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p className="dialog-lead">{words.confirmLead}</p>
      {problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={problem} takesFocus />
        </div>
      )}
      <Form onSubmit={() => void submit()} errors={wasSubmitted ? { code: error } : {}}>
        <CodeInput
          name="code"
          label={words.code}
          hint={words.codeHint}
          value={code}
          onChange={setCode}
        />
        <div className="actions">
          <Button type="submit" busy={isBusy && words.checking}>
            {words.confirm}
          </Button>
          <Button look="quiet" onPress={() => stepUp.settle(false)}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </>
  )
}
