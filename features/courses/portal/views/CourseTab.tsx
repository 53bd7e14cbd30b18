// spec: courses#one-view
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { todayIn } from '#ui/browser/clock.ts'
import { useNewScreen } from '#ui/browser/presses/new-screen.ts'
import { useWords } from '#ui/language/language.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { certificateAge } from '../../rules/deadlines/certificate-age.ts'
import { courseTab } from '../../rules/ordering/course-tab.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import type { CourseBanner, CourseView } from '../../rules/progress/order-tab.ts'
import { ChooseCourse } from '../choice/ChooseCourse.tsx'
import { OrderStepForm } from './OrderStepForm.tsx'
import type { SpouseName } from '../steps/submitted-spouse.ts'
import type { Registrations } from '../taking/use-registrations.ts'
import type { Courses } from '../data/use-courses.ts'
import { pageWords } from '../words.ts'
import { CertificateSentBack } from './certificate/CertificateSentBack.tsx'
import { FoundOrder } from './order/FoundOrder.tsx'
import { HandInCertificate } from './certificate/HandInCertificate.tsx'
import {
  Canceled,
  Ended,
  FinishedFirst,
  Held,
  Invalid,
  Legacy,
  NeedsCaseNumber,
  OnItsWay,
  OrderedForSpouse,
  TakeFirst,
  TakeSecond,
} from './InfoViews.tsx'
import { OrderFailure } from './order/OrderFailure.tsx'
import { RegistrationFailed } from './RegistrationFailed.tsx'
import { isAhead, StepBanner } from './StepBanner.tsx'
import { mayTakeInstead, mayHandIn, OrderView } from './order/OrderView.tsx'
import type { ViewProps } from './order/OrderView.tsx'

export interface CourseTabProps {
  readonly courseNumber: CourseNumber
  readonly courses: Courses
  readonly registrations: Registrations
}

export function CourseTab({ courseNumber, courses, registrations }: CourseTabProps) {
  const words = useWords(pageWords)
  const current = useCurrentCase()
  const { status, caseNumber, hasLegacyOrder } = current
  const today = todayIn(current)
  const course = courses.course(courseNumber)
  const first = courses.course('First')
  const place = useRef<HTMLElement>(null)
  if (courses.dashboard === undefined && !courses.hasFailed && !hasLegacyOrder)
    return <SkeletonList rows={4} />

  const { order, courseState } = course
  const seen = courseTab({
    course: courseNumber,
    hasLoadFailed: courses.hasFailed,
    hasLegacyOrder,
    caseStatus: status,
    caseNumber,
    isFirstCourseDone: first.courseState?.isDone ?? false,
    isHeld: courseState?.isHeld ?? false,
    waivedUntil: courseState?.waivedUntil,
    today,
    hasPlaced: courseState?.hasPlacedOrder ?? false,
    orderStep: courseState?.orderStep ?? 'UserVerification',
    isOwner: courseState?.isOwner ?? false,
    order: order ?? null,
  })
  const notice = seen.notice === null ? null : words.caseFiled
  // The banner and the advice share one block.
  const isOneBlock = seen.view === 'takeSecond'
  // spec: courses#explanation
  const isExplained = !hasLegacyOrder && seen.view !== 'loadError'
  const age = certificateAge({
    completedOn: order?.courseCompletionDate,
    validUntil: order?.courseCertificationExpirationDate,
    caseStatus: status,
    today,
  })
  // An outdated certificate gets no success banner (decision 0037).
  const kind = age?.state === 'outdated' && seen.banner === 'firstFinished' ? null : seen.banner
  const banner = (shown: CourseBanner) => (
    <StepBanner
      banner={shown}
      course={course}
      isChoosing={seen.view === 'chooseCourse'}
      notice={notice}
    />
  )
  const byPhone = seen.view === 'registeringPhone' || seen.view === 'pendingPhone'
  const hasFailed = (seen.view === 'registering' || byPhone) && registrations.hasFailed(order)
  return (
    <div className="stack-6">
      {kind === null || isOneBlock ? null : banner(kind)}
      {kind === null && notice !== null ? <Banner tone="note" slim title={notice} /> : null}
      {hasFailed && order ? (
        <RegistrationFailed
          isRegistration
          supportPhone={courses.dashboard?.supportPhone ?? null}
          onAgain={() => registrations.again(order, byPhone)}
        />
      ) : null}
      {courseState?.isCertificateRejected && mayTakeInstead.has(seen.view) ? (
        <CertificateSentBack course={course} />
      ) : null}
      <section className={isOneBlock ? 'one-block' : 'stack-6'} ref={place} tabIndex={-1}>
        {kind !== null && isOneBlock ? banner(kind) : null}
        <FocusOnNewView view={seen.view} place={place} />
        <ViewContent
          view={seen.view}
          course={course}
          courses={courses}
          registrations={registrations}
          age={age}
        />
      </section>
      {mayHandIn.has(seen.view) ? <HandInCertificate course={course} /> : null}
      {isExplained && !isAhead(kind) ? (
        <p className="reason">
          <span className="strong">{`${words.tabs[courseNumber]}:`}</span>{' '}
          <span>{words.about[courseNumber]}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Moves the focus to the new heading after the button is gone (spec: courses#focus-after-view). */
function FocusOnNewView({
  view,
  place,
}: {
  readonly view: CourseView
  readonly place: RefObject<HTMLElement | null>
}) {
  const shown = useRef(view)
  useNewScreen(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (document.activeElement !== document.body) return
    // Falls back to the container if there is no heading yet.
    const heading = place.current?.querySelector<HTMLElement>('h2') ?? place.current
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [view, place])
  return null
}

function ViewContent({ view, course, courses, registrations, age }: ViewProps): ReactNode {
  const { courseNumber, order, courseState } = course
  switch (view) {
    case 'loadError':
      return <LoadError onRetry={courses.retry} />
    case 'legacy':
      return <Legacy />
    case 'takeFirst':
      return <TakeFirst />
    case 'finishedFirst':
      return <FinishedFirst />
    case 'needsCaseNumber':
      return <NeedsCaseNumber />
    case 'held':
      return <Held />
    case 'takeSecond':
      return <TakeSecond />
    case 'ended':
      return <Ended />
    case 'userVerification':
    case 'createAccount':
    case 'addSpouse':
      return (
        <OrderStepForm key={view} view={view} course={courseNumber} spouse={getSpouse(courses)} />
      )
    case 'chooseCourse':
      return <ChooseCourse course={courseNumber} />
    case 'lookupFound':
      return <FoundOrder course={course} />
    case 'failure':
      return <OrderFailure course={courseNumber} orderStatus={courseState?.orderStatus ?? 0} />
    case 'spouse':
      return (
        <OrderedForSpouse
          option={courseState?.jointOption ?? null}
          spouseFirstName={courses.dashboard?.spouseFirstName ?? null}
        />
      )
    case 'canceled':
      return <Canceled />
    case 'certificateOnItsWay':
      return (
        <OnItsWay
          providerName={order?.providerName ?? null}
          check={order ? courses.getNewsCheck(order) : 'idle'}
        />
      )
    case 'invalid':
      return <Invalid onRetry={courses.retry} />
    default:
      return order ? (
        <OrderView
          view={view}
          course={course}
          order={order}
          courses={courses}
          registrations={registrations}
          age={age}
        />
      ) : (
        <Invalid onRetry={courses.retry} />
      )
  }
}

function getSpouse({ dashboard }: Courses): SpouseName {
  return { firstName: dashboard?.spouseFirstName ?? '', lastName: dashboard?.spouseLastName ?? '' }
}

function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(pageWords)
  const retry = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return <Banner tone="bad" title={words.loadError} action={retry} />
}
