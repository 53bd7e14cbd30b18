// spec: courses#failed-order
import { orderStatus, type OrderStatus, type OrderStep } from '../progress/courses.ts'

/** A key of failureWords, and whether the screen offers a retry. */
export interface OrderFailure {
  readonly code:
    | 'userVerification'
    | 'accountVerification'
    | 'addSpouse'
    | 'chooseCourse'
    | 'placing'
    | 'askAttorney'
  readonly mayRetry: boolean
}

/** Statuses 3 to 6 offer no retry; only the firm's reset ends them. */
export function readFailure(status: number): OrderFailure {
  const code = failures[status] ?? 'placing'
  return { code, mayRetry: code !== 'askAttorney' }
}

const failures: Readonly<Partial<Record<number, OrderFailure['code']>>> = {
  [orderStatus.multipleOrdersFound]: 'askAttorney',
  [orderStatus.otherLastName]: 'askAttorney',
  [orderStatus.missingDudiUser]: 'askAttorney',
  [orderStatus.missingOrganizationalUnit]: 'askAttorney',
  [orderStatus.errorOnUserVerification]: 'userVerification',
  [orderStatus.errorOnCreateAccount]: 'accountVerification',
  [orderStatus.errorOnAddSpouse]: 'addSpouse',
  [orderStatus.errorOnChooseCourse]: 'chooseCourse',
}

/** The status and step that this tab shows after Retry (spec: courses#retry-local). */
export const afterRetry = {
  orderStatus: orderStatus.inProgress,
  orderStep: 'UserVerification',
} as const satisfies { readonly orderStatus: OrderStatus; readonly orderStep: OrderStep }
