// Acts of staff with optional fields, and where what they store is read.
import { calendarDayAfter } from '#lib/dates.ts'
import type { TestApp } from './test-app.ts'
import { openStaff, type Answer, type StaffClient } from './test-staff-client.ts'

export interface Step {
  /** What is sent in the optional fields. */
  readonly sent: object
  readonly act: () => Promise<Answer>
}

export interface Probe {
  readonly steps: () => readonly Step[]
  /** The changed object in the answer. Without it, the answer says only that it worked. */
  readonly answered?: (answer: Answer) => Answer
  readonly stored: () => Promise<Answer>
}

/** Call `open` before the steps of a probe. */
export function createProbes(app: TestApp) {
  let staff: StaffClient
  let today = ''
  const caseId = () => app.demoData.cases.whitfield
  const ids = { task: '', template: '', colleague: '' }
  const run = (source: string, variables: object = {}) => staff.run<Answer>(source, variables)

  async function open() {
    staff = await openStaff(app, { role: 'administrator' })
    today = app.today()
    ids.colleague = (await openStaff(app)).viewer.staffId
  }

  const filed = { stage: 'FILED', filedOn: '2026-09-01', caseNumber: '26-10001' }
  const task = 'id title dueOn assignee { id } version'
  const readTask = async (id: string) =>
    toTask(
      (
        await run('query ($c: ID!) { caseTasks(caseId: $c) { id dueOn assignee { id } } }', {
          c: caseId(),
        })
      ).find((each: Answer) => each.id === id),
    )
  const toTask = ({ dueOn, assignee }: Answer) => ({ dueOn, assigneeId: assignee?.id ?? null })
  const meeting = () => ({
    ...{ day: calendarDayAfter(today, 30), timeZone: 'America/New_York', place: 'Room 1' },
    ...{ link: '', interpreter: '', time: '09:30' },
  })
  const keep = (names: readonly string[], from: Answer) =>
    from === null ? null : Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

  const probes: Readonly<Record<string, Probe>> = {
    changeCaseStage: {
      steps: () => {
        const set = (change: object, isNumberPending: boolean) => async () => {
          const { filedOn, client } = await run(
            'query ($c: ID!) { staffCase(id: $c) { filedOn client { stage caseNumber } } }',
            { c: caseId() },
          )
          const seen = { ...client, filedOn }
          return run(
            `mutation ($c: ID!, $seen: CaseStageInput!, $change: CaseStageInput!, $p: Boolean!) {
            changeCaseStage(caseId: $c, seen: $seen, change: $change, isNumberPending: $p,
              reason: "A sale") { success errorCode current { stage outcome filedOn caseNumber } } }`,
            { c: caseId(), seen, change, p: isNumberPending },
          )
        }
        return [
          { sent: { filedOn: filed.filedOn, caseNumber: '26-10001' }, act: set(filed, false) },
          {
            sent: { filedOn: filed.filedOn, caseNumber: null },
            act: set({ ...filed, caseNumber: null }, true),
          },
          {
            sent: { filedOn: filed.filedOn, caseNumber: '26-10002' },
            act: set({ ...filed, filedOn: null, caseNumber: '26-10002' }, false),
          },
        ]
      },
      answered: ({ current }) => keep(['filedOn', 'caseNumber'], current),
      stored: async () => {
        const { filedOn, client } = await run(
          'query ($c: ID!) { staffCase(id: $c) { filedOn client { caseNumber } } }',
          { c: caseId() },
        )
        return { filedOn, caseNumber: client.caseNumber }
      },
    },
    changeCaseMeeting: {
      steps: () => {
        const fields = 'day time timeZone place link interpreter'
        const set = (change: object | null) => async () => {
          const { meeting: seen } = await run(
            `query ($c: ID!) { caseMeeting(caseId: $c) { meeting { ${fields} } } }`,
            { c: caseId() },
          )
          return run(
            `mutation ($c: ID!, $seen: CaseMeetingInput, $change: CaseMeetingInput) {
            changeCaseMeeting(caseId: $c, seen: $seen, change: $change, isContinued: false) {
              success errorCode current { ${fields} } } }`,
            { c: caseId(), seen, change },
          )
        }
        return [
          { sent: meeting(), act: set(meeting()) },
          { sent: { ...meeting(), time: null }, act: set({ ...meeting(), time: null }) },
          { sent: null as unknown as object, act: set(null) },
        ]
      },
      answered: ({ current }) => current,
      stored: async () =>
        (
          await run(
            'query ($c: ID!) { caseMeeting(caseId: $c) { meeting { day time timeZone place link interpreter } } }',
            { c: caseId() },
          )
        ).meeting,
    },
    addCaseTask: {
      steps: () => [
        {
          sent: { dueOn: today, assigneeId: staff.viewer.staffId },
          act: () => addTask({ dueOn: today, assigneeId: staff.viewer.staffId }),
        },
        { sent: { dueOn: null, assigneeId: null }, act: () => addTask({}) },
      ],
      answered: ({ task: added }) => toTask(added),
      stored: () => readTask(ids.task),
    },
    changeCaseTask: {
      steps: () => {
        const set = (part: object) => async () => {
          const { version } = (
            await run('query ($c: ID!) { caseTasks(caseId: $c) { id version } }', { c: caseId() })
          ).find((each: Answer) => each.id === ids.task)
          return run(
            `mutation ($id: ID!, $v: Int!, $task: CaseTaskInput!) { changeCaseTask(taskId: $id, version: $v, task: $task) { success errorCode task { ${task} } } }`,
            { id: ids.task, v: version, task: { title: 'Call', ...part } },
          )
        }
        const given = { dueOn: today, assigneeId: staff.viewer.staffId }
        return [
          { sent: given, act: set(given) },
          { sent: { dueOn: null, assigneeId: null }, act: set({ dueOn: null }) },
        ]
      },
      answered: ({ task: changed }) => toTask(changed),
      stored: () => readTask(ids.task),
    },
    changeCaseDefaults: {
      steps: () => {
        const set = (questionnaireDays: number | null) => async () => {
          const { version } = await run('{ caseDefaults { version } }')
          return run(
            `mutation ($v: Int!, $d: CaseDefaultsInput!) { changeCaseDefaults(version: $v, defaults: $d) { success errorCode defaults { questionnaireDays } } }`,
            {
              v: version,
              d: { showsQuestionnaire: true, coursePayer: 'CLIENT', questionnaireDays },
            },
          )
        }
        return [
          { sent: { questionnaireDays: 14 }, act: set(14) },
          { sent: { questionnaireDays: null }, act: set(null) },
        ]
      },
      answered: ({ defaults }) => defaults,
      stored: () => run('{ caseDefaults { questionnaireDays } }'),
    },
    changeCaseTeam: {
      steps: () => {
        const set = (paralegalId: string | null) => async () => {
          const seen = await run(
            'query ($c: ID!) { caseTeam(caseId: $c) { attorneyId paralegalId officeId } }',
            { c: caseId() },
          )
          return run(
            `mutation ($c: ID!, $seen: CaseTeamInput!, $change: CaseTeamInput!) { changeCaseTeam(caseId: $c, seen: $seen, change: $change) { success errorCode team { paralegalId } } }`,
            { c: caseId(), seen, change: { ...seen, paralegalId } },
          )
        }
        return [
          { sent: { paralegalId: ids.colleague }, act: set(ids.colleague) },
          { sent: { paralegalId: null }, act: set(null) },
        ]
      },
      answered: ({ team }) => team,
      stored: () =>
        run('query ($c: ID!) { caseTeam(caseId: $c) { paralegalId } }', { c: caseId() }),
    },
    addTaskTemplate: {
      steps: () => [
        {
          sent: { assignee: 'ATTORNEY', dueAfterDays: 3 },
          act: () => addTemplate({ assignee: 'ATTORNEY', dueAfterDays: 3 }),
        },
        { sent: { assignee: null, dueAfterDays: null }, act: () => addTemplate({}) },
      ],
      answered: ({ template }) => keep(['assignee', 'dueAfterDays'], template),
      stored: () => readTemplate(),
    },
    changeTaskTemplate: {
      steps: () => {
        const set = (part: object) => async () => {
          const { version } = await readTemplates()
          return run(
            `mutation ($id: ID!, $v: Int!, $t: TaskTemplateInput!) { changeTaskTemplate(templateId: $id, version: $v, template: $t) { success errorCode template { assignee dueAfterDays } } }`,
            { id: ids.template, v: version, t: { stage: 'FILED', title: 'Call', ...part } },
          )
        }
        return [
          {
            sent: { assignee: 'PARALEGAL', dueAfterDays: 0 },
            act: set({ assignee: 'PARALEGAL', dueAfterDays: 0 }),
          },
          { sent: { assignee: null, dueAfterDays: null }, act: set({ assignee: null }) },
        ]
      },
      answered: ({ template }) => template,
      stored: () => readTemplate(),
    },
    pauseCaseReminders: {
      steps: () => {
        const set = (until: string | null) => async () => {
          const { version } = await run(
            'query ($c: ID!) { caseReminders(caseId: $c) { version } }',
            {
              c: caseId(),
            },
          )
          return run(
            `mutation ($c: ID!, $v: Int!, $until: Day) { pauseCaseReminders(caseId: $c, version: $v, until: $until) { success errorCode reminders { state pausedUntil } } }`,
            { c: caseId(), v: version, until },
          )
        }
        const until = calendarDayAfter(today, 9)
        return [
          { sent: { state: 'PAUSED', pausedUntil: until }, act: set(until) },
          { sent: { state: 'PAUSED', pausedUntil: null }, act: set(null) },
        ]
      },
      answered: ({ reminders }) => reminders,
      stored: () =>
        run('query ($c: ID!) { caseReminders(caseId: $c) { state pausedUntil } }', { c: caseId() }),
    },
    saveStaffNoticeSettings: {
      steps: () => {
        const set = (part: object) => () =>
          run(
            `mutation ($s: StaffNoticeSettingsInput!) { saveStaffNoticeSettings(settings: $s) { success errorCode } }`,
            { s: { mails: [], ...part } },
          )
        const given = { digestTime: '07:30', quietHours: { from: '21:00', until: '06:00' } }
        return [
          { sent: given, act: set(given) },
          { sent: { digestTime: null, quietHours: null }, act: set({ digestTime: null }) },
        ]
      },
      stored: () => run('{ staffNoticeSettings { digestTime quietHours { from until } } }'),
    },
    setOutOfOffice: {
      steps: () => {
        const set = (part: object) => () =>
          run(
            `mutation ($from: Day, $until: Day, $colleagueId: ID) { setOutOfOffice(from: $from, until: $until, colleagueId: $colleagueId) { success errorCode } }`,
            part,
          )
        const given = { from: today, until: calendarDayAfter(today, 5), colleagueId: ids.colleague }
        return [
          { sent: { absence: given }, act: set(given) },
          { sent: { absence: null }, act: set({}) },
        ]
      },
      stored: () => run('{ staffNoticeSettings { absence { from until colleagueId } } }'),
    },
  }

  async function addTask(part: object) {
    const answer = await run(
      `mutation ($c: ID!, $key: ID!, $task: CaseTaskInput!) { addCaseTask(caseId: $c, key: $key, task: $task) { success errorCode task { ${task} } } }`,
      { c: caseId(), key: app.deps.ids.rowId(), task: { title: 'Call', ...part } },
    )
    ids.task = answer.task.id
    return answer
  }
  async function addTemplate(part: object) {
    const answer = await run(
      `mutation ($t: TaskTemplateInput!) { addTaskTemplate(template: $t) { success errorCode template { id assignee dueAfterDays } } }`,
      { t: { stage: 'FILED', title: 'Call', ...part } },
    )
    ids.template = answer.template.id
    return answer
  }
  const readTemplates = async () =>
    (await run('{ taskTemplates { id assignee dueAfterDays version } }')).find(
      (each: Answer) => each.id === ids.template,
    )
  const readTemplate = async () => keep(['assignee', 'dueAfterDays'], await readTemplates())

  return { probes, open }
}
