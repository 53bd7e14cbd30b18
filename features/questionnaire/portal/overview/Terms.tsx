import { useState } from 'react'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { findEntry } from '../entry.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { updateQuestionnaireShownTermsAndConditionsFlag } from '../questionnaire.operations.ts'
import { termsText, intakeWords, termsWords } from '../words.ts'
import { useIntake } from '../use-intake.ts'
import { useTurnsTrue } from '../use-turns-true.ts'

export function Page() {
  const words = useWords(termsWords)
  const parts = useWords(termsText)
  const { facts, problem, retry } = useIntake()
  const isEnded = useCaseEnd() !== undefined
  if (isEnded) return <GoTo path={questionnairePaths.overview} />
  if (!facts)
    return (
      <PageOf title={words.title}>
        {problem ? <LoadFailed problem={problem} onRetry={retry} /> : <SkeletonList rows={4} />}
      </PageOf>
    )
  // The introduction comes first, even for a typed address (spec: questionnaire#screen-gates).
  if (findEntry(facts) === questionnairePaths.introduction)
    return <GoTo path={questionnairePaths.introduction} />
  return (
    <PageOf title={words.title} lead={words.lead}>
      <div className="card terms">
        {parts.map(({ title, text }) => (
          <section key={title} className="stack-2">
            <h2 className="heading-3">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <Agree hasAgreed={facts.questionnaireShownTermsAndConditionsFlag} />
    </PageOf>
  )
}

function Agree({ hasAgreed }: { readonly hasAgreed: boolean }) {
  const words = useWords(termsWords)
  const { notSaved, saving } = useWords(intakeWords)
  const go = useGo()
  const [agrees, setAgrees] = useState(false)
  const onward = useTurnsTrue(updateQuestionnaireShownTermsAndConditionsFlag, () =>
    go(questionnairePaths.overview),
  )
  return (
    <Form className="card stack gap-large" onSubmit={() => onward.turnTrue(hasAgreed)}>
      {onward.hasFailed ? <Banner tone="bad" title={notSaved} takesFocus /> : null}
      {hasAgreed ? (
        <p>{words.agreed}</p>
      ) : (
        <Checkbox name="agree" checked={agrees} onChange={setAgrees}>
          {words.agree}
        </Checkbox>
      )}
      <div className="actions">
        <Button
          type="submit"
          busy={onward.isSaving && saving}
          unavailableBecause={!agrees && !hasAgreed && words.notYet}
        >
          {words.continue}
        </Button>
        <ButtonLink look="quiet" href={questionnairePaths.introduction}>
          {words.back}
        </ButtonLink>
      </div>
    </Form>
  )
}
