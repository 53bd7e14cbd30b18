// People with courses for integration tests, with orders at the demo provider.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { createCase, type NewPerson } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { JointOption, CourseMethod, CourseNumber } from '../../rules/progress/courses.ts'
import { getCourseType } from '../../rules/progress/courses.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { setSetUp, type CourseKey } from '../courses.store.ts'
import { insertOffers, insertOrder } from '../ordering/orders.store.ts'
import { recordOrder } from '../ordering/record-order.ts'

export interface Taker {
  readonly accountId: string
  readonly email: string
  /** Logged in, with a refresh cookie. */
  readonly browser: Browser
}

export interface TakersOfCase extends CaseOfFirm {
  readonly debtor1: Taker
  readonly debtor2: Taker
}

let people = 0

export interface WantedCase {
  /** True for a case without a second person. */
  readonly isSingle?: boolean
  readonly firm?: 'hollis' | 'northgate'
  readonly status?: 'Pre-Filing' | 'Filed' | 'Complete'
  readonly caseNumber?: string
}

/** Creates two spouses with one case, Pre-Filing by default. */
export async function coupleWithCase(
  app: TestApp,
  { isSingle = false, firm = 'hollis', ...more }: WantedCase = {},
): Promise<TakersOfCase> {
  const { deps } = app
  const [nora, two] = [newPerson('Nora'), newPerson('Owen')]
  const firmId = app.demoData.firms[firm]
  const [debtor1, debtor2] = [await readTaker(app, nora), await readTaker(app, two)]
  const caseId = await deps.database.transact(async (tx) => {
    const created = await createCase(deps, tx, {
      firmId,
      chapter: 7,
      clientCode: 'TEST',
      debtor1: nora,
      ...(isSingle ? {} : { debtor2: two }),
      ...more,
    })
    await joinCase(app.deps, tx, created.participants[0], debtor1.accountId)
    if (created.participants[1] !== undefined)
      await joinCase(app.deps, tx, created.participants[1], debtor2.accountId)
    return created.id
  })
  return { caseId, firmId, debtor1, debtor2 }
}

function newPerson(givenName: string): NewPerson {
  people += 1
  return {
    givenName,
    familyName: `Taker${people}`,
    email: `taker${people}@example.com`,
    mobilePhone: String(9_175_550_000 + people),
    contactType: 1,
  }
}

async function readTaker(
  app: TestApp,
  { givenName, familyName, email, mobilePhone }: NewPerson,
): Promise<Taker> {
  const accountId = app.deps.ids.rowId()
  await sql`insert into account (id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, middle_name, family_name, street, city, state, zip, contact_type, password_hash, creation_step, completed_at)
    values (${accountId}, ${email}, portal_now(), ${mobilePhone}, portal_now(), ${givenName}, 'Quinn', ${familyName}, '12 Harbor Lane', 'Brooklyn', 'NY', '11201', 1, 'none', 6, portal_now())`.execute(
    app.deps.database.db,
  )
  return { accountId, email, browser: await signedInBrowser(app, accountId) }
}

/** Returns another browser with a session of its own. */
export async function signedInBrowser(app: TestApp, accountId: string): Promise<Browser> {
  const { deps } = app
  people += 1
  const browser = app.browser(`198.51.100.${people % 250}`)
  const [id, refreshToken] = [deps.ids.rowId(), deps.ids.token()]
  await sql`insert into session (id, account_id, kind, refresh_hash, auth_version, ends_at)
    values (${id}, ${accountId}, 'client', ${createHash('sha256').update(refreshToken).digest()}, 1, portal_now() + interval '1 hour')`.execute(
    deps.database.db,
  )
  const claims = { accountId, sessionId: id, version: 1 }
  browser.tokens = {
    accessToken: await deps.tokens.accessToken(claims),
    idToken: await deps.tokens.idToken({
      ...claims,
      name: 'Somebody',
      email: 'somebody@example.com',
    }),
  }
  browser.cookies.set('daybreak-rt', refreshToken)
  return browser
}

export interface WantedCourse {
  readonly course?: CourseNumber
  /** The debtor who owns the order. */
  readonly debtor?: Debtor
  readonly option?: JointOption | null
  /** Default: 245 Harborlight for the first course, 246 for the second. */
  readonly providerId?: number
  readonly method?: CourseMethod
  /** If true, every flag that the registration requires is set. */
  readonly isReady?: boolean
}

export interface PlacedCourse {
  readonly caseId: string
  readonly courseType: 1 | 2
  readonly providerId: number
  readonly orderId: string
  readonly itemId: string
  readonly orderKey: string
}

/** Places an order at the demo provider, with a chosen provider. */
export async function placedCourse(
  app: TestApp,
  { caseId, firmId }: CaseOfFirm,
  wanted: WantedCourse = {},
): Promise<PlacedCourse> {
  const { course = 'First', debtor = 1, option = null, method = 1, isReady = false } = wanted
  const { deps } = app
  const [courseType, isJoint, key] = [
    getCourseType(course),
    option === 1,
    { caseId, courseNumber: course, firmId },
  ]
  const providerId = wanted.providerId ?? (course === 'First' ? 245 : 246)
  await saveSetUp(app, key, option)
  const stored = (await listCoursesOfCases(deps.database.db, [key])).get(caseId)
  if (!stored) throw new Error('The case is there')
  const unit = { unitKey: 'UNIT-HOLLIS-01', clientCode: 'TEST' }
  const takers = isJoint ? [debtor, debtor === 1 ? 2 : 1] : [debtor]
  const userKeys = await Promise.all(
    takers.map(
      async (taker) =>
        (
          await deps.courseProvider.createUser(deps.ids.rowId(), {
            unit,
            applicant: {
              firstName: `Person${taker}`,
              lastName: 'Taker',
              emailAddress: null,
              mobilePhone: null,
              ssn: `9${taker}${String(people).padStart(7, '0')}`,
              street: null,
              city: null,
              state: null,
              zip: null,
            },
          })
        ).userKey,
    ),
  )
  const [orderId, itemId] = [deps.ids.shownId(), deps.ids.shownId()]
  const placed = await deps.courseProvider.placeOrder(orderId, {
    unit,
    courseType,
    payment: 1,
    orderKey: null,
    userKeys,
    choice: { providerId, method },
  })
  const { item } = placed
  if (!item) throw new Error('Whoever chooses has an item')
  await deps.database.transact(async (tx) => {
    await insertOrder(tx, key, {
      ...{ id: orderId, debtor, isJoint, source: 1, payment: 1, providerIds: null },
    })
    await insertOffers(tx, { orderId, firmId }, [
      {
        id: itemId,
        providerId,
        name: 'Harborlight',
        price: '24.00',
        valueProps: '<p>Two hours.</p>',
        methods: [1, 2],
      },
    ])
    await recordOrder(deps, tx, {
      key,
      stored,
      orderId,
      debtor,
      isJoint,
      source: 1,
      placed,
      choice: { offerId: itemId, item },
    })
    if (isReady) {
      await sql`update course_item set verified_details = true, verified_spouse_details = ${isJoint}, accepted_disclosure = true, shown_instructions = true where id = ${itemId}`.execute(
        tx,
      )
    }
  })
  return { caseId, courseType, providerId, orderId, itemId, orderKey: placed.orderKey }
}

async function saveSetUp(
  { deps }: TestApp,
  key: CourseKey,
  option: JointOption | null,
): Promise<void> {
  await deps.database.transact((tx) => setSetUp(tx, key, { jointOption: option }))
}

export async function readRow(
  app: TestApp,
  table: 'course_item' | 'course_progress' | 'course_hand_off' | 'course_acceptance',
  where: { readonly column: 'id' | 'item_id' | 'case_id'; readonly value: string },
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await sql<
    Readonly<Record<string, unknown>>
  >`select * from ${sql.table(table)} where ${sql.ref(where.column)} = ${where.value}`.execute(
    app.deps.database.db,
  )
  return rows[0]
}

/** Counts the audit entries of this event and object. */
export async function auditedTimes(app: TestApp, event: string, object: string): Promise<number> {
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from audit where event = ${event} and object = ${object}`.execute(
    app.deps.database.db,
  )
  return rows[0]?.times ?? 0
}
