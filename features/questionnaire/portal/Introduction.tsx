// The introduction: what the questionnaire is for, how long it takes, and that it can wait at any time.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { useGo } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { Instructions } from './Instructions.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { questionnairePaths } from './questionnaire-paths.ts'
import { caseQuestionnaireSections, updateQuestionnaireShownInstructionsFlag } from './questionnaire.operations.ts'
import { halfHoursIn } from './time-needed.ts'
import { useIntake } from './use-intake.ts'
import { useTurnsTrue } from './use-turns-true.ts'
import { intakeWords, introductionWords } from './words.ts'

export function Page() {
  const words = useWords(introductionWords)
  const { notSaved, saving } = useWords(intakeWords)
  const go = useGo()
  const { facts, problem, retry } = useIntake()
  const onward = useTurnsTrue(updateQuestionnaireShownInstructionsFlag, () => go(questionnairePaths.terms))
  if (!facts) return <PageOf title={words.title}>{problem ? <LoadFailed problem={problem} onRetry={retry} /> : <SkeletonList rows={4} />}</PageOf>
  return (
    <PageOf title={words.title} lead={words.lead}>
      <div className="stack-6">
        {onward.hasFailed ? <Banner tone="bad" title={notSaved} takesFocus /> : null}
        <section className="stack-2 measure">
          <h2>{words.howLong}</h2>
          <HowLong />
          <h2 className="pt-4">{words.saved}</h2>
          <p>{words.savedText}</p>
          <h2 className="pt-4">{words.atHand}</h2>
          <p>{words.atHandText}</p>
          <div className="prose">
            <ul>
              {words.atHandList.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
          <h2 className="pt-4">{words.after}</h2>
          <p>{words.afterText}</p>
        </section>
        <Instructions html={facts.questionnaireInstructions} />
        <div className="acts">
          <Button busy={onward.isSaving && saving} onPress={() => onward.turnTrue(facts.questionnaireShownInstructionsFlag)}>
            {words.continue}
          </Button>
        </div>
      </div>
    </PageOf>
  )
}

/** In all while nothing was begun; that it could not be asked is no reason to disturb anybody. */
function HowLong() {
  const words = useWords(introductionWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const sections = data?.caseQuestionnaireSections ?? []
  const halves = halfHoursIn(sections)
  return <p>{halves === undefined ? words.howLongUnknown : words.howLongInAll(words.hours(halves), sections.length)}</p>
}
