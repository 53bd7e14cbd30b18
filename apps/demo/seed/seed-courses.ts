// Gives the demo people courses in several states: to be chosen, in the middle, taken together, and with a certificate that is soon out of date.
import { sql } from 'kysely'
import type { CourseType } from '#features/courses/rules/progress/courses.ts'
import { addSpouse } from '#features/courses/server/customers/add-spouse.ts'
import { lookUpOrder } from '#features/courses/server/ordering/look-up-order.ts'
import { orderCourse } from '#features/courses/server/ordering/order-course.ts'
import type { OrderingAnswer } from '#features/courses/server/ordering/ordering.ts'
import { placeNewOrder } from '#features/courses/server/ordering/place-new-order.ts'
import { quoteProviders } from '#features/courses/server/ordering/quote-providers.ts'
import {
  acceptDisclosure,
  noteInstructionsShown,
  noteVerified,
} from '#features/courses/server/reminders/raise-flags.ts'
import { readMaterial } from '#features/courses/server/taking/read-material.ts'
import { registerCourse } from '#features/courses/server/taking/register-course.ts'
import { setUpCourse } from '#features/courses/server/set-up-course.ts'
import type { CoursesWorld } from '#features/courses/server/deps.ts'
import { daysAfter } from '#lib/dates.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { CastIds } from './seed-demo-data.ts'

/** What somebody does at a provider, which then tells us of it. */
export interface ProvidersHand {
  start(itemKey: string): Promise<void>
  /** With the certificate. */
  finish(itemKey: string, completedAt: Date): Promise<void>
}

const first: CourseType = 1
const [harborlight, cedarPath] = [245, 176]
/** Numbers of this kind are given to nobody. */
const numbers = {
  jonah: '900550111',
  mei: '900550122',
  victor: '900550134',
  grace: '900550136',
  lucille: '900550148',
} as const
const certificateAgeDays = 170

/** Through the same use cases as the clients' own orders and the firm's own acts. */
export async function seedCourses(
  world: CoursesWorld,
  { accounts, cases }: CastIds,
  providers: ProvidersHand,
): Promise<void> {
  await setUpCourse(world, { caseId: cases.jonah, courseNumber: 'First', payment: 2 })
  await orderCourse(world, {
    caseId: cases.jonah,
    courseNumber: 'First',
    debtor: 1,
    numbers: { 1: numbers.jonah },
  })

  const mei = viewerOf(world, accounts.mei)
  await lookUp(world, mei, cases.mei, 'Tanaka', numbers.mei)
  await providers.start(await takeOnline(world, mei, cases.mei, harborlight))

  const victor = viewerOf(world, accounts.victor)
  await lookUp(world, victor, cases.okonkwo, 'Okonkwo', numbers.victor)
  well(
    await addSpouse(world, victor, {
      caseId: cases.okonkwo,
      courseType: first,
      isDebtor1: true,
      addSpouse: true,
      firstName: 'Grace',
      lastName: 'Okonkwo',
      ssn: numbers.grace,
      street: '12 Harbor Lane',
      city: 'Brooklyn',
      stateCode: 'NY',
      zipCode: '11201',
      mobilePhoneNumber: '917-555-0135',
      emailAddress: 'grace.okonkwo@example.com',
    }),
  )
  await order(world, victor, cases.okonkwo, cedarPath, true)

  const lucille = viewerOf(world, accounts.lucille)
  await lookUp(world, lucille, cases.lucille, 'Hart', numbers.lucille)
  const itemKey = await takeOnline(world, lucille, cases.lucille, cedarPath)
  await providers.start(itemKey)
  await providers.finish(itemKey, daysAfter(world.clock.now(), -certificateAgeDays))
  await forgetOldNews(world, [accounts.mei, accounts.victor, accounts.grace, accounts.lucille])
}

function viewerOf({ ids }: CoursesWorld, accountId: string): ClientViewer {
  const source = {
    ip: '127.0.0.1',
    requestId: 'cast',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  return { kind: 'client', source, accountId, sessionId: ids.rowId() }
}

function well({ outcome }: OrderingAnswer): void {
  succeeded({ success: outcome.success, errorMessage: outcome.errorMessage })
}

function succeeded({
  success,
  errorMessage,
}: {
  readonly success: boolean
  readonly errorMessage: string | null
}): void {
  if (!success) throw new Error(`The cast's course was refused: ${errorMessage}`)
}

async function lookUp(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
  lastName: string,
  ssn: string,
): Promise<void> {
  well(
    await lookUpOrder(world, viewer, { caseId, courseType: first, isDebtor1: true, lastName, ssn }),
  )
}

interface OrderedItem {
  readonly orderId: string
  readonly itemId: string
  readonly itemKey: string
}

async function order(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
  providerId: number,
  isJoint: boolean,
): Promise<OrderedItem> {
  well(await quoteProviders(world, viewer, { caseId, courseType: first, isDebtor1: true }))
  well(
    await placeNewOrder(world, viewer, {
      caseId,
      courseType: first,
      isDebtor1: true,
      providerId,
      courseMethodType: 1,
      isJoint,
    }),
  )
  const { rows } = await sql<OrderedItem>`
    select d.id as "orderId", i.id as "itemId", i.item_key as "itemKey" from course_order d join course_item i on i.order_id = d.id where d.case_id = ${caseId}`.execute(
    world.database.db,
  )
  const [item] = rows
  if (!item) throw new Error('The cast has ordered nothing')
  return item
}

/** As far as the provider's door. */
async function takeOnline(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
  providerId: number,
): Promise<string> {
  const { orderId, itemId, itemKey } = await order(world, viewer, caseId, providerId, false)
  succeeded(await noteVerified(world, viewer, { flag: true, caseId, orderId }))
  const material = await readMaterial(world, viewer, {
    caseId,
    orderId,
    courseType: first,
    courseMethodType: 1,
  })
  succeeded(
    await acceptDisclosure(world, viewer, {
      flag: true,
      caseId,
      courseType: first,
      disclosureCourseOrderItemId: itemId,
      disclosureVersion: material?.disclosureVersion ?? '',
    }),
  )
  succeeded(await noteInstructionsShown(world, viewer, { flag: true, caseId, courseType: first }))
  succeeded(await registerCourse(world, viewer, 1, caseId, itemId))
  return itemKey
}

/** What they know already is read, and no message says it again. */
async function forgetOldNews(
  { database }: CoursesWorld,
  accountIds: readonly string[],
): Promise<void> {
  await sql`update notification set read_at = created_at, delivered_at = created_at where account_id = any(${[...accountIds]}::uuid[])`.execute(
    database.db,
  )
  await sql`delete from notice_due where account_id = any(${[...accountIds]}::uuid[])`.execute(
    database.db,
  )
  await sql`delete from course_hand_off`.execute(database.db)
}
