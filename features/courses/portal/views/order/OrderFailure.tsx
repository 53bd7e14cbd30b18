// spec: courses#failed-order
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { Button } from '#ui/display/Button.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import type { CourseNumber } from '../../../rules/progress/courses.ts'
import { readFailure } from '../../../rules/ordering/order-failure.ts'
import { cacheRetry } from '../../data/cached-courses.ts'
import { failureWords } from '../../words.ts'
import { ToLawFirm } from '../InfoViews.tsx'

export function OrderFailure({
  course,
  orderStatus,
}: {
  readonly course: CourseNumber
  readonly orderStatus: number
}) {
  const words = useWords(failureWords)[course]
  const { id: caseId } = useCurrentCase()
  const { code, mayRetry } = readFailure(orderStatus)
  return (
    <section className="card course-card">
      <div className="tile-head at-top">
        <IconTile icon="warning-circle-fill" tone="bad" />
        <p role="alert">{words[code]}</p>
      </div>
      <div className="actions">
        {mayRetry ? (
          <Button icon="arrow-clockwise" onPress={() => cacheRetry(caseId, course)}>
            {words.retry}
          </Button>
        ) : null}
        <ToLawFirm />
      </div>
    </section>
  )
}
