// Notes and tasks of the firms. Only the role of staff reads them, so they have a transaction of
// their own after the cases.
import { noteContext, taskContext } from '#features/work/server/sealed-work.ts'
import { sealText } from '#features/firm/server/keys/sealed-text.ts'
import type { StaffDeps } from '#features/staff/server/deps.ts'
import { daysAfter } from '#lib/dates.ts'
import type { FirmTx } from '#ports/database.ts'
import type { SeedDeps } from '../seed-demo-data.ts'
import type { Days } from './days.ts'
import { insertRows, toBytes } from './insert-rows.ts'
import type { PlacedCase } from './placed-case.ts'

type WorkDeps = Pick<SeedDeps, 'ids' | 'clock' | 'secrets'> & Pick<StaffDeps, 'workspaceDatabase'>

/** Stage, task, who gets it, and after how many days. */
const templates = [
  ['Pre-Filing', 'Check for conflicts of interest', 'attorney', 1],
  ['Pre-Filing', 'Run the credit report', 'paralegal', 3],
  ['Filed', 'Send the notice of the meeting to the client', 'paralegal', 7],
  ['Filed', 'Send the tax returns to the trustee', 'paralegal', 14],
  ['Complete', 'Send the closing letter', 'paralegal', 5],
] as const

export async function placeWork(
  deps: WorkDeps,
  days: Days,
  cases: readonly PlacedCase[],
): Promise<void> {
  const firmIds = new Set(cases.map(({ firm }) => firm.id))
  for (const firmId of firmIds)
    await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
      await insertTemplates(deps, tx, firmId)
      const ofFirm = cases.filter(({ firm }) => firm.id === firmId)
      await insertRows(
        tx,
        'case_note',
        ofFirm.flatMap((placed) => toNotes(deps, placed)),
      )
      await insertRows(
        tx,
        'case_task',
        ofFirm.flatMap((placed) => toTasks(deps, days, placed)),
      )
    })
}

async function insertTemplates(deps: WorkDeps, tx: FirmTx, firmId: string): Promise<void> {
  const now = deps.clock.now().toISOString()
  await insertRows(
    tx,
    'task_template',
    templates.map(([stage, title, assignee, due_after_days]) => ({
      ...{ firm_id: firmId, id: deps.ids.rowId(), stage, title, assignee, due_after_days },
      ...{ created_at: now, version: 1 },
    })),
  )
}

function toNotes(deps: WorkDeps, { id, firm, story, ...people }: PlacedCase) {
  return (story.notes ?? []).map(([daysAgo, author, text]) => {
    const noteId = deps.ids.rowId()
    const context = noteContext({ id: noteId })
    return {
      firm_id: firm.id,
      id: noteId,
      case_id: id,
      author_id: people[`${author}Id`],
      text_sealed: toBytes(sealText(deps, toSealingFirm(firm), context, text)),
      created_at: daysAfter(deps.clock.now(), -daysAgo).toISOString(),
      version: 1,
    }
  })
}

const toSealingFirm = ({ id: firmId, sealedKey: firmKey }: PlacedCase['firm']) => ({
  firmId,
  firmKey,
})

function toTasks(deps: WorkDeps, days: Days, { id, firm, story, ...people }: PlacedCase) {
  return (story.tasks ?? []).map(([title, assignee, dueInDays]) => {
    const taskId = deps.ids.rowId()
    const context = taskContext({ id: taskId })
    return {
      firm_id: firm.id,
      id: taskId,
      case_id: id,
      title_sealed: toBytes(sealText(deps, toSealingFirm(firm), context, title)),
      assignee_id: assignee === null ? null : people[`${assignee}Id`],
      author_id: people.attorneyId,
      due_on: dueInDays === null ? null : days.day(dueInDays),
      created_at: daysAfter(deps.clock.now(), -1).toISOString(),
      version: 1,
    }
  })
}
