import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import {
  listCertificateUploads,
  type CertificateUpload,
} from '#features/documents/server/upload/certificate-uploads.ts'
import { batchCalls } from '#lib/batch.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { courseTask, type CourseTask } from '../rules/progress/course-task.ts'
import { findPlacedOrder } from '../rules/progress/course-facts.ts'
import type { OrderSource } from '../rules/progress/courses.ts'
import { placeOrderFields, type PlaceOrderFields } from '../rules/ordering/place-order-fields.ts'
import { listCoursesOfCases, type StoredCourses } from './stored-courses.store.ts'
import type { CoursesDeps } from './deps.ts'

type CourseDeps = Pick<CoursesDeps, 'database'>
type OwnCase = Pick<CaseRecord, 'id' | 'firmId' | 'debtor'>

export function getCaseKey({ id, firmId }: Pick<CaseRecord, 'id' | 'firmId'>): CaseOfFirm {
  return { caseId: id, firmId }
}

/** Reads all cases with one statement. Expects cases from the viewer's own list. */
export function loadCourses(
  deps: CourseDeps,
  legalCase: CaseOfFirm,
  batch: GraphContext['batch'],
): Promise<StoredCourses> {
  const load = batchCalls<CaseOfFirm, StoredCourses>(batch, 'courses.facts', async (cases) => {
    const stored = await listCoursesOfCases(deps.database.db, cases)
    return ({ caseId }) => {
      const facts = stored.get(caseId)
      if (!facts) throw new Error('A case of the list has its facts')
      return facts
    }
  })
  return load(legalCase)
}

export function loadUploads(
  deps: CourseDeps,
  legalCase: CaseOfFirm,
  batch: GraphContext['batch'],
): Promise<readonly CertificateUpload[]> {
  const load = batchCalls<CaseOfFirm, readonly CertificateUpload[]>(
    batch,
    'courses.uploads',
    async (cases) => {
      const uploads = await listCertificateUploads(deps.database.db, cases)
      return ({ caseId }) => uploads.get(caseId) ?? []
    },
  )
  return load(legalCase)
}

/** Loads facts only if the case itself does not rule out a task. */
export async function courseTaskOfCase(
  deps: CourseDeps,
  legalCase: OwnCase & Pick<CaseRecord, 'clientCode' | 'status'>,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<CourseTask | undefined> {
  if (legalCase.clientCode === null || legalCase.status === 'Complete') return undefined
  const key = getCaseKey(legalCase)
  const [facts, uploads] = await Promise.all([
    loadCourses(deps, key, batch),
    loadUploads(deps, key, batch),
  ])
  return courseTask(facts, legalCase.debtor, uploads)
}

/** spec: courses#order-source */
export async function orderSourceOfCase(
  deps: CourseDeps,
  legalCase: OwnCase,
  { batch }: Pick<GraphContext, 'batch'>,
): Promise<OrderSource | null> {
  const facts = await loadCourses(deps, getCaseKey(legalCase), batch)
  return (
    findPlacedOrder(facts, facts.caseStatus === 'Pre-Filing' ? 'First' : 'Second', legalCase.debtor)
      ?.source ?? null
  )
}

export function orderField<Name extends keyof PlaceOrderFields>(deps: CourseDeps, name: Name) {
  return async (
    legalCase: OwnCase,
    _: unknown,
    { batch }: Pick<GraphContext, 'batch'>,
  ): Promise<PlaceOrderFields[Name]> =>
    placeOrderFields(await loadCourses(deps, getCaseKey(legalCase), batch), legalCase.debtor)[name]
}
