import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type {
  CourseNumber,
  CoursePayment,
  CourseStatus,
  JointOption,
  OrderStatus,
  OrderStep,
} from '../rules/progress/courses.ts'
import { tables } from './tables.generated.ts'

export interface CourseKey extends CaseOfFirm {
  readonly courseNumber: CourseNumber
}

export interface OrderOfFirm {
  readonly orderId: string
  readonly firmId: string
}

export interface ItemOfFirm {
  readonly itemId: string
  readonly firmId: string
}

/** Locks the course; creates a missing row. Returns the lock's name, or undefined if locked. */
export async function claimTurn(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  seconds: number,
): Promise<string | undefined> {
  const row = await tables(db)
    .insertInto('course')
    .values({
      caseId,
      courseNumber,
      firmId,
      busyUntil: sql<Date>`portal_now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'courseNumber', 'firmId'])
        .doUpdateSet({ busyUntil: sql<Date>`excluded.busy_until` })
        .where(sql<boolean>`course.busy_until is null or course.busy_until < portal_now()`),
    )
    .returning(sql<string>`busy_until::text`.as('turn'))
    .executeTakeFirst()
  return row?.turn
}

/** Extends the lock. Returns its new name, or undefined if the lock was lost. */
export async function renewTurn(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  turn: string,
  seconds: number,
): Promise<string | undefined> {
  const row = await tables(db)
    .updateTable('course')
    .set({ busyUntil: sql<Date>`portal_now() + make_interval(secs => ${seconds})` })
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .where(sql<boolean>`busy_until = ${turn}::timestamptz`)
    .returning(sql<string>`busy_until::text`.as('turn'))
    .executeTakeFirst()
  return row?.turn
}

/** Does nothing if another request has taken the lock. */
export async function endTurn(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  turn: string,
): Promise<void> {
  await tables(db)
    .updateTable('course')
    .set({ busyUntil: null })
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
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

const hasValue = (columns: object) => Object.values(columns).some((value) => value !== undefined)

/** Requires the course's row, which the lock creates. */
export async function setProgress(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
  change: ProgressChange,
): Promise<void> {
  const { hasPlaced, orderStatus, orderStep, userKey, isHeld } = change
  const { waivedUntil, waiverReason, courtFiledOn, lookUp } = change
  const columns = {
    hasPlaced,
    orderStatus,
    orderStep,
    userKey,
    isHeld,
    waivedUntil,
    waiverReason,
    courtFiledOn,
    lookupSealed: lookUp === null ? null : lookUp?.sealed,
    foundStatus: lookUp === null ? null : lookUp?.foundStatus,
    lookedUpAt: lookUp?.isNew ? sql<Date>`portal_now()` : undefined,
  }
  await tables(tx)
    .insertInto('courseProgress')
    .values({ caseId, courseNumber, firmId, debtor, ...columns })
    .onConflict((conflict) => {
      const target = conflict.columns(['caseId', 'courseNumber', 'debtor', 'firmId'])
      return hasValue(columns) ? target.doUpdateSet(columns) : target.doNothing()
    })
    .execute()
}

/** Absent fields are unchanged. */
export async function setSetUp(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  {
    payment: paymentType,
    providerIds,
    jointOption,
    spouseSealed,
  }: {
    readonly payment?: CoursePayment
    readonly providerIds?: readonly number[] | null
    readonly jointOption?: JointOption | null
    readonly spouseSealed?: Uint8Array | null
  },
): Promise<void> {
  const columns = { paymentType, providerIds, jointOption, spouseSealed }
  await tables(tx)
    .insertInto('course')
    .values({ caseId, courseNumber, firmId, ...columns })
    .onConflict((conflict) => {
      const target = conflict.columns(['caseId', 'courseNumber', 'firmId'])
      return hasValue(columns) ? target.doUpdateSet(columns) : target.doNothing()
    })
    .execute()
}

/** 0 for a course without a row. */
export async function findVersion(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
): Promise<number> {
  const row = await tables(db)
    .selectFrom('course')
    .select('version')
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Of the courses of a case that have a row. */
export async function listVersions(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyMap<CourseNumber, number>> {
  const rows = await tables(db)
    .selectFrom('course')
    .select(['courseNumber', 'version'])
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
  return new Map(rows.map(({ courseNumber, version }) => [courseNumber, version]))
}

export async function raiseVersion(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
): Promise<void> {
  await tables(tx)
    .updateTable('course')
    .set({ version: sql<number>`version + 1` })
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .execute()
}

export async function findSpouseSealed(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
): Promise<Uint8Array | null> {
  const row = await tables(db)
    .selectFrom('course')
    .select('spouseSealed')
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.spouseSealed ?? null
}

export async function findLookUpSealed(
  db: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
): Promise<Uint8Array | undefined> {
  const row = await tables(db)
    .selectFrom('courseProgress')
    .select('lookupSealed')
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .where('debtor', '=', debtor)
    .where(sql<boolean>`looked_up_at > portal_now() - interval '30 minutes'`)
    .executeTakeFirst()
  return row?.lookupSealed ?? undefined
}

/** Deletes the results of look-ups that are older than 30 minutes. */
export async function forgetLookUps(db: Db, firmId: string): Promise<void> {
  await tables(db)
    .updateTable('courseProgress')
    .set({ lookupSealed: null, foundStatus: null })
    .where('firmId', '=', firmId)
    .where('lookupSealed', 'is not', null)
    .where(sql<boolean>`looked_up_at <= portal_now() - interval '30 minutes'`)
    .execute()
}
