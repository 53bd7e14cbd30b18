// spec: workspace#tasks, workspace#task-templates
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, anAdministrator, anAttorney } from '#testing/test-people.ts'
import { readStaffNotices } from '#features/notifications/server/staff/read-staff-notices.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

const app = openTestApp()
const paralegal = aParalegal(app)
const attorney = anAttorney(app)
const administrator = anAdministrator(app)
const caseId = app.demoData.cases.mei
const fields = `{ success errorCode
  task { id title dueOn version doneAt assignee { id } author { id } doneBy { id } } }`
const add = operation`addCaseTask ${fields}`
const change = operation`changeCaseTask ${fields}`
const setDone = operation`setCaseTaskDone ${fields}`
const remove = operation`removeCaseTask ${fields}`
const list = operation`caseTasks { title dueOn doneAt assignee { id } author { id } }`
const open = operation`openTasks { total tasks { task { title } client { id } } }`
const templateFields = `{ success errorCode
  template { id stage title assignee dueAfterDays version } }`
const addTemplate = operation`addTaskTemplate ${templateFields}`
const changeTemplate = operation`changeTaskTemplate ${templateFields}`
const removeTemplate = operation`removeTaskTemplate ${templateFields}`
const setStage = operation`changeCaseStage(caseId: $caseId, seen: $seen, change: $change, reason: "A sale is near",
  isNumberPending: false) { success errorCode }`

describe('a task', () => {
  test('lists open ones by due date, and tells the colleague who gets it', async () => {
    const of = await newCase()
    const { staffId } = attorney.viewer
    for (const task of [
      { title: 'No date' },
      { title: 'Later', dueOn: '2026-12-20', assigneeId: staffId },
      { title: 'Sooner', dueOn: '2026-12-01', assigneeId: paralegal.viewer.staffId },
    ])
      await addTask(task, app.deps.ids.rowId(), of)
    expect((await readTasks(of)).map(({ title }: Answer) => title)).toEqual([
      'Sooner',
      'Later',
      'No date',
    ])
    expect(await readNotices(attorney)).toEqual([expect.stringMatching(/^New task .*: Later$/)])
    expect(await readNotices(paralegal)).toEqual([])
  })

  test('is added once by a repeated request', async () => {
    const key = app.deps.ids.rowId()
    const first = await addTask({ title: 'Once' }, key)
    expect(await addTask({ title: 'Once' }, key)).toEqual(first)
    expect((await readTasks()).filter(({ title }: Answer) => title === 'Once')).toHaveLength(1)
  })

  test('of two changes at the same time the second is refused and sees the first', async () => {
    const { task } = await addTask({ title: 'Call' })
    const act = { taskId: task.id, version: 1, task: { title: 'Call the trustee' } }
    expect(await attorney.run(change, act)).toMatchObject({ success: true, task: { version: 2 } })
    const late = { ...act, task: { title: 'Call the court' } }
    expect(await paralegal.run(change, late)).toMatchObject({
      success: false,
      errorCode: 'cases.task-changed',
      task: { title: 'Call the trustee', version: 2 },
    })
  })

  test('is done once, also when two colleagues do it, and can be opened again', async () => {
    const of = await newCase()
    await addTask({ title: 'Call', dueOn: '2026-11-02' }, app.deps.ids.rowId(), of)
    const letter = { title: 'Send the letter', dueOn: '2026-11-01' }
    const { task } = await addTask(letter, app.deps.ids.rowId(), of)
    const act = { taskId: task.id, isDone: true }
    const done = await attorney.run<Answer>(setDone, act)
    expect(done.task).toMatchObject({ doneBy: { id: attorney.viewer.staffId } })
    expect(await paralegal.run(setDone, act)).toEqual(done)
    expect((await readTasks(of)).at(-1)).toMatchObject({ title: 'Send the letter' })
    expect(await paralegal.run(setDone, { ...act, isDone: false })).toMatchObject({
      task: { doneAt: null, doneBy: null },
    })
    expect((await readTasks(of))[0]).toMatchObject({ title: 'Send the letter' })
  })

  test('that is removed is gone', async () => {
    const { task } = await addTask({ title: 'By mistake' })
    expect(await attorney.run(remove, { taskId: task.id })).toMatchObject({ success: true })
    expect(await attorney.run(remove, { taskId: task.id })).toMatchObject({
      errorCode: 'cases.task-absent',
    })
  })

  test.each([
    [{ title: ' ' }, 'cases.task-blank'],
    [{ title: 'x'.repeat(201) }, 'cases.task-too-long'],
    [
      { title: 'x', assigneeId: '0199f0aa-0000-7000-8000-000000000000' },
      'clients.no-such-colleague',
    ],
  ])('with wrong content is refused: %#', async (task, errorCode) => {
    expect(await addTask(task)).toMatchObject({ success: false, errorCode })
  })

  test('is on the list of its person, and on the list of the firm', async () => {
    const { staffId } = administrator.viewer
    await addTask({ title: 'Hearing', dueOn: '2026-10-01', assigneeId: staffId })
    await addTask({ title: 'No person' })
    const mine = await administrator.run<Answer>(open, { mine: true })
    expect(mine).toEqual({
      total: 1,
      tasks: [{ task: { title: 'Hearing' }, client: { id: caseId } }],
    })
    const all = await administrator.run<Answer>(open, { mine: false })
    expect(all.tasks[0].task.title).toBe('Hearing')
    expect(all.total).toBe(all.tasks.length)
    expect(all.total).toBeGreaterThan(1)
  })
})

// One template is added, gives tasks and is removed.
describe('templates of tasks', { shuffle: false }, () => {
  const template = {
    stage: 'FILED',
    title: 'Send the notice of the meeting',
    assignee: 'PARALEGAL',
    dueAfterDays: 7,
  }

  test('are changed by administrators, one after the other', async () => {
    expect(await attorney.run(addTemplate, { template })).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
    const added = await administrator.run<Answer>(addTemplate, { template })
    expect(added).toMatchObject({ success: true, template: { ...template, version: 1 } })
    const act = { templateId: added.template.id, version: 1 }
    const changed = { ...template, dueAfterDays: 3 }
    expect(await administrator.run(changeTemplate, { ...act, template: changed })).toMatchObject({
      success: true,
      template: { ...changed, version: 2 },
    })
    expect(await administrator.run(changeTemplate, { ...act, template })).toMatchObject({
      errorCode: 'cases.template-changed',
      template: { ...changed, version: 2 },
    })
  })

  test('give a case their tasks once, when it enters the stage', async () => {
    const rosa = app.demoData.cases.rosa
    const stage = { stage: 'PRE_FILING', outcome: null, filedOn: null, caseNumber: null }
    const filed = { ...stage, stage: 'FILED', filedOn: '2026-11-20', caseNumber: '26-10442' }
    const titles = async () => (await readTasks(rosa)).map(({ title }: Answer) => title)
    const before = await titles()
    const act = { caseId: rosa, seen: stage, change: filed }
    expect(await attorney.run(setStage, act)).toMatchObject({ success: true })
    expect(await titles()).toEqual([template.title, ...before])
    const [task] = await readTasks(rosa)
    expect(task).toMatchObject({ author: null, dueOn: expect.any(String) })
    expect(task.assignee).not.toBeNull()
    const { rows } = await sql`
      select title from case_task where case_id = ${rosa} and template_id is not null`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([{ title: null }])
    await attorney.run(setStage, { caseId: rosa, seen: filed, change: stage })
    expect(await attorney.run(setStage, act)).toMatchObject({ success: true })
    expect(await titles()).toEqual([template.title, ...before])
  })

  test('that are removed leave the tasks of cases', async () => {
    const templates = await administrator.run<Answer>('{ taskTemplates { id title } }')
    const { id } = templates.find(({ title }: Answer) => title === template.title)
    expect(await administrator.run(removeTemplate, { templateId: id })).toMatchObject({
      success: true,
    })
    expect((await readTasks(app.demoData.cases.rosa))[0]).toMatchObject({ title: template.title })
  })
})

interface Task {
  readonly title: string
  readonly assigneeId?: string | null
  readonly dueOn?: string | null
}
const addTask = (task: Task, key = app.deps.ids.rowId(), of = caseId) =>
  paralegal.run<Answer>(add, { caseId: of, key, task })
const newCase = async () => (await inviteClient(app)).caseId
const readTasks = (of = caseId) => paralegal.run<Answer>(list, { caseId: of })
const readNotices = async ({ viewer }: StaffClient) => {
  const { notices } = await readStaffNotices(app.deps, viewer, undefined)
  return notices.filter(({ kind }) => kind === 'case.task').map(({ text }) => text)
}
