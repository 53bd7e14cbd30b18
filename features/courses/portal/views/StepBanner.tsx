// Above every view: where somebody stands with the course, how long it takes, and whether the spouse takes part.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language.ts'
import type { Tone } from '#ui/statuses.ts'
import { courseStatus } from '../../rules/courses.ts'
import { jointLabelOf } from '../../rules/joint-label.ts'
import type { CourseBanner } from '../../rules/order-view.ts'
import type { CourseOfViewer } from '../use-courses.ts'
import { bannerWords, jointLabels, pageWords } from '../words.ts'

const signs: Readonly<Record<CourseBanner, { readonly tone: Tone; readonly icon: IconName }>> = {
  takeFirst: { tone: 'dawn', icon: 'graduation-cap' },
  takeSecond: { tone: 'dawn', icon: 'graduation-cap' },
  firstFinished: { tone: 'ok', icon: 'check-circle-fill' },
  secondFinished: { tone: 'ok', icon: 'check-circle-fill' },
  firstCanceled: { tone: 'bad', icon: 'prohibit' },
  secondCanceled: { tone: 'bad', icon: 'prohibit' },
  orderedForSpouse: { tone: 'note', icon: 'users-three' },
  notOrdered: { tone: 'plain', icon: 'info-fill' },
}

/** The explanation is left out for a course of an earlier system (seeds/002, section 2). */
export function StepBanner({ banner, course, isExplained }: { readonly banner: CourseBanner | null; readonly course: CourseOfViewer; readonly isExplained: boolean }) {
  const words = useWords(bannerWords)
  const { about } = useWords(pageWords)
  const explanation = isExplained ? <p>{about[course.courseNumber]}</p> : null
  if (banner === null) return explanation && <div className="soft">{explanation}</div>
  const { tone, icon } = signs[banner]
  return (
    <section className={classNames('banner', tone)}>
      <Icon name={icon} />
      <div>
        <h2>{words[banner]}</h2>
        {explanation}
        <JointLabel course={course} />
      </div>
    </section>
  )
}

/** On a joint case, once a course is ordered or how it is taken was said; to somebody for whom it was not ordered it says nothing. */
function JointLabel({ course: { order, standing } }: { readonly course: CourseOfViewer }) {
  const words = useWords(jointLabels)
  const { isJoint } = useCurrentCase()
  const label = jointLabelOf(isJoint, standing?.jointOption)
  const isKnown = order !== undefined || (standing?.jointOption ?? null) !== null
  const isOfTheOther = order?.courseStatus === courseStatus.orderedForSpouse && label === 'withoutSpouse'
  return label === undefined || !isKnown || isOfTheOther ? null : <p className="b">{words[label]}</p>
}
