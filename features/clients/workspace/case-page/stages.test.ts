import { expect, test } from 'vitest'
import { findNextStep, toStages } from './stages.ts'
import { casePageWords as words } from '#features/cases/workspace/case/words.ts'

const idle = {
  step: 'COLLECTING_DOCUMENTS',
  documentsToReview: 0,
  sectionsToCheck: 0,
  helpRequests: 0,
  waitsFor: null,
} as const

test('the stages before the current one are done', () => {
  const states = toStages('MEETING_SCHEDULED', words.english.stages).map(
    ({ id, state }) => `${id} ${state}`,
  )
  expect(states).toEqual([
    'invited done',
    'collecting done',
    'ready done',
    'filed done',
    'meeting current',
    'discharge next',
  ])
})

test('a case that was never invited is at the first stage, and a closed case at none', () => {
  expect(toStages('NOT_INVITED', words.english.stages)[0]?.state).toBe('current')
  expect(toStages('CLOSED', words.english.stages)).toEqual([])
})

test('work of the firm comes before work of the client', () => {
  const busy = { ...idle, documentsToReview: 4, helpRequests: 1, waitsFor: 'DOCUMENTS' } as const
  expect(findNextStep(busy, words.english)).toEqual({
    isForFirm: true,
    text: 'Next for us: review 4 documents, answer 1 question',
  })
  expect(findNextStep({ ...idle, waitsFor: 'FIRST_COURSE' }, words.english)).toEqual({
    isForFirm: false,
    text: 'Waiting for the client: take the first course',
  })
  expect(findNextStep({ ...idle, step: 'INVITATION_ENDED' }, words.english)?.text).toBe(
    'Next for us: send a new link',
  )
  expect(findNextStep({ ...idle, step: 'CLIENT_DONE' }, words.english)?.text).toBe(
    'Next for us: complete the list before filing',
  )
  expect(findNextStep({ ...idle, step: 'READY_TO_FILE' }, words.english)?.text).toBe(
    'Next for us: file the case',
  )
  expect(findNextStep(idle, words.english)).toBe(undefined)
})
