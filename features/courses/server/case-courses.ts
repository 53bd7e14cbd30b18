// What cases and their cards show of courses, for all cases of an answer at once.
import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import {
  certificateUploadsOf,
  type CertificateUpload,
} from '#features/documents/server/upload/certificate-uploads.ts'
import { batched } from '#lib/batch.ts'
import { courseTask, type CourseTask } from '../rules/progress/course-task.ts'
import { placedOrderOf } from '../rules/progress/course-facts.ts'
import type { OrderSource } from '../rules/progress/courses.ts'
import { placeOrderFields, type PlaceOrderFields } from '../rules/ordering/place-order-fields.ts'
import { coursesOfCases, type StoredCourses } from './courses.store.ts'
import type { CoursesWorld } from './deps.ts'

type CourseWorld = Pick<CoursesWorld, 'database'>
type OwnCase = Pick<CaseRecord, 'id' | 'debtor'>

/** The case has come through the viewer's own case list, so it is theirs to see. One statement for all cases of an answer. */
export function loadCourses(
  world: CourseWorld,
  caseId: string,
  batch: GraphContext['batch'],
): Promise<StoredCourses> {
  const load = batched<string, StoredCourses>(batch, 'courses.facts', async (caseIds) => {
    const stored = await coursesOfCases(world.database.db, caseIds)
    return (id) => {
      const facts = stored.get(id)
      if (!facts) throw new Error('A case of the list has its facts')
      return facts
    }
  })
  return load(caseId)
}

/** What was handed in, of all cases of an answer in one statement. */
export function loadUploads(
  world: CourseWorld,
  caseId: string,
  batch: GraphContext['batch'],
): Promise<readonly CertificateUpload[]> {
  const load = batched<string, readonly CertificateUpload[]>(
    batch,
    'courses.uploads',
    async (caseIds) => {
      const uploads = await certificateUploadsOf(world.database.db, caseIds)
      return (id) => uploads.get(id) ?? []
    },
  )
  return load(caseId)
}

/** Undefined for most cases by what the case itself says: only the others are looked into. */
export async function courseTaskOfCase(
  world: CourseWorld,
  legalCase: OwnCase & Pick<CaseRecord, 'clientCode' | 'status'>,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<CourseTask | undefined> {
  if (legalCase.clientCode === null || legalCase.status === 'Complete') return undefined
  const [facts, uploads] = await Promise.all([
    loadCourses(world, legalCase.id, batch),
    loadUploads(world, legalCase.id, batch),
  ])
  return courseTask(facts, legalCase.debtor, uploads)
}

/** The source of the order of the present stage: the first course's before filing, the second's after it (decisions-courses A2.8). */
export async function orderSourceOfCase(
  world: CourseWorld,
  legalCase: OwnCase,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<OrderSource | null> {
  const facts = await loadCourses(world, legalCase.id, batch)
  return (
    placedOrderOf(facts, facts.caseStatus === 'Pre-Filing' ? 'First' : 'Second', legalCase.debtor)
      ?.source ?? null
  )
}

/** One of the sixteen. */
export function orderField<Name extends keyof PlaceOrderFields>(world: CourseWorld, name: Name) {
  return async (
    legalCase: OwnCase,
    _: unknown,
    { batch }: Pick<GraphContext, 'batch'>,
  ): Promise<PlaceOrderFields[Name]> =>
    placeOrderFields(await loadCourses(world, legalCase.id, batch), legalCase.debtor)[name]
}
