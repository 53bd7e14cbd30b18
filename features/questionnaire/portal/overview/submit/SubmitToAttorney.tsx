import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { maySubmit } from '../../../rules/progress/section-status.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink, Link } from '#ui/navigation/Link.tsx'
import { checkWords } from '../../check/check-words.ts'
import { questionWords } from '../../question-words.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import {
  caseQuestionnaireSections,
  sectionById,
  submitQuestionnaire,
  questionnaireWarnings,
} from '../../questionnaire.operations.ts'
import { tabSaving } from '../../saving/tab-saving.ts'
import { doneIn, getStatus, type Section } from '../../section/section-look.ts'
import { overviewWords, submitWords } from '../../words.ts'

export interface SubmitToAttorneyProps {
  readonly sections: readonly Section[]
  /** Called before the sections are read again, which removes this button. */
  readonly onSubmitted: () => void
}

export function SubmitToAttorney({ sections, onSubmitted }: SubmitToAttorneyProps) {
  const words = useWords(overviewWords)
  const { checkAll } = useWords(checkWords)
  const [isOpen, setOpen] = useState(false)
  const open = sections.length - doneIn(sections)
  const may = maySubmit(sections.map((section) => ({ sectionStatus: getStatus(section) })))
  return (
    <>
      <div className="actions">
        <ButtonLink look="second" href={questionnairePaths.check()}>
          {checkAll}
        </ButtonLink>
        <Button unavailableBecause={!may && words.stillOpen(open)} onPress={() => setOpen(true)}>
          {words.submit}
        </Button>
      </div>
      {isOpen ? <SubmitDialog onClose={() => setOpen(false)} onSubmitted={onSubmitted} /> : null}
    </>
  )
}

function SubmitDialog({
  onClose,
  onSubmitted,
}: {
  readonly onClose: () => void
  readonly onSubmitted: () => void
}) {
  const words = useWords(submitWords)
  const { failed: notSaved } = useWords(questionWords)
  const { id: caseId } = useCurrentCase()
  const [agrees, setAgrees] = useState(false)
  const [state, setState] = useState<'idle' | 'submitting' | 'failed' | 'unsent'>('idle')
  const isSubmitting = state === 'submitting'

  async function submit() {
    setState('submitting')
    // Unsent input is saved before the submission.
    if (!(await tabSaving.waitUntilCaseSaved(caseId))) return setState('unsent')
    const isIn = await submitAnswers(caseId)
    if (isIn) onSubmitted()
    // Sections show the result, even after a failure (spec: questionnaire#submit-failure).
    await readAgain(caseQuestionnaireSections, sectionById)
    if (isIn) onClose()
    else setState('failed')
  }

  const actions = (
    <>
      <Button
        busy={isSubmitting && words.submitting}
        unavailableBecause={!agrees && words.notYet}
        onPress={() => void submit()}
      >
        {words.submit}
      </Button>
      <CancelButton look="second" onPress={() => !isSubmitting && onClose()} />
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} mayClose={!isSubmitting} title={words.title} actions={actions}>
      <div className="stack">
        {state === 'failed' || state === 'unsent' ? (
          <Banner
            key={state}
            tone="bad"
            title={state === 'unsent' ? notSaved : words.failed}
            takesFocus
          />
        ) : null}
        <p>{words.text}</p>
        <p>{words.read}</p>
        <WorthALook />
        <Checkbox name="agree" checked={agrees} onChange={setAgrees}>
          {words.agree}
        </Checkbox>
      </div>
    </Dialog>
  )
}

async function submitAnswers(caseId: string): Promise<boolean> {
  try {
    const answer = await graph.run(submitQuestionnaire, { request: { caseId } })
    return answer.submitQuestionnaire.success
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    return false
  }
}

function WorthALook() {
  const words = useWords(checkWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(questionnaireWarnings, { caseId }, { fresh: true })
  const count = data?.questionnaireReview.warnings.length ?? 0
  return count === 0 ? null : (
    <p>
      {words.worthALook(count)} <Link href={questionnairePaths.check()}>{words.look}</Link>
    </p>
  )
}
