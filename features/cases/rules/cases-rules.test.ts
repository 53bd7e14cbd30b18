// Holds the dashboard's words, tasks and status line to the seeds.
import { describe, expect, test } from 'vitest'
import { dashboardTexts } from './case-words.ts'
import { statusLine } from './matter-status.ts'
import { closingWord, openTasks, taskView } from './tasks.ts'
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
])('%s, %s: %s', (status, number, expected) => {
  const statuses = { 'Pre-Filing': 'Pre-Filing', Filed: 'Filed', Complete: 'Complete' }
  expect(statusLine(status, number, { statuses, notFiled: 'Case Not Filed', noNumber: 'No number yet' })).toBe(expected)
})

test.each([
  ['en', /preparing your case for filing/, /Congratulations.*filed/],
  ['es', /preparando su caso para presentarlo/, /Felicidades.*presentado/],
] as const)('each status has its own title in %s; anything unknown closes', (language, preparing, filed) => {
  const textsOf = (status: string) => dashboardTexts({ status, outcome: null, caseNumber: '26-10442' }, language)
  expect(textsOf('Pre-Filing').title).toMatch(preparing)
  expect(textsOf('Filed').title).toMatch(filed)
  expect(textsOf('Complete')).toEqual(textsOf('Dismissed'))
})

describe('tasks', () => {
  const none = { courseNumber: null, showSubmitDocuments: false, showQuestionnaire: null }
  test.each([
    [none, []],
    [{ ...none, courseNumber: 'First' }, ['course']],
    [{ ...none, showSubmitDocuments: true }, ['documents']],
    [{ courseNumber: 'Second', showSubmitDocuments: true, showQuestionnaire: true }, ['course', 'documents', 'questionnaire']],
    [{ ...none, showQuestionnaire: false }, []],
  ])('%j', (facts, expected) => expect(openTasks(facts)).toEqual(expected))

  test('nothing at all and everything done are two sentences', () => {
    expect(closingWord(none, false)).toBe('nothing')
    expect(closingWord(none, true)).toBe('completed')
    expect(closingWord({ ...none, showSubmitDocuments: true }, true)).toBeUndefined()
  })

  test.each([['Pre-Filing', true], ['Filed', true], ['Complete', false], ['Dismissed', false]])('what was left undone is asked for in a %s case: %s', (caseStatus, isAsked) => {
    const left = { ...none, showSubmitDocuments: true }
    expect(taskView(left, { hadTasks: true, caseStatus })).toEqual(isAsked ? { tasks: ['documents'], closing: undefined } : undefined)
  })

  test.each([['Filed', 'completed'], ['Complete', 'nothing']])('a %s case without open tasks says: %s', (caseStatus, closing) => {
    expect(taskView(none, { hadTasks: true, caseStatus })).toEqual({ tasks: [], closing })
  })
})

test.each([['Pre-Filing', 1], ['Filed', 4], ['Complete', 5]])('a %s case stands at step %i', (status, step) => {
  expect(currentStep(status)).toBe(step)
  expect(timelineTemplate[step]).toBeDefined()
})
