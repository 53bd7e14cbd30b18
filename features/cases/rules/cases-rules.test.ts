import { describe, expect, test } from 'vitest'
import { dashboardTexts } from './case-words.ts'
import { statusLine } from './status/matter-status.ts'
import { listShownTasks, taskState, taskView, type Task, type TaskFacts } from './tasks.ts'
import { currentStep, timelineTemplate } from './timeline-template.ts'

test.each([
  ['Pre-Filing', null, 'Pre-Filing | Case Not Filed'],
  ['Pre-Filing', '26-10442', 'Pre-Filing | Case Not Filed'],
  ['Filed', '26-10442', 'Filed | 26-10442'],
  ['Filed', null, 'Filed | No number yet'],
  ['Filed', ' ', 'Filed | No number yet'],
  ['Complete', null, 'Complete'],
  ['Complete', '24-31877', 'Complete | 24-31877'],
  ['Dismissed', '24-31877', 'Dismissed | 24-31877'],
])('shows the status %s with the number %s as: %s', (status, number, expected) => {
  const statuses = { 'Pre-Filing': 'Pre-Filing', Filed: 'Filed', Complete: 'Complete' }
  expect(
    statusLine(status, number, { statuses, notFiled: 'Case Not Filed', noNumber: 'No number yet' }),
  ).toBe(expected)
})

test.each([
  ['en', /preparing your case for filing/, /Congratulations.*filed/],
  ['es', /preparando su caso para presentarlo/, /Felicidades.*presentado/],
] as const)(
  'gives each status its own title in %s, and treats an unknown status as closed',
  (language, preparing, filed) => {
    const getTexts = (status: string) =>
      dashboardTexts({ status, outcome: null, caseNumber: '26-10442' }, language)
    expect(getTexts('Pre-Filing').title).toMatch(preparing)
    expect(getTexts('Filed').title).toMatch(filed)
    expect(getTexts('Complete')).toEqual(getTexts('Dismissed'))
  },
)

describe('tasks', () => {
  const none: TaskFacts = {
    courseNumber: null,
    courseState: null,
    hasCaseNumber: true,
    showSubmitDocuments: false,
    areDocumentsSent: false,
    showQuestionnaire: null,
    isQuestionnaireSubmitted: false,
  }
  const all: TaskFacts = {
    ...none,
    courseNumber: 'First',
    courseState: 'none',
    showSubmitDocuments: true,
    showQuestionnaire: true,
  }
  const findView = (facts: TaskFacts, caseStatus = 'Pre-Filing') =>
    taskView(facts, { hadTasks: true, caseStatus })

  test.each<readonly [TaskFacts, readonly Task[]]>([
    [none, []],
    [{ ...none, courseNumber: 'First' }, ['course']],
    [{ ...none, showSubmitDocuments: true }, ['documents']],
    [all, ['course', 'documents', 'questionnaire']],
    [{ ...none, showQuestionnaire: false }, []],
  ])('shows the expected tasks for %j', (facts, expected) =>
    expect(listShownTasks(facts)).toEqual(expected),
  )

  test.each(['none', 'choose', 'ordered', 'ready', 'started', 'canceled', 'expired', null])(
    'shows a course in the state %s as open',
    (courseState) => {
      expect(findView({ ...all, courseState })).toMatchObject({
        open: ['course', 'documents', 'questionnaire'],
        waiting: [],
        done: [],
      })
    },
  )

  test.each(['certificate', 'spouse'])(
    'shows a course in the state %s as waiting, below the open tasks',
    (courseState) => {
      expect(findView({ ...all, courseState })).toMatchObject({
        open: ['documents', 'questionnaire'],
        waiting: ['course'],
      })
    },
  )

  test('opens the second course only if the case has a number or the course was started', () => {
    const second: TaskFacts = {
      ...none,
      courseNumber: 'Second',
      courseState: 'none',
      hasCaseNumber: false,
    }
    expect(taskState('course', second)).toBe('waiting')
    expect(taskState('course', { ...second, courseState: null })).toBe('waiting')
    expect(taskState('course', { ...second, courseState: 'started' })).toBe('open')
    expect(taskState('course', { ...second, hasCaseNumber: true })).toBe('open')
    expect(taskState('course', { ...second, courseNumber: 'First' })).toBe('open')
  })

  test('shows the documents as waiting when all were sent, and the questionnaire as done when it was submitted', () => {
    expect(findView({ ...all, areDocumentsSent: true, isQuestionnaireSubmitted: true })).toEqual({
      open: ['course'],
      waiting: ['documents'],
      done: ['questionnaire'],
      closing: undefined,
    })
  })

  test('distinguishes a case that never had tasks from a case with all tasks done', () => {
    const findClosing = (facts: TaskFacts, hadTasks: boolean) =>
      taskView(facts, { hadTasks, caseStatus: 'Pre-Filing' })?.closing
    expect(findClosing(none, false)).toBe('nothing')
    expect(findClosing(none, true)).toBe('completed')
    expect(
      findClosing({ ...none, showQuestionnaire: true, isQuestionnaireSubmitted: true }, false),
    ).toBe('completed')
    expect(findClosing({ ...none, showSubmitDocuments: true }, true)).toBeUndefined()
    expect(
      findClosing({ ...none, showSubmitDocuments: true, areDocumentsSent: true }, true),
    ).toBeUndefined()
  })

  test.each([
    ['Pre-Filing', ['course', 'documents', 'questionnaire']],
    ['Filed', ['course', 'documents', 'questionnaire']],
    // Its flag is only true for what the firm asked for later.
    ['Complete', ['documents']],
    ['Dismissed', ['documents']],
  ])('shows the open tasks of a %s case: %j', (caseStatus, open) => {
    const view = findView({ ...all, courseState: 'none' }, caseStatus)
    expect(view).toEqual({ open, waiting: [], done: [], closing: undefined })
  })

  test('shows no tasks of an ended case that left some undone', () => {
    expect(findView({ ...all, showSubmitDocuments: false }, 'Complete')).toBeUndefined()
  })

  test.each([
    ['Filed', 'completed'],
    ['Complete', 'nothing'],
  ])('ends the task list of a %s case without tasks with: %s', (caseStatus, closing) => {
    expect(findView(none, caseStatus)).toEqual({ open: [], waiting: [], done: [], closing })
  })
})

test.each([
  ['Pre-Filing', 1],
  ['Filed', 4],
  ['Complete', 5],
])('puts a %s case at step %i', (status, step) => {
  expect(currentStep(status)).toBe(step)
  expect(timelineTemplate[step]).toBeDefined()
})
