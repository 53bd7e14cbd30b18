// spec: tenancy#policies
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeStatus } from '#features/cases/server/stage/change-status.ts'
import { getMatterStatus } from '#features/cases/server/stage/get-matter-status.ts'
import { listDeactivations, listPeople } from '#features/cases/server/participants/participants.ts'
import { listCourses } from '#features/courses/server/list-courses.ts'
import { listForReview } from '#features/documents/server/review/decide/list-for-review.ts'
import { getFirmContext } from '#features/questionnaire/server/firm/firm-context.ts'
import { listForFirm } from '#features/questionnaire/server/firm/list-for-firm.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { AppDeps } from '../app-deps.ts'
import { asStaff } from '../firm/staff.ts'
import { openTestApp } from '#testing/test-app.ts'
import { forgetFirms } from '#testing/test-forget-firms.ts'

const app = openTestApp()
/** A case of another firm, named with the firm of the staff. */
let foreign: CaseOfFirm

beforeAll(async () => {
  foreign = { caseId: app.demoData.cases.denise, firmId: app.demoData.firms.hollis }
})
afterEach(() => vi.restoreAllMocks())

/** What a staff member does to a case, and what the use case answers for a case that is not there. */
const acts: ReadonlyArray<
  readonly [string, (deps: AppDeps, legalCase: CaseOfFirm) => Promise<unknown>, unknown]
> = [
  ['the status', (deps, legalCase) => getMatterStatus(deps.database.db, legalCase), undefined],
  ['the people', (deps, legalCase) => listPeople(deps.database.db, legalCase), []],
  ['who left', (deps, legalCase) => listDeactivations(deps.database.db, legalCase), []],
  [
    'the documents',
    (deps, legalCase) => listForReview(deps, legalCase).catch(String),
    'Error: A case of the list has its facts',
  ],
  [
    'the courses',
    (deps, legalCase) => listCourses(deps.database.db, legalCase).catch(String),
    expect.stringContaining('There is no such case'),
  ],
  ['the questionnaire', (deps, legalCase) => listForFirm(deps, legalCase), undefined],
  [
    'the attorney',
    (deps, legalCase) =>
      deps.database.transact((tx) => getFirmContext(tx, legalCase)).catch(String),
    expect.stringContaining('There is no such case'),
  ],
  [
    'a change of status',
    (deps, legalCase) =>
      deps.database.transact((tx) =>
        changeStatus(deps, tx, { ...legalCase, status: 'Complete', outcome: 'dismissed' }),
      ),
    false,
  ],
]

describe('staff who name a case of another firm', () => {
  test.each(acts)('do not see %s', async (_, act, absent) => {
    expect(await act(asStaff(app.deps, foreign.firmId), foreign)).toEqual(absent)
  })

  test.each(acts)(
    'do not see %s either when statements forget the firm',
    async (_, act, absent) => {
      forgetFirms()
      expect(await act(asStaff(app.deps, foreign.firmId), foreign)).toEqual(absent)
    },
  )

  test('would see it without the policies', async () => {
    forgetFirms()
    expect(await listPeople(app.deps.database.db, foreign)).toHaveLength(1)
  })
})
