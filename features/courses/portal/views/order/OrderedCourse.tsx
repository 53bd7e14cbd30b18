import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { courseMethod } from '../../../rules/progress/courses.ts'
import { findJointLabel } from '../../../rules/ordering/joint-label.ts'
import { courseStatusLabel } from '../../../rules/ordering/labels.ts'
import { toShownPrice } from '../../../rules/ordering/price.ts'
import type { CourseOrder } from '../../data/dashboard.ts'
import {
  choiceWords,
  confirmWords,
  courseStatusLabels,
  jointLabels,
  pendingWords,
  priceWords,
} from '../../words.ts'
import { courseSign } from '../course-look.ts'

export function OrderedCourse({
  order,
  jointOption,
}: {
  readonly order: CourseOrder
  readonly jointOption: number | null
}) {
  const words = useWords(pendingWords)
  const choice = useWords(choiceWords)
  const confirm = useWords(confirmWords)
  const prices = useWords(priceWords)
  const joint = useWords(jointLabels)
  const { isJoint } = useCurrentCase()
  const label = findJointLabel(isJoint, jointOption)
  return (
    <dl className="fact-list ordered">
      {order.providerName === null ? null : (
        <>
          <dt>{words.provider}</dt>
          <dd>
            {order.providerName}
            <span className="soft">
              {` · ${order.courseMethod === courseMethod.phone ? confirm.phone : confirm.online}`}
            </span>
          </dd>
        </>
      )}
      {label === undefined ? null : (
        <>
          <dt>{words.spouse}</dt>
          <dd>{joint[label]}</dd>
        </>
      )}
      {order.coursePrice === null ? null : (
        <>
          <dt>{choice.price}</dt>
          <dd>{toShownPrice(order.coursePrice, order.coursePaymentType, prices)}</dd>
        </>
      )}
      <dt>{words.status}</dt>
      <dd>
        <CourseBadge order={order} />
      </dd>
    </dl>
  )
}

function CourseBadge({ order }: { readonly order: CourseOrder }) {
  const labels = useWords(courseStatusLabels)
  const { tone, icon } = courseSign(order.courseStatus)
  return (
    <span className={classNames('badge', tone)}>
      <Icon name={icon} size="small" />
      {courseStatusLabel(order.courseStatus, { method: order.courseMethod }, labels)}
    </span>
  )
}
