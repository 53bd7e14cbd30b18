import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { courseStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import type { CourseOrder } from '../data/dashboard.ts'
import { useGoToCourse } from '../taking/use-go-to-course.ts'
import type { NewsCheck } from '../data/use-news-check.ts'
import { pendingWords } from '../words.ts'
import { NewsCheckLine } from './NewsCheckLine.tsx'
import { OrderedCourse } from './order/OrderedCourse.tsx'
import { RegistrationFailed } from './RegistrationFailed.tsx'

export interface PendingProps {
  readonly course: CourseNumber
  readonly order: CourseOrder
  readonly jointOption: number | null
}

interface PendingOnlineProps extends PendingProps {
  readonly supportPhone: string | null
  readonly check: NewsCheck
}

export function PendingOnline({
  course,
  order,
  jointOption,
  supportPhone,
  check,
}: PendingOnlineProps) {
  const words = useWords(pendingWords)
  const { going, go, onFollowed } = useGoToCourse(order)
  return (
    <>
      {going.kind === 'failed' ? (
        <RegistrationFailed supportPhone={supportPhone} onAgain={go} />
      ) : null}
      <section className="card course-card with-facts">
        <h2>
          {order.courseStatus === courseStatus.started
            ? words.started[course]
            : words.ready[course]}
        </h2>
        <OrderedCourse order={order} jointOption={jointOption} />
        <div>
          <NewsCheckLine check={check} providerName={order.providerName} />
          {going.kind === 'blocked' ? (
            <Banner
              tone="wait"
              takesFocus
              title={words.blocked}
              action={
                <ButtonLink
                  small
                  href={going.link}
                  newTab
                  onFollow={onFollowed}
                  iconAfter="arrow-square-out"
                >
                  {words.open}
                </ButtonLink>
              }
            >
              <p>{words.blockedHint}</p>
            </Banner>
          ) : (
            <div className="actions">
              <Button
                iconAfter="arrow-square-out"
                busy={going.kind === 'opening' && words.opening}
                onPress={go}
              >
                {words.go}
              </Button>
            </div>
          )}
          <div className="soft small-text stack-2">
            <p>{words.newTab}</p>
            <p>{words.afterwards}</p>
          </div>
        </div>
      </section>
    </>
  )
}
