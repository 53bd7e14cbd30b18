// Tasks that each case gets when it enters a stage (spec: workspace#task-templates).
import type { TaskTemplate, TaskTemplateInput } from '#contract/workspace.generated.ts'
import { sealText, type SealingDeps } from '#features/firm/server/keys/sealed-text.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { problem } from '../rules/problems.ts'
import { findTemplateProblems, maxTemplates, toTitle } from '../rules/work.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { contractStages, statuses } from '#features/cases/server/contract-stages.ts'
import type { EnteredStage } from '#features/cases/server/stage/stage-entered.ts'
import {
  deleteTemplate,
  findAssignees,
  insertTemplate,
  listTemplates,
  updateTemplate,
  type Assignees,
  type TemplateContentRow,
  type TemplateKey,
  type TemplateRow,
} from './task-templates.store.ts'
import { taskContext } from './sealed-work.ts'
import { insertTasks } from './tasks.store.ts'

export interface ChangeTemplateInput {
  readonly templateId: string
  /** The version that was read. */
  readonly version: number
  readonly template: TaskTemplateInput
}

const assignees = { ATTORNEY: 'attorney', PARALEGAL: 'paralegal' } as const

/** Adds the tasks of the stage that a case has entered, each of them once in its life. */
export async function addTasksOfStage(
  deps: SealingDeps & { readonly ids: Ids },
  tx: Tx,
  { status, today, ...key }: EnteredStage,
): Promise<void> {
  const templates = await listTemplates(tx, key.firmId, status)
  const people = templates.length === 0 ? undefined : await findAssignees(tx, key)
  if (people === undefined) return
  const { caseId, firmId } = key
  await insertTasks(
    tx,
    templates.map(({ id: templateId, title, assignee, dueAfterDays }) => {
      const task = { id: deps.ids.rowId(), firmId }
      const firm = { firmId, firmKey: people.firmKey }
      return {
        ...task,
        caseId,
        templateId,
        titleSealed: sealText(deps, firm, taskContext(task), title),
        assigneeId: chooseAssignee(assignee, people),
        dueOn: dueAfterDays === null ? null : calendarDayAfter(today, dueAfterDays),
      }
    }),
  )
}

function chooseAssignee(assignee: TemplateRow['assignee'], { attorneyId, paralegalId }: Assignees) {
  if (assignee === null) return null
  return assignee === 'attorney' ? attorneyId : (paralegalId ?? attorneyId)
}

export async function listTaskTemplates(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
): Promise<readonly TaskTemplate[]> {
  const templates = await listTemplates(deps.workspaceDatabase.forFirm(firmId).db, firmId)
  const stages = Object.keys(contractStages)
  return templates
    .toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))
    .map(toTaskTemplate)
}

export async function addTaskTemplate(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  template: TaskTemplateInput,
): Promise<TaskTemplate> {
  const content = readContent(template)
  return changeTemplates(deps, viewer, async (tx, templates) => {
    if (templates.length >= maxTemplates)
      throw problem('cases.too-many-templates', { max: maxTemplates })
    const key = { firmId: viewer.firmId, templateId: deps.ids.rowId() }
    await insertTemplate(tx, key, content)
    await recordChange(deps, tx, viewer, 'firm.task-template-added', key.templateId)
    return read(tx, key)
  })
}

export async function changeTaskTemplate(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { templateId, version, template }: ChangeTemplateInput,
): Promise<TaskTemplate> {
  const content = readContent(template)
  return changeTemplates(deps, viewer, async (tx, templates) => {
    const key = { firmId: viewer.firmId, templateId: getTemplate(templates, templateId).id }
    const isSaved = await updateTemplate(tx, key, version, content)
    const current = await read(tx, key)
    if (!isSaved) throw outdated(problem('cases.template-changed'), { template: current })
    await recordChange(deps, tx, viewer, 'firm.task-template-changed', key.templateId)
    return current
  })
}

/** Tasks that cases got from it stay. */
export async function removeTaskTemplate(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  templateId: string,
): Promise<void> {
  await changeTemplates(deps, viewer, async (tx, templates) => {
    const key = { firmId: viewer.firmId, templateId: getTemplate(templates, templateId).id }
    await deleteTemplate(tx, key)
    await recordChange(deps, tx, viewer, 'firm.task-template-removed', key.templateId)
  })
}

async function changeTemplates<T>(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  work: (tx: FirmTx, templates: readonly TemplateRow[]) => Promise<T>,
): Promise<T> {
  requirePermission(deps, viewer, 'firm-settings')
  const { firmId } = viewer
  return deps.workspaceDatabase
    .forFirm(firmId)
    .transact(async (tx) => work(tx, await listTemplates(tx, firmId)))
}

function readContent(input: TaskTemplateInput): TemplateContentRow {
  const dueAfterDays = input.dueAfterDays ?? null
  const [finding] = findTemplateProblems({ title: input.title, dueAfterDays })
  if (finding) throw problem(finding.code, finding.params)
  return {
    stage: statuses[input.stage],
    title: toTitle(input.title),
    assignee: input.assignee == null ? null : assignees[input.assignee],
    dueAfterDays,
  }
}

/** Malformed, unknown and of another firm get the same refusal. */
function getTemplate(templates: readonly TemplateRow[], templateId: string): TemplateRow {
  const template = isUuid(templateId)
    ? templates.find(({ id }) => id === templateId.toLowerCase())
    : undefined
  if (!template) throw problem('cases.template-absent')
  return template
}

async function read(tx: FirmTx, { firmId, templateId }: TemplateKey): Promise<TaskTemplate> {
  return toTaskTemplate(getTemplate(await listTemplates(tx, firmId), templateId))
}

function toTaskTemplate(row: TemplateRow): TaskTemplate {
  const { id, title, dueAfterDays, version } = row
  return {
    id,
    title,
    dueAfterDays,
    version,
    stage: contractStages[row.stage],
    assignee:
      row.assignee === null ? null : (row.assignee.toUpperCase() as Uppercase<typeof row.assignee>),
  }
}

async function recordChange(
  { audit }: WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  object: string,
): Promise<void> {
  await audit.record({ event, outcome: 'done', ...getStaffActor(viewer), object }, tx)
}
