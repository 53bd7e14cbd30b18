// Holds the dashboard's words, tasks and status line to the seeds.
import { describe, expect, test } from 'vitest'
import { dashboardTexts, statusLine } from './matter-status.ts'
import { closingWord, openTasks } from './tasks.ts'
import { currentStep, timelineTemplate } from './timeline-template.ts'

test.each([
  ['Pre-Filing', null, 'Pre-Filing | Case Not Filed'],
  ['Pre-Filing', '26-10442', 'Pre-Filing | Case Not Filed'],
  ['Filed', '26-10442', 'Filed | 26-10442'],
  ['Complete', '24-31877', 'Complete | 24-31877'],
])('%s, %s: %s', (status, number, expected) => expect(statusLine(status, number)).toBe(expected))

test('each status has its own title; anything unknown closes', () => {
  expect(dashboardTexts('Pre-Filing').title).toMatch(/preparing your case for filing/)
  expect(dashboardTexts('Filed').title).toMatch(/Congratulations.*filed/)
  expect(dashboardTexts('Complete')).toEqual(dashboardTexts('Dismissed'))
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
})

test.each([['Pre-Filing', 1], ['Filed', 4], ['Complete', 5]])('a %s case stands at step %i', (status, step) => {
  expect(currentStep(status)).toBe(step)
  expect(timelineTemplate[step]).toBeDefined()
})
