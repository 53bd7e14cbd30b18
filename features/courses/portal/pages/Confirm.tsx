import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { today } from '#ui/browser/clock.ts'
import { formatDate } from '#ui/language/format.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo, usePageState, type PageState } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { coursePayment, jointOption } from '../../rules/progress/courses.ts'
import { findJointLabel } from '../../rules/ordering/joint-label.ts'
import { toResponseText } from '../data/response-text.ts'
import {
  findChosenCourse,
  toOrderedState,
  findProvider,
  type ChosenCourse,
} from '../choice/chosen-course.ts'
import { CoursePrice } from '../choice/CoursePrice.tsx'
import { placeOrder } from '../choice/place-order.ts'
import { coursePaths } from '../course-paths.ts'
import type { CourseStanding } from '../data/dashboard.ts'
import { ProviderHtml } from '../choice/ProviderHtml.tsx'
import { coursesSentences, choiceWords, confirmWords, infoWords, jointLabels } from '../words.ts'
import { useCourseOfAddress, useCourses } from '../data/use-courses.ts'

export function Page() {
  const words = useWords(confirmWords)
  const chosen = findChosenCourse(usePageState())
  const courses = useCourses()
  const named = useCourseOfAddress()
  const isReady = courses.dashboard !== undefined || courses.hasFailed
  const { hasLegacyOrder } = useCurrentCase()
  if (hasLegacyOrder) return <GoTo path={coursePaths.tab(named)} />
  return (
    <PageOf title={words.title}>
      {chosen === undefined ? <NothingChosen toCourses={coursePaths.tab(named)} /> : null}
      {chosen && !isReady ? <SkeletonList rows={4} /> : null}
      {chosen && isReady ? (
        <Chosen
          chosen={chosen}
          courseState={courses.course(chosen.courseNumber).courseState}
          spouseFirstName={courses.dashboard?.spouseFirstName ?? null}
        />
      ) : null}
    </PageOf>
  )
}

function NothingChosen({ toCourses }: { readonly toCourses: string }) {
  const words = useWords(confirmWords)
  return (
    <Banner
      tone="bad"
      title={words.none}
      action={
        <ButtonLink small look="second" href={toCourses} replace>
          {words.toCourses}
        </ButtonLink>
      }
    >
      <p>{words.noneHint}</p>
    </Banner>
  )
}

interface ChosenProps {
  readonly chosen: ChosenCourse
  readonly courseState: CourseStanding | undefined
  readonly spouseFirstName: string | null
}

function Chosen({ chosen, courseState, spouseFirstName }: ChosenProps) {
  const words = useWords(confirmWords)
  const choice = useWords(choiceWords)
  const sentences = useWords(coursesSentences)
  const go = useGo()
  const { id: caseId, isDebtor1 } = useCurrentCase()
  const [isPlacing, setPlacing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const provider = findProvider(chosen)
  // Replaces the history entry, so that Back skips the completed choice
  // (spec: courses#confirm-state).
  const toCourses = (state: PageState = {}) =>
    go(coursePaths.tab(chosen.courseNumber), { replace: true, state })

  async function submit() {
    setPlacing(true)
    setRefusal(undefined)
    const hasPlaced = courseState?.hasPlacedOrder ?? chosen.orderId !== null
    const placed = await placeOrder(chosen, {
      caseId,
      isDebtor1,
      hasPlaced,
      isJoint: courseState?.jointOption === jointOption.together,
    })
    if (placed.kind === 'ordered' || placed.kind === 'failed') return toCourses()
    if (placed.kind === 'orderedOtherwise') return toCourses(toOrderedState(chosen.courseNumber))
    setRefusal(toResponseText(placed.problem, 'courses.place-order-failed', sentences))
    setPlacing(false)
  }

  if (!provider) return null
  return (
    <div className="stack-6">
      {refusal === undefined ? null : (
        <Banner tone="bad" title={refusal} takesFocus>
          <p>{words.failed}</p>
        </Banner>
      )}
      <section className="card stack" aria-label={provider.name}>
        <div className="provider-head">
          <h2>{provider.name}</h2>
          <CoursePrice price={provider.price} payment={chosen.coursePaymentType} />
        </div>
        <p className="with-icon strong">
          <Icon name={chosen.type === 'phone' ? 'phone' : 'desktop'} />
          {words[chosen.type]}
        </p>
        <Together option={courseState?.jointOption ?? null} spouseFirstName={spouseFirstName} />
        <ProviderHtml html={provider.valueProps} />
        {chosen.coursePaymentType === coursePayment.firm ? null : (
          <p className="reason">{choice.priceAsOf(formatDate(today()))}</p>
        )}
      </section>
      <section>
        <h2>{words.question}</h2>
        <p className="gap-small">{words.warning}</p>
        <div className="actions">
          <Button busy={isPlacing && words.taking} onPress={() => void submit()}>
            {words.take}
          </Button>
          <CancelButton look="second" onPress={() => (isPlacing ? undefined : toCourses())} />
        </div>
      </section>
    </div>
  )
}

function Together({
  option,
  spouseFirstName,
}: {
  readonly option: number | null
  readonly spouseFirstName: string | null
}) {
  const words = useWords(confirmWords)
  const labels = useWords(jointLabels)
  const info = useWords(infoWords)
  const { isJoint } = useCurrentCase()
  const label = findJointLabel(isJoint, option)
  if (label === undefined) return null
  const spouse = spouseFirstName ?? info.spouse
  return (
    <div>
      <p className="with-icon strong">
        <Icon name={label === 'withSpouse' ? 'users-three' : 'user'} />
        {labels[label]}
      </p>
      <p className="soft">
        {label === 'withSpouse'
          ? words.withSpouse(spouse)
          : words.withoutSpouse(spouse.charAt(0).toUpperCase() + spouse.slice(1))}
      </p>
    </div>
  )
}
