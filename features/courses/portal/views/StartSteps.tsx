import type { ReactNode } from 'react'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import type { StepState } from '#ui/display/TimelineMark.tsx'
import { VerticalTimeline } from '#ui/display/VerticalTimeline.tsx'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { nextPage, type NextPage } from '../../rules/progress/next-page.ts'
import { pathOfNext } from '../course-paths.ts'
import type { CourseOrder } from '../data/dashboard.ts'
import { flowWords, registrationWords } from '../words.ts'
import { OrderedCourse } from './order/OrderedCourse.tsx'

export interface StartStepsProps {
  readonly course: CourseNumber
  readonly order: CourseOrder
  readonly jointOption: number | null
  /** True if both debtors take the course together and the viewer ordered it. */
  readonly needsSpouse: boolean
}

export function Flow(props: StartStepsProps) {
  const words = useWords(flowWords)
  const next = nextPage(props.order, props.needsSpouse)
  return (
    <StartSteps {...props} next={next}>
      <div className="actions">
        <ButtonLink href={pathOfNext(next, props.course)}>{words.continue}</ButtonLink>
      </div>
    </StartSteps>
  )
}

interface WholeStartProps extends StartStepsProps {
  readonly next: NextPage
  readonly hasFailed?: boolean
  readonly children: ReactNode
}

export function StartSteps({
  course,
  order,
  jointOption,
  needsSpouse,
  next,
  hasFailed = false,
  children,
}: WholeStartProps) {
  const words = useWords(flowWords)
  const { notStarted } = useWords(registrationWords)
  const now = (text: string) => (hasFailed ? notStarted : `${words.now} ${text}`)
  const pages = [
    { id: 'verify', name: words.verify, text: words.verifyText },
    ...(needsSpouse
      ? [{ id: 'verify-spouse', name: words.verifySpouse, text: words.verifySpouseText }]
      : []),
    { id: 'course-disclosure-agreement', name: words.disclosure, text: words.disclosureText },
    { id: 'course-instructions', name: words.instructions, text: words.instructionsText },
    { id: 'courses', name: words.start[course], text: words.startText },
  ] as const
  const at = pages.findIndex(({ id }) => id === next)
  const steps = pages.map(({ id, name, text }, index) => {
    const state: StepState = index < at ? 'done' : index === at ? 'current' : 'next'
    return {
      id,
      name,
      state,
      sentence: state === 'done' ? words.done : state === 'current' ? now(text) : text,
    }
  })
  return (
    <section className="card course-card with-facts">
      <h2>{words.title}</h2>
      <OrderedCourse order={order} jointOption={jointOption} />
      <div>
        <p>{words.lead}</p>
        <VerticalTimeline name={words.steps} steps={steps} />
        {children}
      </div>
    </section>
  )
}
