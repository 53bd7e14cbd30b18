// What a look-up leaves behind for half an hour: the number it was made with, and what it found. Sealed; whoever orders by then needs neither again.
import type { FoundOrder } from '#ports/course-provider.ts'
import { courseMethod, courseStatus, type CourseStatus } from '../../rules/progress/courses.ts'
import { lookUpSealedOf, type ProgressChange } from '../courses.store.ts'
import type { Ordering } from './ordering.ts'
import type { CoursesWorld } from '../deps.ts'

export interface KeptLookUp {
  /** Names what is asked because of this look-up (`userCallOf`). */
  readonly id: string
  /** Nine digits. */
  readonly ssn: string
  readonly found: FoundOrder | null
  /** As it was given for the order, which may be another one than the account's. */
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly zip: string | null
  } | null
}

type Place = Pick<Ordering, 'key' | 'debtor'>

/** `isNew` begins the half hour. */
export function keepLookUp(
  world: Pick<CoursesWorld, 'secrets'>,
  at: Place,
  kept: KeptLookUp,
  isNew: boolean,
): NonNullable<ProgressChange['lookUp']> {
  return {
    sealed: world.secrets.seal('course-look-up', JSON.stringify(kept), contextOf(at)),
    foundStatus: kept.found && statusOf(kept.found),
    isNew,
  }
}

/** By phone 2 and 12 are the same, and 12 has the words of the found-course screen (decisions-courses A4 L). */
function statusOf({ item }: FoundOrder): CourseStatus {
  if (item === null) return courseStatus.chooseCourse
  return item.status === courseStatus.pendingRegistration && item.method === courseMethod.phone
    ? courseStatus.pendingRegistrationPhone
    : item.status
}

export async function keptLookUp(
  world: Pick<CoursesWorld, 'secrets' | 'database'>,
  at: Place,
): Promise<KeptLookUp | undefined> {
  const sealed = await lookUpSealedOf(world.database.db, at.key, at.debtor)
  return (
    sealed &&
    (JSON.parse(world.secrets.open('course-look-up', sealed, contextOf(at))) as KeptLookUp)
  )
}

function contextOf({ key: { caseId, courseNumber }, debtor }: Place): string {
  return `${caseId}|${courseNumber}|${debtor}`
}
