// What was chosen: the provider, how the course is taken, what it costs, and how far it is.
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { useWords } from '#ui/language.ts'
import { courseMethod } from '../../rules/courses.ts'
import { courseStatusLabel } from '../../rules/labels.ts'
import { shownPrice } from '../../rules/price.ts'
import type { CourseOrder } from '../courses-data.ts'
import { choiceWords, confirmWords, courseStatusLabels, pendingWords, priceWords } from '../words.ts'
import { courseSign } from './course-look.ts'

export function OrderedCourse({ order }: { readonly order: CourseOrder }) {
  const words = useWords(pendingWords)
  const choice = useWords(choiceWords)
  const confirm = useWords(confirmWords)
  const prices = useWords(priceWords)
  return (
    <dl className="kv ordered">
      {order.providerName === null ? null : (
        <>
          <dt>{words.provider}</dt>
          <dd>
            {order.providerName}
            <span className="soft"> · {order.courseMethod === courseMethod.phone ? confirm.phone : confirm.online}</span>
          </dd>
        </>
      )}
      {order.coursePrice === null ? null : (
        <>
          <dt>{choice.price}</dt>
          <dd>{shownPrice(order.coursePrice, order.coursePaymentType, prices)}</dd>
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
