import { listPeople } from '#features/cases/server/participants/participants.ts'
import type {
  CourseCustomer,
  OrderPerson,
  PlacedOrder,
  ProviderItem,
} from '#ports/course-provider.ts'
import { getActor } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import {
  courseStatus,
  orderSource,
  orderStatus,
  type OrderSource,
} from '../../rules/progress/courses.ts'
import type { StoredCourses } from '../stored-courses.store.ts'
import type { CourseKey } from '../courses.store.ts'
import { setProgress, findSpouseSealed } from '../courses.store.ts'
import { insertCustomer } from '../customers/customers.store.ts'
import { insertItem, markPlaced } from './orders.store.ts'
import { openSpouse, sealCustomer } from '../customers/sealed-customers.ts'
import { notifyPeople } from '../notify-of-courses.ts'
import { otherDebtor, type OrderCallContext } from './order-call.ts'
import type { CoursesDeps } from '../deps.ts'

export interface RecordedOrder {
  readonly key: CourseKey
  readonly stored: StoredCourses
  readonly orderId: string
  readonly debtor: Debtor
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly placed: Pick<PlacedOrder, 'orderKey' | 'consumerOrderId' | 'persons'>
  readonly choice: { readonly offerId: string; readonly item: ProviderItem } | null
  readonly address?: Pick<CourseCustomer, 'street' | 'city' | 'state' | 'zip'> | null
}

/** Requires the order's row and offers. Marks everyone on the order as having an order. */
export async function recordOrder(deps: CoursesDeps, tx: Tx, order: RecordedOrder): Promise<void> {
  const { key, orderId, debtor, isJoint, source, placed, choice } = order
  const orderOfFirm = { orderId, firmId: key.firmId }
  const takers: readonly Debtor[] = isJoint ? [debtor, otherDebtor(debtor)] : [debtor]
  await markPlaced(tx, orderOfFirm, {
    isJoint,
    source,
    orderKey: placed.orderKey,
    consumerOrderId: placed.consumerOrderId,
  })
  if (choice) {
    const {
      offerId,
      item: { itemKey, method, status },
    } = choice
    // The status Complete needs a certificate, which a later request to the service brings.
    await insertItem(tx, key, {
      id: offerId,
      orderId,
      itemKey,
      method,
      status: status === courseStatus.complete ? courseStatus.certification : status,
      isToAsk: source === orderSource.lookUp,
      takers,
    })
  }
  for (const taker of takers) {
    const details = await readDetails(deps, tx, order, taker)
    const personKey = personOn(placed.persons, taker === debtor)?.personKey ?? placed.orderKey
    await insertCustomer(tx, orderOfFirm, {
      debtor: taker,
      personKey,
      detailsSealed: sealCustomer(deps, order.stored, orderId, taker, details),
    })
    await setProgress(tx, key, taker, {
      hasPlaced: true,
      orderStatus: orderStatus.hasOrder,
      orderStep: 'CourseOrderedSuccessfully',
      lookUp: null,
    })
  }
  await deps.caseChanged(tx, key)
}

/** Records the course that the viewer has ordered, in the audit too, and notifies the takers. */
export async function recordOrderedCourse(
  deps: CoursesDeps,
  tx: Tx,
  at: OrderCallContext,
  order: Omit<RecordedOrder, 'key' | 'stored' | 'debtor'>,
  providerId: number,
): Promise<void> {
  const { key, stored, debtor } = at
  const { orderId, isJoint } = order
  await recordOrder(deps, tx, { ...order, key, stored, debtor })
  await auditOrder(deps, tx, at, { event: 'course.ordered', orderId, isJoint, providerId })
  await notifyPeople(deps, tx, key, [debtor], 'ordered')
  if (isJoint) await notifyPeople(deps, tx, key, [otherDebtor(debtor)], 'orderedTogether')
}

export async function auditOrder(
  deps: Pick<CoursesDeps, 'audit'>,
  tx: Tx,
  { key, viewer }: OrderCallContext,
  { event, orderId, isJoint, providerId }: OrderAudit,
): Promise<void> {
  await deps.audit.record(
    {
      event,
      outcome: 'done',
      ...getActor(viewer),
      firmId: key.firmId,
      object: orderId,
      details: {
        caseId: key.caseId,
        course: key.courseNumber,
        isJoint,
        ...(providerId === null ? {} : { providerId }),
      },
    },
    tx,
  )
}

interface OrderAudit {
  readonly event: 'course.ordered' | 'course.found-accepted'
  readonly orderId: string
  readonly isJoint: boolean
  readonly providerId: number | null
}

function personOn(persons: readonly OrderPerson[], isApplicant: boolean): OrderPerson | undefined {
  return persons.find((person) => person.isApplicant === isApplicant)
}

/**
 * The owner's details come from the account. The spouse's come from the spouse form, else only the
 * name that the firm entered: an order must not reveal the spouse's account.
 */
async function readDetails(
  deps: CoursesDeps,
  db: Db,
  { key, stored, debtor, address }: RecordedOrder,
  of: Debtor,
): Promise<CourseCustomer> {
  const person = (await listPeople(db, key)).find((candidate) => candidate.debtor === of)
  const name = { firstName: person?.givenName ?? '', lastName: person?.familyName ?? '' }
  if (of !== debtor) {
    const sealed = await findSpouseSealed(db, key)
    return (sealed && openSpouse(deps, stored, key, of, sealed)) ?? { ...blank, ...name }
  }
  const account =
    person?.accountId == null ? undefined : await deps.findPerson(db, person.accountId)
  if (!account) return { ...blank, ...name }
  const { givenName, familyName, middleName, ...rest } = account
  return {
    ...rest,
    firstName: givenName ?? name.firstName,
    lastName: familyName ?? name.lastName,
    middleName: findInitial(middleName),
    ...address,
  }
}

const blank = {
  middleName: null,
  suffix: null,
  emailAddress: null,
  homePhone: null,
  mobilePhone: null,
  workPhone: null,
  street: null,
  city: null,
  state: null,
  zip: null,
}

/** spec: courses#customer-details */
function findInitial(middleName: string | null): string | null {
  return [...(middleName ?? '').trim()][0] ?? null
}
