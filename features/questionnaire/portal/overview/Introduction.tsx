import type { ReactNode } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { IconTile, type TileTone } from '#ui/display/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { Instructions } from './Instructions.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import {
  caseQuestionnaireSections,
  updateQuestionnaireShownInstructionsFlag,
} from '../questionnaire.operations.ts'
import { halfHoursIn } from './time-needed.ts'
import { useIntake } from '../use-intake.ts'
import { useTurnsTrue } from '../use-turns-true.ts'
import { intakeWords, introductionWords } from '../words.ts'

export function Page() {
  const words = useWords(introductionWords)
  const { notSaved, saving } = useWords(intakeWords)
  const go = useGo()
  const { facts, problem, retry } = useIntake()
  const isEnded = useCaseEnd() !== undefined
  const onward = useTurnsTrue(updateQuestionnaireShownInstructionsFlag, () =>
    go(questionnairePaths.terms),
  )
  if (isEnded) return <GoTo path={questionnairePaths.overview} />
  if (!facts)
    return (
      <PageOf title={words.title}>
        {problem ? <LoadFailed problem={problem} onRetry={retry} /> : <SkeletonList rows={4} />}
      </PageOf>
    )
  return (
    <PageOf title={words.title} lead={words.lead}>
      <div className="stack-6">
        {onward.hasFailed ? <Banner tone="bad" title={notSaved} takesFocus /> : null}
        <div className="aside-grid">
          <ul className="card who-next">
            <Fact icon="clock" title={words.howLong}>
              <HowLong />
            </Fact>
            <Fact icon="check-circle-fill" tone="ok" title={words.saved}>
              {words.savedText}
            </Fact>
            <Fact icon="paper-plane-tilt" title={words.after}>
              {words.afterText}
            </Fact>
          </ul>
          <section className="card stack-2">
            <h2 className="heading-3">{words.atHand}</h2>
            <p className="soft small-text">{words.atHandText}</p>
            <div className="prose">
              <ul>
                {words.atHandList.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </div>
          </section>
        </div>
        <Instructions html={facts.questionnaireInstructions} />
        <div className="actions">
          <Button
            busy={onward.isSaving && saving}
            onPress={() => onward.turnTrue(facts.questionnaireShownInstructionsFlag)}
          >
            {words.continue}
          </Button>
        </div>
      </div>
    </PageOf>
  )
}

/** Shows the total time only before a section has started. A failed request shows no error. */
function HowLong() {
  const words = useWords(introductionWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const sections = data?.caseQuestionnaireSections ?? []
  const halves = halfHoursIn(sections)
  return halves === undefined
    ? words.howLongUnknown
    : words.howLongInAll(words.hours(halves), sections.length)
}

interface FactProps {
  readonly icon: IconName
  readonly tone?: TileTone
  readonly title: string
  readonly children: ReactNode
}

function Fact({ icon, tone = 'file', title, children }: FactProps) {
  return (
    <li>
      <IconTile icon={icon} tone={tone} />
      <div>
        <h2 className="heading-3">{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  )
}
