// spec: courses#customer-details, courses#spouse-details
import type { ClientViewer } from '#lib/viewer.ts'
import { comparableEmail } from '#lib/email.ts'
import { mobileDigits, plainPhone } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import type { CourseCustomer } from '#ports/course-provider.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { jointOption } from '../../rules/progress/courses.ts'
import { findCustomerDetails } from '../../rules/ordering/customer-details-form.ts'
import { findOption } from '../../rules/progress/joint-option.ts'
import { problem } from '../../rules/problems.ts'
import type { CourseSuccessRecord, CustomerDetailsRecord } from '../../rules/records.ts'
import type { StoredCourses } from '../stored-courses.store.ts'
import {
  listCustomers,
  setCustomerDetails,
  type StoredCustomer,
} from '../customers/customers.store.ts'
import { withCourseLock } from '../course-lock.ts'
import { openCourses } from '../ordering/open-courses.ts'
import { isForBoth, isOver, findOwnItem, type OwnItem } from './find-own-item.ts'
import { refusedWith } from '../ordering/refused-with.ts'
import { openCustomer, sealCustomer } from '../customers/sealed-customers.ts'
import type { CoursesDeps } from '../deps.ts'

export type Whose = 'own' | 'spouse'

/** Returns null for others' orders. A spouse also needs a joint order and unconfirmed details. */
export async function readCustomerDetails(
  deps: CoursesDeps,
  viewer: ClientViewer,
  whose: Whose,
  caseId: string,
  orderId: string,
): Promise<CustomerDetailsRecord | null> {
  const { opened, stored } = await openCourses(deps.database.db, viewer, caseId)
  const customer = await findCustomer(deps, stored, opened.debtor, whose, orderId)
  if (!customer) return null
  const {
    own: { order },
    customer: { personKey },
    details,
  } = customer
  return {
    caseId: opened.id,
    orderId: order.id,
    orderKey: order.orderKey ?? '',
    personId: personKey,
    ...details,
  }
}

export interface CustomerDetailsUpdate {
  readonly caseId: string
  readonly orderId: string
  readonly orderKey: string
  readonly personId: string
  readonly firstName: string
  readonly lastName: string
  readonly middleName?: string | null
  readonly suffix?: string | null
  readonly homePhone?: string | null
  readonly mobilePhone?: string | null
  readonly workPhone?: string | null
  readonly emailAddress: string
  readonly street?: string | null
  readonly city?: string | null
  readonly state: string
  readonly zip?: string | null
}

/**
 * Every refusal has the one specified text: foreign orders and persons, registered courses, invalid
 * forms, a changed email address or mobile phone (spec: courses#read-only-details,
 * courses#details-closed).
 */
export async function updateCustomerDetails(
  deps: CoursesDeps,
  viewer: ClientViewer,
  whose: Whose,
  update: CustomerDetailsUpdate,
): Promise<CourseSuccessRecord> {
  const { db } = deps.database
  const { opened, stored } = await openCourses(db, viewer, update.caseId)
  const refused = refusedWith(
    problem(whose === 'own' ? 'courses.customer-not-saved' : 'courses.spouse-not-saved'),
  )
  const order = stored.orders.find(({ id }) => id === update.orderId)
  if (!order) return refused
  return withCourseLock(
    deps,
    { caseId: opened.id, courseNumber: order.courseNumber, firmId: stored.firmId },
    async () => {
      const again = (await openCourses(db, viewer, update.caseId)).stored
      const customer = await findCustomer(deps, again, opened.debtor, whose, update.orderId)
      if (!customer || customer.own.item.isRegistered || isOver(customer.own.item)) return refused
      if (
        customer.own.order.orderKey !== update.orderKey ||
        customer.customer.personKey !== update.personId
      )
        return refused
      const details = changedDetails(customer.details, update)
      if (!details) return refused
      const { orderId, firmId, debtor } = customer.customer
      const detailsSealed = sealCustomer(deps, again, orderId, debtor, details)
      await setCustomerDetails(db, { orderId, firmId, debtor, detailsSealed })
      return { success: true, errorMessage: null }
    },
  )
}

interface FoundCustomer {
  readonly own: OwnItem
  readonly customer: StoredCustomer
  readonly details: CourseCustomer
}

async function findCustomer(
  deps: CoursesDeps,
  stored: StoredCourses,
  viewer: Debtor,
  whose: Whose,
  orderId: string,
): Promise<FoundCustomer | undefined> {
  const own = findOwnItem(stored, viewer, ({ order }) => order.id === orderId)
  if (!own || (whose === 'spouse' && !mayCheckSpouse(stored, own))) return undefined
  const wanted = whose === 'own' ? viewer : viewer === 1 ? 2 : 1
  const { firmId } = stored
  const customers = await listCustomers(deps.database.db, { orderId, firmId })
  const customer = customers.find(({ debtor }) => debtor === wanted)
  return (
    customer && {
      own,
      customer,
      details: openCustomer(deps, stored, orderId, wanted, customer.detailsSealed),
    }
  )
}

/** True for a course taken together, until the spouse's details are confirmed. */
function mayCheckSpouse(stored: StoredCourses, own: OwnItem): boolean {
  return (
    findOption(stored, own.order.courseNumber) === jointOption.together &&
    isForBoth(own) &&
    !own.item.verifiedSpouseDetails
  )
}

/**
 * Returns undefined if the form is invalid, or if its email address or phone differs from the
 * stored one.
 */
function changedDetails(
  before: CourseCustomer,
  update: CustomerDetailsUpdate,
): CourseCustomer | undefined {
  const text = (value: string | null | undefined) => oneLine(value ?? '')
  const form = {
    firstName: text(update.firstName),
    lastName: text(update.lastName),
    middleName: text(update.middleName),
    suffix: text(update.suffix),
    homePhone: plainPhone(update.homePhone ?? ''),
    mobilePhone: text(update.mobilePhone),
    workPhone: plainPhone(update.workPhone ?? ''),
    emailAddress: text(update.emailAddress),
    mailingAddress: text(update.street),
    city: text(update.city),
    selectState: text(update.state),
    zipCode: text(update.zip),
  }
  if (findCustomerDetails(form).length > 0) return undefined
  if (
    isFilled(before.emailAddress) &&
    comparableEmail(before.emailAddress) !== comparableEmail(form.emailAddress)
  )
    return undefined
  if (
    isFilled(before.mobilePhone) &&
    comparablePhone(before.mobilePhone) !== comparablePhone(form.mobilePhone)
  )
    return undefined
  const optional = (value: string) => (value === '' ? null : value)
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    middleName: optional(form.middleName),
    suffix: optional(form.suffix),
    homePhone: optional(form.homePhone),
    mobilePhone: isFilled(before.mobilePhone)
      ? before.mobilePhone
      : optional(comparablePhone(form.mobilePhone)),
    workPhone: optional(form.workPhone),
    emailAddress: isFilled(before.emailAddress)
      ? before.emailAddress
      : comparableEmail(form.emailAddress),
    street: optional(form.mailingAddress),
    city: optional(form.city),
    state: form.selectState,
    zip: optional(form.zipCode),
  }
}

function isFilled(text: string | null): text is string {
  return text !== null && text.trim() !== ''
}

/** Ignores formatting. */
function comparablePhone(text: string): string {
  return mobileDigits(text) ?? plainPhone(text)
}
