import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { Language } from '#lib/language.ts'
import { isExpectedRefusal } from '#lib/problem.ts'
import { findPlacedOrder, findQuote } from '../../rules/progress/course-facts.ts'
import { orderSource, orderStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import { currentProgress } from '../../rules/progress/current-progress.ts'
import { findOption } from '../../rules/progress/joint-option.ts'
import { placeOrderFields } from '../../rules/ordering/place-order-fields.ts'
import { providerRows, toDashboardRecords } from '../../rules/progress/dashboard-records.ts'
import type { OrderStepResult, OrderCallResult } from './order-call.ts'
import { toLookUpMessage, withAccessCodes } from '../read-dashboard.ts'
import { refusedWith } from './refused-with.ts'
import type { CoursesDeps } from '../deps.ts'

export function toStepResult(
  { stored, debtor, courseNumber, outcome }: OrderStepResult,
  language: Language,
) {
  const { orderStep, userKey } = currentProgress(stored, courseNumber, debtor)
  return {
    ...outcome,
    ...toCourseStates({ stored, debtor }),
    firstCourseOrderKey: findPlacedOrder(stored, 'First', debtor)?.orderKey ?? null,
    secondCourseOrderKey: findPlacedOrder(stored, 'Second', debtor)?.orderKey ?? null,
    firstCourseConsumerOrderId: findPlacedOrder(stored, 'First', debtor)?.consumerOrderId ?? null,
    secondCourseConsumerOrderId: findPlacedOrder(stored, 'Second', debtor)?.consumerOrderId ?? null,
    firstCourseOrderStatusMessage: toLookUpMessage(stored, 'First', debtor, language),
    secondCourseOrderStatusMessage: toLookUpMessage(stored, 'Second', debtor, language),
    firstCourseForJointCaseOrders: findOption(stored, 'First'),
    secondCourseForJointCaseOrders: findOption(stored, 'Second'),
    organizationalUnitIdKey: stored.unitKey,
    existingDudiUserIdKey: userKey,
    orderItemSourceTypeId:
      findPlacedOrder(stored, courseNumber, debtor)?.source ??
      (orderStep === 'LookupFoundCourse' ? orderSource.lookUp : null),
  }
}

export function toQuoteResult({ stored, debtor, courseNumber, outcome }: OrderStepResult) {
  const quote = outcome.success ? findQuote(stored, courseNumber, debtor) : undefined
  return {
    ...outcome,
    ...toCourseStates({ stored, debtor }),
    courseProviders: quote ? providerRows(quote) : [],
    coursePaymentType: quote?.payment ?? null,
    orderItemSourceTypeId: findPlacedOrder(stored, courseNumber, debtor)?.source ?? null,
  }
}

export async function toPlacedResult(
  deps: Pick<CoursesDeps, 'database' | 'secrets'>,
  { stored, debtor, outcome }: OrderCallResult,
) {
  const uploads =
    (await listCertificateUploads(deps.database.db, [stored])).get(stored.caseId) ?? []
  return {
    ...outcome,
    orders: withAccessCodes(deps, stored, toDashboardRecords(stored, debtor, { uploads }).orders),
    updateCasePlaceOrderFields: placeOrderFields(stored, debtor),
    firstCourseForJointCaseOrders: findOption(stored, 'First'),
    secondCourseForJointCaseOrders: findOption(stored, 'Second'),
  }
}

/** spec: courses#refusal-without-facts */
export async function withUnknownFacts<Answer>(
  { isDebtor1 }: { readonly isDebtor1: boolean },
  answer: () => Promise<Answer>,
) {
  try {
    return await answer()
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    return { ...refusedWith(error), ...nothingKnown, isDebtor1 }
  }
}

const nothingKnown = {
  hasPlacedFirstCourseOrder: false,
  hasPlacedSecondCourseOrder: false,
  hasPlacedFirstCourseOrderStatus: orderStatus.unknown,
  hasPlacedSecondCourseOrderStatus: orderStatus.unknown,
  firstCourseOrderStep: 'CourseOrderFailed',
  secondCourseOrderStep: 'CourseOrderFailed',
  courseProviders: [],
} as const

function toCourseStates({ stored, debtor }: Pick<OrderCallResult, 'stored' | 'debtor'>) {
  const of = (course: CourseNumber) => currentProgress(stored, course, debtor)
  return {
    hasPlacedFirstCourseOrder: of('First').hasPlaced,
    hasPlacedSecondCourseOrder: of('Second').hasPlaced,
    hasPlacedFirstCourseOrderStatus: of('First').orderStatus,
    hasPlacedSecondCourseOrderStatus: of('Second').orderStatus,
    firstCourseOrderStep: of('First').orderStep,
    secondCourseOrderStep: of('Second').orderStep,
    isDebtor1: debtor === 1,
  }
}
