import { sql } from 'kysely'
import type { CourseType } from '#features/courses/rules/progress/courses.ts'
import { addSpouse } from '#features/courses/server/ordering/add-spouse.ts'
import { lookUpOrder } from '#features/courses/server/ordering/look-up-order.ts'
import { inviteToCourse } from '#features/courses/server/ordering/invite-to-course.ts'
import type { OrderStepResult } from '#features/courses/server/ordering/order-call.ts'
import { placeOrder } from '#features/courses/server/ordering/place-order.ts'
import { quoteProviders } from '#features/courses/server/ordering/quote-providers.ts'
import {
  acceptDisclosure,
  markInstructionsShown,
  markVerified,
} from '#features/courses/server/reminders/raise-flags.ts'
import { readMaterial } from '#features/courses/server/taking/read-material.ts'
import { registerCourse } from '#features/courses/server/taking/register-course.ts'
import { setUpCourse } from '#features/courses/server/set-up-course.ts'
import type { CoursesDeps } from '#features/courses/server/deps.ts'
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { DemoIds } from './seed-demo-data.ts'

/** Simulates what a client does at a provider; the provider then sends a webhook. */
export interface CourseTaker {
  start(itemKey: string): Promise<void>
  /** Finishes the course with a certificate. */
  finish(itemKey: string, completedAt: Date): Promise<void>
}

const first: CourseType = 1
const [harborlight, cedarPath] = [245, 176]
/** SSNs of this kind are never issued. */
const numbers = {
  jonah: '900550111',
  mei: '900550122',
  victor: '900550134',
  grace: '900550136',
  lucille: '900550148',
} as const
const certificateAgeDays = 170

/** Uses the same use cases as clients and firms. */
export async function seedCourses(
  deps: CoursesDeps,
  { accounts, firms, cases }: DemoIds,
  providers: CourseTaker,
): Promise<void> {
  const course = { caseId: cases.jonah, firmId: firms.hollis, courseNumber: 'First' } as const
  await setUpCourse(deps, { ...course, payment: 2 })
  await inviteToCourse(deps, {
    ...course,
    debtor: 1,
    numbers: { 1: numbers.jonah },
  })

  const mei = getViewer(deps, accounts.mei)
  await lookUp(deps, mei, cases.mei, 'Tanaka', numbers.mei)
  await providers.start(await takeOnline(deps, mei, cases.mei, harborlight))

  const victor = getViewer(deps, accounts.victor)
  await lookUp(deps, victor, cases.okonkwo, 'Okonkwo', numbers.victor)
  expectSuccess(
    await addSpouse(deps, victor, {
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
  await placeDemoOrder(deps, victor, cases.okonkwo, cedarPath, true)

  const lucille = getViewer(deps, accounts.lucille)
  await lookUp(deps, lucille, cases.lucille, 'Hart', numbers.lucille)
  const itemKey = await takeOnline(deps, lucille, cases.lucille, cedarPath)
  await providers.start(itemKey)
  await providers.finish(itemKey, afternoonDaysAgo(deps.clock.now(), certificateAgeDays))
  await forgetOldNews(deps, [accounts.mei, accounts.victor, accounts.grace, accounts.lucille])
}

/** Counts calendar days, because a day may not have 24 hours when the clocks change. */
function afternoonDaysAgo(now: Date, days: number): Date {
  const day = calendarDayAfter(calendarDay(now, 'America/New_York'), -days)
  return new Date(`${day}T18:00:00Z`)
}

function getViewer({ ids }: CoursesDeps, accountId: string): ClientViewer {
  const source = {
    ip: '127.0.0.1',
    requestId: 'demo-seed',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  return { kind: 'client', source, accountId, sessionId: ids.rowId() }
}

function expectSuccess({ outcome }: OrderStepResult): void {
  expectRegistered({ success: outcome.success, errorMessage: outcome.errorMessage })
}

function expectRegistered({
  success,
  errorMessage,
}: {
  readonly success: boolean
  readonly errorMessage: string | null
}): void {
  if (!success) throw new Error(`The demo course was refused: ${errorMessage}`)
}

async function lookUp(
  deps: CoursesDeps,
  viewer: ClientViewer,
  caseId: string,
  lastName: string,
  ssn: string,
): Promise<void> {
  expectSuccess(
    await lookUpOrder(deps, viewer, { caseId, courseType: first, isDebtor1: true, lastName, ssn }),
  )
}

interface OrderedItem {
  readonly orderId: string
  readonly itemId: string
  readonly itemKey: string
}

async function placeDemoOrder(
  deps: CoursesDeps,
  viewer: ClientViewer,
  caseId: string,
  providerId: number,
  isJoint: boolean,
): Promise<OrderedItem> {
  expectSuccess(await quoteProviders(deps, viewer, { caseId, courseType: first, isDebtor1: true }))
  expectSuccess(
    await placeOrder(deps, viewer, {
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
    deps.database.db,
  )
  const [item] = rows
  if (!item) throw new Error('The demo people have no order')
  return item
}

/** Takes the client through all steps up to the provider's site. */
async function takeOnline(
  deps: CoursesDeps,
  viewer: ClientViewer,
  caseId: string,
  providerId: number,
): Promise<string> {
  const { orderId, itemId, itemKey } = await placeDemoOrder(deps, viewer, caseId, providerId, false)
  expectRegistered(await markVerified(deps, viewer, { flag: true, caseId, orderId }))
  const material = await readMaterial(deps, viewer, {
    caseId,
    orderId,
    courseType: first,
    courseMethodType: 1,
  })
  expectRegistered(
    await acceptDisclosure(deps, viewer, {
      flag: true,
      caseId,
      courseType: first,
      disclosureCourseOrderItemId: itemId,
      disclosureVersion: material?.disclosureVersion ?? '',
    }),
  )
  expectRegistered(
    await markInstructionsShown(deps, viewer, { flag: true, caseId, courseType: first }),
  )
  expectRegistered(await registerCourse(deps, viewer, 1, caseId, itemId))
  return itemKey
}

/** Marks notifications as read and drops pending messages. */
async function forgetOldNews(
  { database }: CoursesDeps,
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
