// Tasks of the firm at a case (spec: workspace#tasks).
import type { CaseTask, CaseTaskInput, OpenTasks } from '#contract/workspace.generated.ts'
import { sealText } from '#features/firm/server/keys/sealed-text.ts'
import { notifyStaff } from '#features/notifications/server/staff/notify-staff.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { CaseNoticeKind } from '#features/cases/rules/staff-notices.ts'
import { problem } from '../rules/problems.ts'
import { findTaskProblems, maxTasks, toTitle } from '../rules/work.ts'
import { checkColleague } from '#features/cases/server/staff/assign-clients.ts'
import { getClientRows, getListContext } from '#features/cases/server/rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listNames } from '#features/cases/server/participants/participants.ts'
import { saveActivity } from '#features/cases/server/summary/client-activity.ts'
import {
  findColleague,
  listColleagues,
  type Colleagues,
} from '#features/staff/server/colleagues.ts'
import {
  countTasks,
  deleteTask,
  findTask,
  insertTasks,
  listOpenTasks,
  listTasks,
  updateDone,
  updateTask,
  type TaskContentRow,
  type TaskRow,
} from './tasks.store.ts'
import { openTitle, taskContext } from './sealed-work.ts'

export interface AddTaskInput {
  readonly caseId: string
  /** Becomes the ID of the task, so that a repeated request adds it once. */
  readonly key: string
  readonly task: CaseTaskInput
}

export interface ChangeTaskInput {
  readonly taskId: string
  /** The version that was read. */
  readonly version: number
  readonly task: CaseTaskInput
}

/** Of the list on Today. */
const maxListed = 20

export async function listCaseTasks(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<readonly CaseTask[]> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const [tasks, colleagues] = [await listTasks(tx, key), await listColleagues(tx, viewer)]
    return tasks.map((task) => toCaseTask(deps, task, colleagues))
  })
}

/** By due date, for the firm or for the viewer. */
export async function readOpenTasks(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  mine: boolean,
): Promise<OpenTasks> {
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const assigneeId = mine ? staffId : undefined
    const rows = await listOpenTasks(tx, { firmId, assigneeId, max: maxListed })
    const [colleagues, context] = [
      await listColleagues(tx, viewer),
      await getListContext(tx, deps, firmId),
    ]
    const caseIds = [...new Set(rows.map(({ caseId }) => caseId))]
    const clients = new Map(
      (await getClientRows(tx, context, caseIds)).map((client) => [client.id, client]),
    )
    return {
      total: rows[0]?.total ?? 0,
      tasks: rows.flatMap((row) => {
        const client = clients.get(row.caseId)
        return client ? [{ client, task: toCaseTask(deps, row, colleagues) }] : []
      }),
    }
  })
}

export async function addTask(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { caseId, key: id, task }: AddTaskInput,
): Promise<CaseTask> {
  const content = readContent(task)
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    if (!isUuid(id)) throw problem('cases.task-absent')
    if (content.assigneeId !== null) await checkColleague(tx, firmId, content.assigneeId)
    const { tasks, firmKey } = await countTasks(tx, key)
    if (tasks >= maxTasks) throw problem('cases.too-many-tasks', { max: maxTasks })
    const row = { ...key, id: id.toLowerCase(), authorId: staffId }
    const sealed = sealContent(deps, { ...row, firmKey }, content)
    const isNew = (await insertTasks(tx, [{ ...row, ...sealed }])) > 0
    const stored = await getTask(tx, viewer, row.id)
    if (stored.caseId !== key.caseId) throw problem('cases.task-absent')
    if (isNew) {
      await recordChange(deps, tx, viewer, 'case.task-added', stored)
      await notifyAssignee(deps, tx, viewer, stored)
    }
    return read(deps, tx, viewer, stored)
  })
}

export async function changeTask(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { taskId, version, task }: ChangeTaskInput,
): Promise<CaseTask> {
  const content = readContent(task)
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const before = await getTask(tx, viewer, taskId)
    const hasNewAssignee = content.assigneeId !== before.assigneeId
    if (content.assigneeId !== null && hasNewAssignee)
      await checkColleague(tx, firmId, content.assigneeId)
    const sealed = sealContent(deps, before, content)
    const isSaved = await updateTask(tx, { firmId, taskId: before.id }, version, sealed)
    const after = await getTask(tx, viewer, taskId)
    const current = await read(deps, tx, viewer, after)
    if (!isSaved) throw outdated(problem('cases.task-changed'), { task: current })
    await recordChange(deps, tx, viewer, 'case.task-changed', after)
    if (hasNewAssignee) await notifyAssignee(deps, tx, viewer, after)
    return current
  })
}

/** Two colleagues who do the same task do no harm: the first one has done it. */
export async function setTaskDone(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { taskId, isDone }: { readonly taskId: string; readonly isDone: boolean },
): Promise<CaseTask> {
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const task = await getTask(tx, viewer, taskId)
    if (await updateDone(tx, { firmId, taskId: task.id }, isDone ? staffId : null))
      await recordChange(deps, tx, viewer, isDone ? 'case.task-done' : 'case.task-reopened', task)
    return read(deps, tx, viewer, await getTask(tx, viewer, taskId))
  })
}

export async function removeTask(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  taskId: string,
): Promise<void> {
  const { firmId } = viewer
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const task = await getTask(tx, viewer, taskId)
    await deleteTask(tx, { firmId, taskId: task.id })
    await recordChange(deps, tx, viewer, 'case.task-removed', task)
  })
}

interface TaskContent extends Omit<TaskContentRow, 'titleSealed'> {
  readonly title: string
}

function readContent({ title, assigneeId, dueOn }: CaseTaskInput): TaskContent {
  const task = { title, dueOn: dueOn ?? null }
  const [finding] = findTaskProblems(task)
  if (finding) throw problem(finding.code, finding.params)
  return { ...task, title: toTitle(title), assigneeId: assigneeId?.toLowerCase() ?? null }
}

function sealContent(
  deps: WorkspaceDeps,
  task: Pick<TaskRow, 'firmId' | 'firmKey' | 'id'>,
  { title, ...content }: TaskContent,
): TaskContentRow {
  return { ...content, titleSealed: sealText(deps, task, taskContext(task), title) }
}

/** Malformed, unknown and of another firm get the same refusal. */
async function getTask(db: Db, { firmId }: StaffViewer, taskId: string): Promise<TaskRow> {
  const key = { firmId, taskId: taskId.toLowerCase() }
  const task = isUuid(taskId) ? await findTask(db, key) : undefined
  if (!task) throw problem('cases.task-absent')
  return task
}

async function read(
  deps: WorkspaceDeps,
  db: Db,
  viewer: StaffViewer,
  task: TaskRow,
): Promise<CaseTask> {
  return toCaseTask(deps, task, await listColleagues(db, viewer))
}

function toCaseTask(deps: WorkspaceDeps, task: TaskRow, colleagues: Colleagues): CaseTask {
  const { id, dueOn, doneAt, version } = task
  return {
    id,
    title: openTitle(deps, task),
    dueOn,
    doneAt,
    version,
    assignee: findColleague(colleagues, task.assigneeId),
    author: findColleague(colleagues, task.authorId),
    doneBy: findColleague(colleagues, task.doneBy),
  }
}

async function notifyAssignee(
  deps: WorkspaceDeps,
  tx: FirmTx,
  { staffId: actorId }: StaffViewer,
  task: TaskRow,
): Promise<void> {
  const { firmId, caseId, firmKey, assigneeId } = task
  if (assigneeId === null) return
  const kind: CaseNoticeKind = 'case.task'
  const people = await listNames(tx, { firmId, caseId })
  const title = { text: openTitle(deps, task), firmKey }
  const notice = { firmId, caseId, kind, params: { people }, title }
  await notifyStaff(deps, tx, notice, { staffIds: [assigneeId], actorId })
}

/** The title is not in the audit, where it could not be removed. */
async function recordChange(
  deps: WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  { firmId, caseId, id: taskId }: TaskRow,
): Promise<void> {
  const { staffId } = viewer
  await saveActivity(tx, { firmId, caseId }, { staffId })
  const actor = getStaffActor(viewer)
  const details = { ...actor.details, taskId }
  await deps.audit.record({ event, outcome: 'done', ...actor, object: caseId, details }, tx)
}
