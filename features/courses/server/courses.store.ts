import { sql, type Generated } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { CourseFacts, Debtor } from '../rules/progress/course-facts.ts'
import type {
  CourseNumber,
  CoursePayment,
  CourseStatus,
  JointOption,
  OrderStatus,
  OrderStep,
} from '../rules/progress/courses.ts'

type OwnTables = {
  course: {
    case_id: string
    course_number: CourseNumber
    firm_id: string
    payment_type: Generated<CoursePayment>
    provider_ids: number[] | null
    joint_option: JointOption | null
    spouse_sealed: Uint8Array | null
    busy_until: Date | null
  }
  course_progress: {
    case_id: string
    course_number: CourseNumber
    debtor: Debtor
    firm_id: string
    has_placed: Generated<boolean>
    order_status: Generated<OrderStatus>
    order_step: Generated<OrderStep>
    user_key: string | null
    lookup_sealed: Uint8Array | null
    looked_up_at: Date | null
    found_status: CourseStatus | null
    is_held: Generated<boolean>
    waived_until: string | null
    waiver_reason: string | null
    register_count: Generated<number>
    registrations_failed: Generated<number>
    court_filed_on: string | null
  }
}

export interface StoredCourses extends CourseFacts {
  readonly firmKey: SealedFirmKey
}

const flatOffer = (
  withValueProps: boolean,
) => sql`json_build_object('id', f.id, 'providerId', f.provider_id, 'name', f.name, 'price', f.price::text,
  'valueProps', ${withValueProps ? sql`f.value_props` : sql`''`}, 'methods', f.methods)`

/**
 * Reads several cases in one indexed statement. Omits absent cases and orders before a reset.
 * Provider texts are long, so they are empty unless requested.
 */
export async function listCoursesOfCases(
  db: Db,
  caseIds: readonly string[],
  { withValueProps = false } = {},
): Promise<ReadonlyMap<string, StoredCourses>> {
  const { rows } = await sql<StoredCourses>`
    select c.id as "caseId", c.firm_id as "firmId", c.status as "caseStatus", c.case_number as "caseNumber", case when c.client_code ~ '\\S' then c.client_code end as "clientCode",
      c.has_legacy_order as "hasLegacyOrder", c.chapter, o.time_zone as "timeZone", o.unit_key as "unitKey", firm.sealed_key as "firmKey",
      (select json_agg(json_build_object('debtor', p.debtor, 'givenName', p.given_name, 'familyName', p.family_name, 'accountId', p.account_id) order by p.debtor)
        from participant p where p.case_id = c.id) as people,
      (select coalesce(json_agg(json_build_object('courseNumber', k.course_number, 'payment', k.payment_type, 'providerIds', k.provider_ids, 'jointOption', k.joint_option)), '[]')
        from course k where k.case_id = c.id) as "setUps",
      (select coalesce(json_agg(json_build_object('caseId', g.case_id, 'courseNumber', g.course_number, 'debtor', g.debtor, 'hasPlaced', g.has_placed,
        'orderStatus', g.order_status, 'orderStep', g.order_step, 'userKey', g.user_key, 'foundStatus', g.found_status,
        'isLookUpOver', coalesce(g.looked_up_at < portal_now() - interval '30 minutes', false), 'isHeld', g.is_held, 'waivedUntil', g.waived_until)), '[]')
        from course_progress g where g.case_id = c.id) as progress,
      (select coalesce(json_agg(json_build_object('id', d.id, 'courseNumber', d.course_number, 'debtor', d.debtor, 'isJoint', d.is_joint, 'source', d.source,
        'payment', d.payment_type, 'orderKey', d.order_key, 'consumerOrderId', d.consumer_order_id, 'isPlaced', d.placed_at is not null,
        'isQuoteValid', d.created_at > portal_now() - interval '24 hours',
        'offers', (select coalesce(json_agg(${flatOffer(withValueProps)} order by f.price, f.provider_id), '[]') from course_offer f where f.order_id = d.id),
        'item', (select json_build_object('id', i.id, 'itemKey', i.item_key, 'method', i.method, 'status', i.status, 'verifiedDetails', i.verified_details,
          'verifiedSpouseDetails', i.verified_spouse_details, 'acceptedDisclosure', i.accepted_disclosure, 'shownInstructions', i.shown_instructions,
          'isRegistered', i.registered_at is not null, 'phoneNumber', i.phone_number, 'accessCodeSealed', encode(i.access_code_sealed, 'base64'),
          'takers', (select json_agg(json_build_object('debtor', t.debtor, 'certificate',
            (select json_build_object('id', e.id, 'number', e.number, 'completedOn', e.completed_on, 'hasFile', e.sealed_key is not null)
              from course_certificate e where e.item_id = t.item_id and e.debtor = t.debtor)) order by t.debtor)
            from course_taker t where t.item_id = i.id))
          from course_item i where i.order_id = d.id)) order by d.created_at desc), '[]')
        from course_order d where d.case_id = c.id and d.history_at is null) as orders
    from legal_case c
    join office o on o.id = c.office_id
    join firm on firm.id = c.firm_id
    where c.id = any(${[...caseIds]})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export interface CourseKey {
  readonly caseId: string
  readonly courseNumber: CourseNumber
  readonly firmId: string
}

/** Locks the course; creates a missing row. Returns the lock's name, or undefined if locked. */
export async function claimTurn(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  seconds: number,
): Promise<string | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .insertInto('course')
    .values({
      case_id: caseId,
      course_number: courseNumber,
      firm_id: firmId,
      busy_until: sql<Date>`portal_now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['case_id', 'course_number'])
        .doUpdateSet({ busy_until: sql<Date>`excluded.busy_until` })
        .where(sql<boolean>`course.busy_until is null or course.busy_until < portal_now()`),
    )
    .returning(sql<string>`busy_until::text`.as('turn'))
    .executeTakeFirst()
  return row?.turn
}

/** Extends the lock. Returns its new name, or undefined if the lock was lost. */
export async function renewTurn(
  db: Db,
  { caseId, courseNumber }: CourseKey,
  turn: string,
  seconds: number,
): Promise<string | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .updateTable('course')
    .set({ busy_until: sql<Date>`portal_now() + make_interval(secs => ${seconds})` })
    .where('case_id', '=', caseId)
    .where('course_number', '=', courseNumber)
    .where(sql<boolean>`busy_until = ${turn}::timestamptz`)
    .returning(sql<string>`busy_until::text`.as('turn'))
    .executeTakeFirst()
  return row?.turn
}

/** Does nothing if another request has taken the lock. */
export async function endTurn(
  db: Db,
  { caseId, courseNumber }: CourseKey,
  turn: string,
): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('course')
    .set({ busy_until: null })
    .where('case_id', '=', caseId)
    .where('course_number', '=', courseNumber)
    .where(sql<boolean>`busy_until = ${turn}::timestamptz`)
    .execute()
}

/** Absent fields are unchanged. */
export interface ProgressChange {
  readonly hasPlaced?: boolean
  readonly orderStatus?: OrderStatus
  readonly orderStep?: OrderStep
  readonly userKey?: string
  readonly isHeld?: boolean
  readonly waivedUntil?: string | null
  readonly waiverReason?: string | null
  readonly courtFiledOn?: string | null
  /** Null deletes the look-up result. */
  readonly lookUp?: {
    readonly sealed: Uint8Array
    readonly foundStatus: CourseStatus | null
    readonly isNew: boolean
  } | null
}

/** Requires the course's row, which the lock creates. */
export async function setProgress(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
  change: ProgressChange,
): Promise<void> {
  const columns = {
    ...(change.hasPlaced === undefined ? {} : { has_placed: change.hasPlaced }),
    ...(change.orderStatus === undefined ? {} : { order_status: change.orderStatus }),
    ...(change.orderStep === undefined ? {} : { order_step: change.orderStep }),
    ...(change.userKey === undefined ? {} : { user_key: change.userKey }),
    ...(change.isHeld === undefined ? {} : { is_held: change.isHeld }),
    ...(change.waivedUntil === undefined ? {} : { waived_until: change.waivedUntil }),
    ...(change.waiverReason === undefined ? {} : { waiver_reason: change.waiverReason }),
    ...(change.courtFiledOn === undefined ? {} : { court_filed_on: change.courtFiledOn }),
    ...(change.lookUp === undefined
      ? {}
      : {
          lookup_sealed: change.lookUp?.sealed ?? null,
          found_status: change.lookUp?.foundStatus ?? null,
        }),
    ...(change.lookUp?.isNew ? { looked_up_at: sql<Date>`portal_now()` } : {}),
  }
  await tx
    .withTables<OwnTables>()
    .insertInto('course_progress')
    .values({ case_id: caseId, course_number: courseNumber, firm_id: firmId, debtor, ...columns })
    .onConflict((conflict) => {
      const target = conflict.columns(['case_id', 'course_number', 'debtor'])
      return Object.keys(columns).length === 0 ? target.doNothing() : target.doUpdateSet(columns)
    })
    .execute()
}

/** Absent fields are unchanged. */
export async function setSetUp(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  change: {
    readonly payment?: CoursePayment
    readonly providerIds?: readonly number[] | null
    readonly jointOption?: JointOption | null
    readonly spouseSealed?: Uint8Array | null
  },
): Promise<void> {
  const columns = {
    ...(change.payment === undefined ? {} : { payment_type: change.payment }),
    ...(change.providerIds === undefined
      ? {}
      : { provider_ids: change.providerIds === null ? null : [...change.providerIds] }),
    ...(change.jointOption === undefined ? {} : { joint_option: change.jointOption }),
    ...(change.spouseSealed === undefined ? {} : { spouse_sealed: change.spouseSealed }),
  }
  await tx
    .withTables<OwnTables>()
    .insertInto('course')
    .values({ case_id: caseId, course_number: courseNumber, firm_id: firmId, ...columns })
    .onConflict((conflict) => {
      const target = conflict.columns(['case_id', 'course_number'])
      return Object.keys(columns).length === 0 ? target.doNothing() : target.doUpdateSet(columns)
    })
    .execute()
}

export async function findSpouseSealed(
  db: Db,
  { caseId, courseNumber }: CourseKey,
): Promise<Uint8Array | null> {
  const { rows } = await sql<{ sealed: Uint8Array | null }>`
    select spouse_sealed as sealed from course where case_id = ${caseId} and course_number = ${courseNumber}`.execute(
    db,
  )
  return rows[0]?.sealed ?? null
}

export async function findLookUpSealed(
  db: Db,
  { caseId, courseNumber }: CourseKey,
  debtor: Debtor,
): Promise<Uint8Array | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('course_progress')
    .select('lookup_sealed as sealed')
    .where('case_id', '=', caseId)
    .where('course_number', '=', courseNumber)
    .where('debtor', '=', debtor)
    .where(sql<boolean>`looked_up_at > portal_now() - interval '30 minutes'`)
    .executeTakeFirst()
  return row?.sealed ?? undefined
}

/** Deletes the results of look-ups that are older than 30 minutes. */
export async function forgetLookUps(db: Db): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('course_progress')
    .set({ lookup_sealed: null, found_status: null })
    .where('lookup_sealed', 'is not', null)
    .where(sql<boolean>`looked_up_at <= portal_now() - interval '30 minutes'`)
    .execute()
}
