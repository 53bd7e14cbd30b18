// Who is how far with which course, in all open cases of the firm (spec: courses#course-lines).
import type {
  CourseLine,
  CourseLineFilter,
  CourseLines,
  CourseLineSort,
} from '#contract/workspace.generated.ts'
import { getClientRows, getListContext } from '#features/cases/server/rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { fromCourse, fromState, toCourse, toState } from '../contract-values.ts'
import {
  countLines,
  listLines,
  type LineCursor,
  type LineFilter,
  type LineSort,
  type ListedLine,
} from './list-course-lines.store.ts'

export interface ListCourseLinesInput {
  readonly filter: CourseLineFilter
  readonly sort: CourseLineSort
  readonly first: number
  /** `next` of the page before. An unreadable one is the first page. */
  readonly after?: string | null
}

const maxLines = 100

export const toSort = (sort: CourseLineSort): LineSort => (sort === 'DUE' ? 'due' : 'client')

/** Reads one more line than it returns, to know whether a page follows. */
export async function listCourseLines(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { filter, sort, first, after }: ListCourseLinesInput,
): Promise<CourseLines> {
  const max = Math.min(Math.max(first, 1), maxLines)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const conditions = await toLineFilter(tx, deps, viewer, filter)
    const read = await listLines(tx, conditions, {
      sort: toSort(sort),
      after: after == null ? undefined : readCursor(after, toSort(sort)),
      max: max + 1,
    })
    const listed = read.slice(0, max)
    const last = listed.at(-1)
    return {
      lines: await toCourseLines(tx, deps, viewer, listed),
      next: read.length > max && last ? writeCursor(last) : null,
      total: await countLines(tx, conditions),
    }
  })
}

export async function toLineFilter(
  db: Db,
  deps: WorkspaceDeps,
  { firmId, staffId }: StaffViewer,
  { course, states, isLate, isMine }: CourseLineFilter,
): Promise<LineFilter> {
  const { today } = await getListContext(db, deps, firmId)
  return {
    firmId,
    today,
    isLate,
    course: course == null ? undefined : toCourse(course),
    states: states?.map(toState),
    staffId: isMine ? staffId : undefined,
  }
}

/** Adds the clients, with the statements of one page of the client list. */
export async function toCourseLines(
  db: Db,
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  listed: readonly ListedLine[],
): Promise<readonly CourseLine[]> {
  const context = await getListContext(db, deps, firmId)
  const caseIds = [...new Set(listed.map(({ caseId }) => caseId))]
  const clients = new Map(
    (await getClientRows(db, context, caseIds)).map((client) => [client.id, client]),
  )
  return listed.flatMap(({ caseId, debtor, courseNumber, state, dueOn, isLate }) => {
    const client = clients.get(caseId)
    const person = client?.people.find((each) => each.debtor === debtor)
    if (!client || !person) return []
    const { givenName } = person
    const course = fromCourse(courseNumber)
    return [{ client, debtor, givenName, course, state: fromState(state), dueOn, isLate }]
  })
}

function writeCursor({ sortValue, caseId, debtor, courseNumber }: LineCursor): string {
  const values = [sortValue, caseId, debtor, courseNumber]
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** A changed cursor must not reach the database as something else. */
export function readCursor(text: string, sort: LineSort): LineCursor | undefined {
  try {
    const [sortValue, caseId, debtor, courseNumber] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    ) as readonly unknown[]
    if (typeof sortValue !== 'string' || typeof caseId !== 'string' || !isUuid(caseId))
      return undefined
    if (debtor !== 1 && debtor !== 2) return undefined
    if (courseNumber !== 'First' && courseNumber !== 'Second') return undefined
    const isDay = sortValue === 'infinity' || /^\d{4}-\d\d-\d\d$/.test(sortValue)
    if (
      sort === 'due' &&
      (!isDay || (sortValue !== 'infinity' && Number.isNaN(Date.parse(sortValue))))
    )
      return undefined
    return { sortValue, caseId, debtor, courseNumber }
  } catch {
    return undefined
  }
}
