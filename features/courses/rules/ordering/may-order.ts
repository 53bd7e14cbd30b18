// spec: courses#who-may-order, security#server-decides
import { isBlank } from '#lib/text.ts'
import {
  findPlacedOrder,
  getProgress,
  type CourseFacts,
  type Debtor,
} from '../progress/course-facts.ts'
import type { CourseNumber } from '../progress/courses.ts'
import { isTheOthersAlone, findOption } from '../progress/joint-option.ts'

export type OrderRefusal =
  | 'legacy'
  | 'no-client-code'
  | 'for-spouse'
  | 'before-filing'
  | 'no-case-number'
  | 'held'
  | 'after-filing'
  | 'no-course'

/** `today` is `YYYY-MM-DD` in the office's time zone. */
export function mayOrder(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  today: string,
): boolean {
  return orderRefusal(facts, course, debtor, today) === undefined
}

/** Returns the reason, for logs and tests. Clients see the refusal text of the call instead. */
export function orderRefusal(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  today: string,
): OrderRefusal | undefined {
  if (facts.hasLegacyOrder) return 'legacy'
  if (facts.clientCode === null) return 'no-client-code'
  if (isTheOthersAlone(findOption(facts, course), debtor)) return 'for-spouse'
  if (!['Pre-Filing', 'Filed', 'Complete'].includes(facts.caseStatus)) return 'no-course'
  return course === 'First' ? refusalOfFirst(facts, debtor, today) : refusalOfSecond(facts, debtor)
}

/** For an exigent filing, the firm may allow the course until a date. A chosen course continues. */
function refusalOfFirst(
  facts: CourseFacts,
  debtor: Debtor,
  today: string,
): OrderRefusal | undefined {
  if (
    facts.caseStatus === 'Pre-Filing' ||
    isWaived(getProgress(facts, 'First', debtor).waivedUntil, today)
  )
    return undefined
  return findPlacedOrder(facts, 'First', debtor)?.item ? undefined : 'after-filing'
}

function refusalOfSecond(facts: CourseFacts, debtor: Debtor): OrderRefusal | undefined {
  if (facts.caseStatus === 'Pre-Filing') return 'before-filing'
  if (isBlank(facts.caseNumber)) return 'no-case-number'
  return getProgress(facts, 'Second', debtor).isHeld && !findPlacedOrder(facts, 'Second', debtor)
    ? 'held'
    : undefined
}

/** Both dates are `YYYY-MM-DD`. The last day is included. */
export function isWaived(until: string | null, today: string): boolean {
  return until !== null && until >= today
}
