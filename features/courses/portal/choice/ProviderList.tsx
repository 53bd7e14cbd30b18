import { today } from '#ui/browser/clock.ts'
import { formatDate } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { courseMethod, coursePayment, type CourseNumber } from '../../rules/progress/courses.ts'
import { coursePaths } from '../course-paths.ts'
import type { CourseProvider } from '../data/dashboard.ts'
import { choiceWords } from '../words.ts'
import { getState, type CourseKind } from './chosen-course.ts'
import { ProviderCard } from './ProviderCard.tsx'

export interface ProviderListProps {
  readonly course: CourseNumber
  readonly providers: readonly CourseProvider[]
  readonly payment: number
  readonly orderId: string | null
}

export function ProviderList({ course, providers, payment, orderId }: ProviderListProps) {
  const words = useWords(choiceWords)
  const go = useGo()
  const isByFirm = payment === coursePayment.firm
  const hasPhone = providers.some(({ methods }) => methods.includes(courseMethod.phone))

  function choose(provider: CourseProvider, type: CourseKind) {
    go(coursePaths.page('confirm', course), {
      state: getState({
        courseNumber: course,
        type,
        coursePaymentType: payment,
        courseProviders: providers,
        orderItemId: provider.orderItemId,
        orderId,
      }),
    })
  }

  return (
    <section className="stack-6">
      <div>
        <h2>{isByFirm ? words.firmPays : words.title}</h2>
        <p className="soft gap-small">
          {providers.length > 1 ? `${words.alike} ${words.noChange}` : words.noChange}
        </p>
      </div>
      {providers.length === 0 ? <p>{words.none}</p> : null}
      <ul className="providers">
        {providers.map((provider) => (
          <li key={provider.orderItemId}>
            <ProviderCard
              provider={provider}
              payment={payment}
              onChoose={(type) => choose(provider, type)}
            />
          </li>
        ))}
      </ul>
      <div className="reason stack-2">
        {isByFirm || providers.length === 0 ? null : <p>{words.priceAsOf(formatDate(today()))}</p>}
        {course === 'First' && hasPhone ? <p>{words.phoneLanguages}</p> : null}
      </div>
    </section>
  )
}
