// What is said when an order could not be placed, and whether to try again helps (seeds/002, section 8; decisions-courses A5.1, A5.2).
import { orderStatus, type OrderStatus, type OrderStep } from '../progress/courses.ts'

/** A key of failureWords, and whether the screen offers another try. */
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

/** Statuses 3 to 6 only the firm can leave (decisions-courses A5.1, A5.2). */
export function failureOf(status: number): OrderFailure {
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

/** After Retry, in the screen alone: no call is made (decisions-courses A5.2). */
export const afterRetry = {
  orderStatus: orderStatus.inProgress,
  orderStep: 'UserVerification',
} as const satisfies { readonly orderStatus: OrderStatus; readonly orderStep: OrderStep }
