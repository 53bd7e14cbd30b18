import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import type { Tone } from '#ui/display/statuses.ts'
import { courseStatus } from '../../rules/progress/courses.ts'
import { findJointLabel } from '../../rules/ordering/joint-label.ts'
import type { CourseBanner } from '../../rules/progress/order-tab.ts'
import type { CourseOfViewer } from '../data/use-courses.ts'
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

export interface StepBannerProps {
  readonly banner: CourseBanner
  readonly course: CourseOfViewer
  readonly isChoosing: boolean
  readonly notice: string | null
}

export function StepBanner({ banner, course, isChoosing, notice }: StepBannerProps) {
  const words = useWords(bannerWords)
  const { about } = useWords(pageWords)
  const { tone, icon } = signs[banner]
  return (
    <section className={classNames('banner', tone)}>
      <Icon name={icon} />
      <div>
        <h2>{words[banner]}</h2>
        {notice === null ? null : <p>{notice}</p>}
        {isAhead(banner) ? <p>{about[course.courseNumber]}</p> : null}
        <JointLabel course={course} isChoosing={isChoosing} />
      </div>
    </section>
  )
}

/** True before a course is chosen: the banner then shows the duration, later a line below. */
export function isAhead(banner: CourseBanner | null): boolean {
  return banner === 'takeFirst' || banner === 'takeSecond'
}

/** Hidden if only the spouse takes the course, and after a certificate was uploaded. */
function JointLabel({
  course: { order, courseState },
  isChoosing,
}: Pick<StepBannerProps, 'course' | 'isChoosing'>) {
  const words = useWords(jointLabels)
  const { isJoint } = useCurrentCase()
  const label = findJointLabel(isJoint, courseState?.jointOption)
  const isKnown =
    isChoosing || (order !== undefined && order.courseStatus !== courseStatus.manuallyUploaded)
  const isOfTheOther =
    order?.courseStatus === courseStatus.orderedForSpouse && label === 'withoutSpouse'
  return label === undefined || !isKnown || isOfTheOther ? null : (
    <p className="strong">{words[label]}</p>
  )
}
