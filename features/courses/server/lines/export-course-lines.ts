import Papa from 'papaparse'
import type { CourseLine, CourseLineFilter, CourseLineSort } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { Language } from '#lib/language.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { courseExportWords } from '../../rules/firm/export-words.ts'
import { toCourseLines, toLineFilter, toSort } from './list-course-lines.ts'
import { listLines } from './list-course-lines.store.ts'

const maxLines = 80_000
const byteOrderMark = '\uFEFF'

/** A spreadsheet runs no cell as a formula. The export is written to the audit. */
export async function exportCourseLines(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { filter, sort }: { readonly filter: CourseLineFilter; readonly sort: CourseLineSort },
): Promise<string> {
  requirePermission(deps, viewer, 'export-list')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const listed = await listLines(tx, await toLineFilter(tx, deps, viewer, filter), {
      ...{ sort: toSort(sort), after: undefined, max: maxLines },
    })
    const lines = await toCourseLines(tx, deps, viewer, listed)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, courses: lines.length }
    const entry = { event: 'course.list-exported', outcome: 'done' } as const
    await deps.audit.record({ ...actor, ...entry, object: viewer.firmId, details }, tx)
    const { language } = viewer.source
    const { headings } = courseExportWords[language]
    const table = [headings, ...lines.map((line) => toCells(line, language))]
    return byteOrderMark + Papa.unparse(table, { escapeFormulae: true })
  })
}

function toCells(
  { client, givenName, course, state, dueOn, isLate }: CourseLine,
  language: Language,
): readonly string[] {
  const { courses, states, late } = courseExportWords[language]
  const staff = (member: CourseLine['client']['paralegal']) =>
    member ? `${member.givenName} ${member.familyName}` : ''
  const [first] = client.people
  return [
    first ? `${first.familyName}, ${first.givenName}` : '',
    givenName,
    client.caseNumber ?? '',
    courses[course],
    states[state],
    dueOn ?? '',
    isLate ? late : '',
    staff(client.attorney),
    staff(client.paralegal),
  ]
}
