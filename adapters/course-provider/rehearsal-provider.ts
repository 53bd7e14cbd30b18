// The rehearsal of the order service: in the demo it stands for the real one, with a database table for a memory.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#ports/clock.ts'
import type {
  CourseProvider,
  CourseType,
  FoundOrder,
  LookUpAnswer,
  PlacedOrder,
  ProviderItem,
  Registration,
} from '#ports/course-provider.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import { unavailable } from './course-provider-problems.ts'
import {
  agencyAndCourse,
  agencyOf,
  rehearsedPages,
  rehearsedProducts,
} from '../../apps/demo/course-provider/catalogue.ts'
import { issueCertificate } from '../../apps/demo/course-provider/items.ts'
import {
  certificatesOf,
  find,
  findToChange,
  keep,
  keepNew,
  takeOut,
  type RehearsedItem,
  type RehearsedOrder,
  type RehearsedPerson,
} from '../../apps/demo/course-provider/demo-provider.store.ts'

/** So long a call that hangs takes until it is given up (decisions-courses A5e.1). */
const usualPatienceMs = 10_000
const dayMs = 86_400_000

/** What can be made to go wrong. */
export const rehearsedOperations = [
  'lookUp',
  'createUser',
  'addSpouse',
  'products',
  'pages',
  'placeOrder',
  'register',
  'itemState',
  'certificate',
] as const
export type RehearsedOperation = (typeof rehearsedOperations)[number]

export interface RehearsalSettings {
  readonly database: Database
  readonly clock: Clock
  /** PUBLIC_URL, without a slash at the end: its courses are taken below it. */
  readonly publicUrl: string
  /** How long a call that is not answered lasts; 4 seconds unless told. */
  readonly patienceMs?: number
}

/**
 * Answers by the last four digits of the number looked up: 1002 one order in progress, 1003 several, 1004 another last name, 1005 user missing, 1006 unit missing, 1007 error,
 * 1008 silence, 1009 one complete, 1010 one joint order; else none, with a user there when the last digit is even (decisions-courses A5e.6).
 */
export function rehearsalProvider({
  database,
  clock,
  publicUrl,
  patienceMs = usualPatienceMs,
}: RehearsalSettings): CourseProvider {
  const { db } = database

  const silence = async (): Promise<never> => {
    await pause(patienceMs, undefined, { ref: false })
    throw unavailable('The rehearsed service did not answer')
  }
  const performed = async <Answer>(
    operation: RehearsedOperation,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const mishap = await takeOut(db, 'mishap', operation)
    if (mishap?.how === 'fail') throw unavailable('The rehearsed service was told to fail')
    if (mishap?.how === 'hang') return silence()
    const answer = await work()
    return mishap?.how === 'lose' ? silence() : answer
  }
  /** The same key again gets the answer of the first time. `work` also names the item that it was about. */
  const once = <Answer>(
    operation: RehearsedOperation,
    key: string,
    work: (tx: Tx) => Promise<{ readonly answer: Answer; readonly itemKey: string | null }>,
  ): Promise<Answer> =>
    performed(operation, () =>
      database.transact(async (tx) => {
        const name = `${operation}:${key}`
        if (!(await keepNew(tx, 'call', name, { itemKey: null, answer: null })))
          return (await find(tx, 'call', name))?.answer as Answer
        const done = await work(tx)
        await keep(tx, 'call', name, done)
        return done.answer
      }),
    )

  const personKeyOf = (orderKey: string, place: number) => `${orderKey}-person-${place + 1}`
  const newPerson = (orderKey: string, name: string, place: number): RehearsedPerson => ({
    personKey: personKeyOf(orderKey, place),
    isApplicant: place === 0,
    name,
    hasStarted: false,
    hasFinished: false,
  })

  const nameOfUser = async (tx: Db, userKey: string) => {
    const user = await find(tx, 'user', userKey)
    return user ? `${user.firstName} ${user.lastName}` : ''
  }
  const userKeyOf = async (ssn: string) => {
    await keepNew(db, 'salt', 'users', { salt: randomBytes(16).toString('hex') })
    const { salt } = (await find(db, 'salt', 'users')) ?? { salt: '' }
    return `user-${createHash('sha256').update(`${salt}:${ssn}`).digest('hex').slice(0, 20)}`
  }

  /** An order that was there before anybody looked: made when it is first looked up, and the same at every look. */
  const foundOrder = async (
    userKey: string,
    lastName: string,
    courseType: CourseType,
    kind: 'in progress' | 'complete' | 'joint',
  ): Promise<FoundOrder> =>
    database.transact(async (tx) => {
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
      const isNew = await keepNew(tx, 'order', orderKey, {
        courseType,
        payment: 1,
        consumerOrderId: consumerOrderId(),
        persons,
        itemKey,
      })
      if (isNew) {
        const status = kind === 'joint' ? 2 : kind === 'complete' ? 6 : 4
        await keep(tx, 'item', itemKey, {
          orderKey,
          courseType,
          providerId: courseType === 1 ? 176 : 177,
          method: 1,
          status,
          persons,
          startCode: kind === 'joint' ? null : startCode(),
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
      const order = await find(tx, 'order', orderKey)
      const item = await find(tx, 'item', itemKey)
      if (!order || !item) throw new Error('An order that was found has its item')
      return {
        orderKey,
        consumerOrderId: order.consumerOrderId,
        isJoint: kind === 'joint',
        payment: order.payment,
        persons: order.persons.map(shownPerson),
        item: shownItem(itemKey, item),
        products: [],
      }
    })

  const registrationOf = (item: RehearsedItem): Registration | null => {
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
        const key = await userKeyOf(ssn)
        const found = async (kind: Parameters<typeof foundOrder>[3]): Promise<LookUpAnswer> => ({
          kind: 'found',
          userKey: key,
          order: await foundOrder(key, lastName, courseType, kind),
        })
        switch (last) {
          case '1002':
            return found('in progress')
          case '1003':
            return { kind: 'several' }
          case '1004':
            return { kind: 'other-last-name' }
          case '1005':
            return { kind: 'missing-user' }
          case '1006':
            return { kind: 'missing-unit' }
          case '1007':
            throw unavailable('The rehearsed service answers such a number with an error')
          case '1008':
            return silence()
          case '1009':
            return found('complete')
          case '1010':
            return found('joint')
          default: {
            const isThere =
              Number(last.slice(-1)) % 2 === 0 || (await find(db, 'user', key)) !== undefined
            return { kind: 'none', userKey: isThere ? key : null }
          }
        }
      }),

    createUser: async (key, { applicant }) => {
      const userKey = await userKeyOf(applicant.ssn)
      return once('createUser', key, async (tx) => {
        await keep(tx, 'user', userKey, {
          firstName: applicant.firstName,
          lastName: applicant.lastName,
        })
        return { answer: { userKey }, itemKey: null }
      })
    },

    addSpouse: async (key, { userKey: applicantKey, spouse }) => {
      const userKey = await userKeyOf(spouse.ssn)
      return once('addSpouse', key, async (tx) => {
        await keep(tx, 'user', userKey, {
          firstName: spouse.firstName,
          lastName: spouse.lastName,
          spouseKey: applicantKey,
        })
        return { answer: { userKey }, itemKey: null }
      })
    },

    products: (_unit, courseType) =>
      performed('products', () => Promise.resolve(rehearsedProducts(courseType))),

    pages: (providerId, courseType) =>
      performed('pages', async () =>
        rehearsedPages(
          providerId,
          courseType,
          (await find(db, 'page', String(providerId)))?.version ?? 1,
        ),
      ),

    placeOrder: (key, { courseType, payment, orderKey: givenKey, userKeys, choice }) =>
      once(
        'placeOrder',
        key,
        async (tx): Promise<{ answer: PlacedOrder; itemKey: string | null }> => {
          const orderKey = givenKey ?? `order-${randomBytes(10).toString('hex')}`
          const names = await Promise.all(userKeys.map((userKey) => nameOfUser(tx, userKey)))
          const known = givenKey === null ? undefined : await findToChange(tx, 'order', givenKey)
          if (givenKey !== null && (!known || known.courseType !== courseType))
            throw unavailable('The rehearsed service knows no such order')
          const order: RehearsedOrder = known ?? {
            courseType,
            payment,
            consumerOrderId: consumerOrderId(),
            persons: names.map((name, place) => newPerson(orderKey, name, place)),
            itemKey: null,
          }
          const item = choice === null ? undefined : await chosenItem(tx, orderKey, order, choice)
          await keep(tx, 'order', orderKey, { ...order, itemKey: item?.itemKey ?? order.itemKey })
          return {
            answer: {
              orderKey,
              consumerOrderId: order.consumerOrderId,
              persons: order.persons.map(shownPerson),
              item: item ?? null,
            },
            itemKey: item?.itemKey ?? null,
          }
        },
      ),

    register: (key, { itemKey, persons }) =>
      once('register', key, async (tx): Promise<{ answer: Registration; itemKey: string }> => {
        const item = await findToChange(tx, 'item', itemKey)
        if (!item) throw unavailable('The rehearsed service knows no such item')
        const before = registrationOf(item)
        if (before) return { answer: before, itemKey }
        if (item.status !== 2 && item.status !== 12)
          throw unavailable('The rehearsed service registers nobody for a course that has ended')
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
        const registered: RehearsedItem =
          item.method === 1
            ? { ...item, persons: named, status: 3, startCode: startCode() }
            : {
                ...item,
                persons: named,
                status: 13,
                phoneNumber: `5550100${item.providerId}`,
                accessCode: String(randomInt(100_000_000, 1_000_000_000)),
              }
        await keep(tx, 'item', itemKey, registered)
        const answer = registrationOf(registered)
        if (!answer) throw new Error('Whoever is registered has a way in')
        return { answer, itemKey }
      }),

    itemState: (by) =>
      performed('itemState', async () => {
        const itemKey =
          'itemKey' in by
            ? by.itemKey
            : ((
                (await find(db, 'call', `placeOrder:${by.placedWith}`)) ??
                (await find(db, 'call', `register:${by.placedWith}`))
              )?.itemKey ?? undefined)
        const item = itemKey === undefined ? undefined : await find(db, 'item', itemKey)
        const order = item && (await find(db, 'order', item.orderKey))
        if (itemKey === undefined || !item || !order) return undefined
        const certificates = await certificatesOf(db, itemKey)
        return {
          ...shownItem(itemKey, item),
          registration: registrationOf(item),
          orderKey: item.orderKey,
          consumerOrderId: order.consumerOrderId,
          persons: item.persons.map(shownPerson),
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
        const made = await find(db, 'certificate', key)
        if (!made || url !== certificateAddress(publicUrl, made.providerId, key))
          throw unavailable('The rehearsed service has no such certificate')
        return Buffer.from(made.pdfBase64, 'base64')
      }),

    isOwnAddress: (providerId, url) =>
      URL.canParse(url) &&
      agencyAndCourse(providerId) !== undefined &&
      new URL(url).href.startsWith(courseAddress(publicUrl, providerId, '')),
  }
}

/** Where a course is taken: below the portal itself, as the demo has no other host. */
function courseAddress(publicUrl: string, providerId: number, code: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/course/${code}`
}

export function certificateAddress(publicUrl: string, providerId: number, key: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/certificate/${key}`
}

async function chosenItem(
  tx: Tx,
  orderKey: string,
  order: RehearsedOrder,
  choice: { readonly providerId: number; readonly method: 1 | 2 },
): Promise<ProviderItem> {
  const before = order.itemKey === null ? undefined : await find(tx, 'item', order.itemKey)
  if (before && order.itemKey !== null) {
    if (before.providerId === choice.providerId && before.method === choice.method)
      return shownItem(order.itemKey, before)
    throw unavailable('The rehearsed service has another choice for this order')
  }
  const isOffered =
    agencyOf(choice.providerId, order.courseType)?.methods.includes(choice.method) ?? false
  if (!isOffered) throw unavailable('The rehearsed service does not offer this')
  const itemKey = `${orderKey}-item`
  const item: RehearsedItem = {
    orderKey,
    courseType: order.courseType,
    ...choice,
    status: choice.method === 1 ? 2 : 12,
    persons: order.persons,
    startCode: null,
    phoneNumber: null,
    accessCode: null,
  }
  await keep(tx, 'item', itemKey, item)
  return shownItem(itemKey, item)
}

const shownItem = (
  itemKey: string,
  { providerId, method, status }: RehearsedItem,
): ProviderItem => ({ itemKey, providerId, method, status })
const shownPerson = ({ personKey, isApplicant }: RehearsedPerson) => ({ personKey, isApplicant })
const consumerOrderId = () => String(randomInt(1_000_000, 10_000_000))
const startCode = () => randomBytes(15).toString('base64url')
