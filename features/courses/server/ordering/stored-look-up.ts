// Stores the look-up's number and result for 30 minutes, encrypted.
import type { FoundOrder } from '#ports/course-provider.ts'
import { courseMethod, courseStatus, type CourseStatus } from '../../rules/progress/courses.ts'
import { findLookUpSealed, type ProgressChange } from '../courses.store.ts'
import type { OrderCallContext } from './order-call.ts'
import type { CoursesDeps } from '../deps.ts'

export interface StoredLookUp {
  /** Used in the names of service calls (`getUserCall`). */
  readonly id: string
  /** Nine digits. */
  readonly ssn: string
  readonly found: FoundOrder | null
  /** The address that was entered for the order. It may differ from the account's address. */
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly zip: string | null
  } | null
}

type LookUpKey = Pick<OrderCallContext, 'key' | 'debtor'>

/** If `isNew` is true, the 30 minutes start now. */
export function saveLookUp(
  deps: Pick<CoursesDeps, 'secrets'>,
  at: LookUpKey,
  lookUp: StoredLookUp,
  isNew: boolean,
): NonNullable<ProgressChange['lookUp']> {
  return {
    sealed: deps.secrets.seal('course-look-up', JSON.stringify(lookUp), lookUpContext(at)),
    foundStatus: lookUp.found && getStatus(lookUp.found),
    isNew,
  }
}

/** Returns 12 instead of 2 for a course by phone (spec: courses#status-labels). */
function getStatus({ item }: FoundOrder): CourseStatus {
  if (item === null) return courseStatus.chooseCourse
  return item.status === courseStatus.pendingRegistration && item.method === courseMethod.phone
    ? courseStatus.pendingRegistrationPhone
    : item.status
}

export async function findStoredLookUp(
  deps: Pick<CoursesDeps, 'secrets' | 'database'>,
  at: LookUpKey,
): Promise<StoredLookUp | undefined> {
  const sealed = await findLookUpSealed(deps.database.db, at.key, at.debtor)
  return (
    sealed &&
    (JSON.parse(deps.secrets.open('course-look-up', sealed, lookUpContext(at))) as StoredLookUp)
  )
}

export function lookUpContext({
  key: { caseId, courseNumber },
  debtor,
}: {
  readonly key: { readonly caseId: string; readonly courseNumber: string }
  readonly debtor: number | string
}): string {
  return `${caseId}|${courseNumber}|${debtor}`
}
