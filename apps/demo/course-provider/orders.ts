import { randomBytes, randomInt } from 'node:crypto'
import { unavailable } from '#adapters/course-provider/course-provider-problems.ts'
import type { DemoProviderOptions } from '#apps/server/demo-services.ts'
import type { CourseType, FoundOrder, ProviderItem } from '#ports/course-provider.ts'
import type { Tx } from '#ports/database.ts'
import { findAgency } from './catalogue.ts'
import {
  findRecord,
  saveRecord,
  insertRecord,
  type DemoItem,
  type DemoOrder,
  type DemoPerson,
} from './demo-provider.store.ts'
import { issueCertificate } from './items.ts'

const dayMs = 86_400_000

export type EarlierOrderKind = 'in progress' | 'complete' | 'joint'

/** Returns an earlier order. It is created at the first look-up and does not change afterwards. */
export function findEarlierOrder(
  { database, clock }: Pick<DemoProviderOptions, 'database' | 'clock'>,
  userKey: string,
  lastName: string,
  courseType: CourseType,
  kind: EarlierOrderKind,
): Promise<FoundOrder> {
  return database.transact(async (tx) => {
    const orderKey = `found-${courseType}-${userKey.slice(5)}`
    const [applicant, spouse] = [
      newPerson(orderKey, lastName, 0),
      newPerson(orderKey, `Spouse ${lastName}`, 1),
    ]
    const persons =
      kind === 'joint'
        ? [applicant, spouse]
        : [{ ...applicant, hasStarted: true, hasFinished: kind === 'complete' }]
    const itemKey = `${orderKey}-item`
    const isNew = await insertRecord(tx, 'order', orderKey, {
      courseType,
      payment: 1,
      consumerOrderId: createConsumerOrderId(),
      persons,
      itemKey,
    })
    if (isNew) {
      const status = kind === 'joint' ? 2 : kind === 'complete' ? 6 : 4
      await saveRecord(tx, 'item', itemKey, {
        orderKey,
        courseType,
        providerId: courseType === 1 ? 176 : 177,
        method: 1,
        status,
        persons,
        startCode: kind === 'joint' ? null : createStartCode(),
        phoneNumber: null,
        accessCode: null,
      })
      if (kind === 'complete')
        await issueCertificate(
          tx,
          itemKey,
          applicant.personKey,
          new Date(clock.now().getTime() - 10 * dayMs),
        )
    }
    const order = await findRecord(tx, 'order', orderKey)
    const item = await findRecord(tx, 'item', itemKey)
    if (!order || !item) throw new Error('An earlier order has an item')
    return {
      orderKey,
      consumerOrderId: order.consumerOrderId,
      isJoint: kind === 'joint',
      payment: order.payment,
      persons: order.persons.map(toProviderPerson),
      item: toProviderItem(itemKey, item),
      products: [],
    }
  })
}

export async function chooseItem(
  tx: Tx,
  orderKey: string,
  order: DemoOrder,
  choice: { readonly providerId: number; readonly method: 1 | 2 },
): Promise<ProviderItem> {
  const before = order.itemKey === null ? undefined : await findRecord(tx, 'item', order.itemKey)
  if (before && order.itemKey !== null) {
    if (before.providerId === choice.providerId && before.method === choice.method)
      return toProviderItem(order.itemKey, before)
    throw unavailable('The demo provider has another choice for this order')
  }
  const isOffered =
    findAgency(choice.providerId, order.courseType)?.methods.includes(choice.method) ?? false
  if (!isOffered) throw unavailable('The demo provider does not offer this')
  const itemKey = `${orderKey}-item`
  const item: DemoItem = {
    orderKey,
    courseType: order.courseType,
    ...choice,
    status: choice.method === 1 ? 2 : 12,
    persons: order.persons,
    startCode: null,
    phoneNumber: null,
    accessCode: null,
  }
  await saveRecord(tx, 'item', itemKey, item)
  return toProviderItem(itemKey, item)
}

const getPersonKey = (orderKey: string, place: number) => `${orderKey}-person-${place + 1}`
export const newPerson = (orderKey: string, name: string, place: number): DemoPerson => ({
  personKey: getPersonKey(orderKey, place),
  isApplicant: place === 0,
  name,
  hasStarted: false,
  hasFinished: false,
})

export const toProviderItem = (
  itemKey: string,
  { providerId, method, status }: DemoItem,
): ProviderItem => ({
  itemKey,
  providerId,
  method,
  status,
})
export const toProviderPerson = ({ personKey, isApplicant }: DemoPerson) => ({
  personKey,
  isApplicant,
})
export const createConsumerOrderId = () => String(randomInt(1_000_000, 10_000_000))
export const createStartCode = () => randomBytes(15).toString('base64url')
