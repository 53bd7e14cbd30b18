import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { unavailable } from '#adapters/course-provider/course-provider-problems.ts'
import type { DemoProviderOptions } from '#apps/server/demo-services.ts'
import type {
  CourseProvider,
  LookUpAnswer,
  PlacedOrder,
  Registration,
} from '#ports/course-provider.ts'
import type { Db, Tx } from '#ports/database.ts'
import { certificateAddress, courseAddress, isBelow } from './addresses.ts'
import { agencyAndCourse, demoPages, demoProducts } from './catalogue.ts'
import {
  listCertificates,
  findRecord,
  lockRecord,
  saveRecord,
  insertRecord,
  deleteRecord,
  type DemoItem,
  type DemoOrder,
} from './demo-provider.store.ts'
import {
  chooseItem,
  createConsumerOrderId,
  createStartCode,
  findEarlierOrder,
  newPerson,
  toProviderItem,
  toProviderPerson,
  type EarlierOrderKind,
} from './orders.ts'
import type { DemoOperation } from './demo-operations.ts'

/** Duration of a call that hangs (spec: courses#service-calls). */
const defaultTimeoutMs = 10_000

/**
 * The last four digits of the number choose the result: 1002 one order in progress, 1003 several,
 * 1004 another last name, 1005 user missing, 1006 unit missing, 1007 error, 1008 no response, 1009
 * one complete order, 1010 one joint order. With other digits there is no order, and there is a
 * user if the last digit is even.
 */
export function demoCourseProvider({
  database,
  clock,
  publicUrl,
  timeoutMs = defaultTimeoutMs,
}: DemoProviderOptions): CourseProvider {
  const { db } = database

  const silence = async (): Promise<never> => {
    await pause(timeoutMs, undefined, { ref: false })
    throw unavailable('The demo provider did not respond')
  }
  const performed = async <Answer>(
    operation: DemoOperation,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const fault = await deleteRecord(db, 'mishap', operation)
    if (fault?.how === 'fail') throw unavailable('The demo provider was set to fail')
    if (fault?.how === 'hang') return silence()
    const answer = await work()
    return fault?.how === 'lose' ? silence() : answer
  }
  /**
   * Returns the stored result if the key was used before. `work` also returns the key of the item.
   */
  const once = <Answer>(
    operation: DemoOperation,
    key: string,
    work: (tx: Tx) => Promise<{ readonly answer: Answer; readonly itemKey: string | null }>,
  ): Promise<Answer> =>
    performed(operation, () =>
      database.transact(async (tx) => {
        const name = `${operation}:${key}`
        if (!(await insertRecord(tx, 'call', name, { itemKey: null, answer: null })))
          return (await findRecord(tx, 'call', name))?.answer as Answer
        const done = await work(tx)
        await saveRecord(tx, 'call', name, done)
        return done.answer
      }),
    )

  const findUserName = async (tx: Db, userKey: string) => {
    const user = await findRecord(tx, 'user', userKey)
    return user ? `${user.firstName} ${user.lastName}` : ''
  }
  const getUserKey = async (ssn: string) => {
    await insertRecord(db, 'salt', 'users', { salt: randomBytes(16).toString('hex') })
    const { salt } = (await findRecord(db, 'salt', 'users')) ?? { salt: '' }
    return `user-${createHash('sha256').update(`${salt}:${ssn}`).digest('hex').slice(0, 20)}`
  }

  const findRegistration = (item: DemoItem): Registration | null => {
    if (item.startCode === null && item.phoneNumber === null) return null
    const startUrl =
      item.startCode === null ? null : courseAddress(publicUrl, item.providerId, item.startCode)
    return {
      status: item.status,
      startUrl,
      phoneNumber: item.phoneNumber,
      accessCode: item.accessCode,
    }
  }

  return {
    lookUp: (_key, { courseType, lastName, ssn }) =>
      performed('lookUp', async (): Promise<LookUpAnswer> => {
        const last = ssn.slice(-4)
        const key = await getUserKey(ssn)
        const toFoundOrder = async (kind: EarlierOrderKind): Promise<LookUpAnswer> => ({
          kind: 'found',
          userKey: key,
          order: await findEarlierOrder({ database, clock }, key, lastName, courseType, kind),
        })
        switch (last) {
          case '1002':
            return toFoundOrder('in progress')
          case '1003':
            return { kind: 'several' }
          case '1004':
            return { kind: 'other-last-name' }
          case '1005':
            return { kind: 'missing-user' }
          case '1006':
            return { kind: 'missing-unit' }
          case '1007':
            throw unavailable('The demo provider returns an error for this number')
          case '1008':
            return silence()
          case '1009':
            return toFoundOrder('complete')
          case '1010':
            return toFoundOrder('joint')
          default: {
            const isKnown =
              Number(last.slice(-1)) % 2 === 0 || (await findRecord(db, 'user', key)) !== undefined
            return { kind: 'none', userKey: isKnown ? key : null }
          }
        }
      }),

    createUser: async (key, { applicant }) => {
      const userKey = await getUserKey(applicant.ssn)
      return once('createUser', key, async (tx) => {
        await saveRecord(tx, 'user', userKey, {
          firstName: applicant.firstName,
          lastName: applicant.lastName,
        })
        return { answer: { userKey }, itemKey: null }
      })
    },

    addSpouse: async (key, { userKey: applicantKey, spouse }) => {
      const userKey = await getUserKey(spouse.ssn)
      return once('addSpouse', key, async (tx) => {
        await saveRecord(tx, 'user', userKey, {
          firstName: spouse.firstName,
          lastName: spouse.lastName,
          spouseKey: applicantKey,
        })
        return { answer: { userKey }, itemKey: null }
      })
    },

    products: (_unit, courseType) =>
      performed('products', () => Promise.resolve(demoProducts(courseType))),

    pages: (providerId, courseType) =>
      performed('pages', async () =>
        demoPages(
          providerId,
          courseType,
          (await findRecord(db, 'page', String(providerId)))?.version ?? 1,
        ),
      ),

    placeOrder: (key, { courseType, payment, orderKey: givenKey, userKeys, choice }) =>
      once(
        'placeOrder',
        key,
        async (tx): Promise<{ answer: PlacedOrder; itemKey: string | null }> => {
          const orderKey = givenKey ?? `order-${randomBytes(10).toString('hex')}`
          const names = await Promise.all(userKeys.map((userKey) => findUserName(tx, userKey)))
          const known = givenKey === null ? undefined : await lockRecord(tx, 'order', givenKey)
          if (givenKey !== null && (!known || known.courseType !== courseType))
            throw unavailable('The demo provider has no such order')
          const order: DemoOrder = known ?? {
            courseType,
            payment,
            consumerOrderId: createConsumerOrderId(),
            persons: names.map((name, place) => newPerson(orderKey, name, place)),
            itemKey: null,
          }
          const item = choice === null ? undefined : await chooseItem(tx, orderKey, order, choice)
          await saveRecord(tx, 'order', orderKey, {
            ...order,
            itemKey: item?.itemKey ?? order.itemKey,
          })
          return {
            answer: {
              orderKey,
              consumerOrderId: order.consumerOrderId,
              persons: order.persons.map(toProviderPerson),
              item: item ?? null,
            },
            itemKey: item?.itemKey ?? null,
          }
        },
      ),

    register: (key, { itemKey, persons }) =>
      once('register', key, async (tx): Promise<{ answer: Registration; itemKey: string }> => {
        const item = await lockRecord(tx, 'item', itemKey)
        if (!item) throw unavailable('The demo provider has no such item')
        const before = findRegistration(item)
        if (before) return { answer: before, itemKey }
        if (item.status !== 2 && item.status !== 12)
          throw unavailable('The demo provider does not register a course that has ended')
        const details = new Map(persons.map((person) => [person.personKey, person.details]))
        const named = item.persons.map((person) => {
          const given = details.get(person.personKey)
          return given
            ? {
                ...person,
                name: [given.firstName, given.middleName, given.lastName, given.suffix]
                  .filter((part) => part !== null && part !== '')
                  .join(' '),
              }
            : person
        })
        const registered: DemoItem =
          item.method === 1
            ? { ...item, persons: named, status: 3, startCode: createStartCode() }
            : {
                ...item,
                persons: named,
                status: 13,
                phoneNumber: `5550100${item.providerId}`,
                accessCode: String(randomInt(100_000_000, 1_000_000_000)),
              }
        await saveRecord(tx, 'item', itemKey, registered)
        const answer = findRegistration(registered)
        if (!answer) throw new Error('A registered course has an address or a code')
        return { answer, itemKey }
      }),

    itemState: (by) =>
      performed('itemState', async () => {
        const itemKey =
          'itemKey' in by
            ? by.itemKey
            : ((
                (await findRecord(db, 'call', `placeOrder:${by.placedWith}`)) ??
                (await findRecord(db, 'call', `register:${by.placedWith}`))
              )?.itemKey ?? undefined)
        const item = itemKey === undefined ? undefined : await findRecord(db, 'item', itemKey)
        const order = item && (await findRecord(db, 'order', item.orderKey))
        if (itemKey === undefined || !item || !order) return undefined
        const certificates = await listCertificates(db, itemKey)
        return {
          ...toProviderItem(itemKey, item),
          registration: findRegistration(item),
          orderKey: item.orderKey,
          consumerOrderId: order.consumerOrderId,
          persons: item.persons.map(toProviderPerson),
          certificates: certificates.map(
            ({ key, personKey, number, completedAt, sha256, providerId }) => ({
              personKey,
              number,
              completedAt: new Date(completedAt),
              url: certificateAddress(publicUrl, providerId, key),
              sha256,
            }),
          ),
        }
      }),

    certificate: (url) =>
      performed('certificate', async () => {
        const key = url.slice(url.lastIndexOf('/') + 1)
        const made = await findRecord(db, 'certificate', key)
        if (!made || !isBelow(certificateAddress(publicUrl, made.providerId, key), url))
          throw unavailable('The demo provider has no such certificate')
        return Buffer.from(made.pdfBase64, 'base64')
      }),

    isOwnAddress: (providerId, url) =>
      agencyAndCourse(providerId) !== undefined &&
      isBelow(courseAddress(publicUrl, providerId, ''), url),
  }
}
