import type { Today } from '#contract/workspace.generated.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { ClientFilter } from '#features/cases/rules/clients/client-filter.ts'
import {
  countClientsOf,
  getClientRows,
  getListContext,
  listDeadlinesUntil,
  listTodayLines,
  toDeadline,
} from '#features/cases/server/rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'

const daysAhead = 14
const maxDeadlines = 60

/** What waits for the firm and for clients, and the next 14 days (spec: workspace#today). */
export async function readToday(
  deps: WorkspaceDeps,
  { firmId, staffId }: StaffViewer,
  mine: boolean,
): Promise<Today> {
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const context = await getListContext(tx, deps, firmId)
    const filter: ClientFilter = mine ? { assignedTo: staffId } : {}
    const lines = await listTodayLines(tx, context, filter)
    const deadlines = await listDeadlinesUntil(tx, context, filter, {
      until: calendarDayAfter(context.today, daysAhead),
      max: maxDeadlines,
    })
    const waiting = { ...filter, waitingOn: 'CLIENT' } as const
    const [openCases = 0, all = 0, fourteen = 0, seven = 0, three = 0] = await countClientsOf(
      tx,
      context,
      [
        filter,
        waiting,
        { ...waiting, quietForDays: 14 },
        { ...waiting, quietForDays: 7, quietForAtMostDays: 13 },
        { ...waiting, quietForDays: 3, quietForAtMostDays: 6 },
      ],
    )
    const caseIds = new Set([
      ...lines.map(({ oldestCaseId }) => oldestCaseId),
      ...deadlines.map(({ caseId }) => caseId),
    ])
    const rows = await getClientRows(tx, context, [...caseIds])
    const clients = new Map(rows.map((row) => [row.id, row]))
    return {
      day: context.today,
      openCases,
      waitingForFirm: lines.flatMap(({ need, count, cases, since, oldestCaseId }) => {
        const oldest = clients.get(oldestCaseId)
        return oldest ? [{ need, count, cases, since, oldest }] : []
      }),
      quiet: {
        all,
        fourteenDaysOrMore: fourteen,
        sevenToThirteenDays: seven,
        threeToSixDays: three,
      },
      deadlines: deadlines.flatMap(({ caseId, ...deadline }) => {
        const client = clients.get(caseId)
        return client ? [{ client, deadline: toDeadline(deadline) }] : []
      }),
    }
  })
}
