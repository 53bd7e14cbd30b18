// spec: questionnaire#server-decides, questionnaire#reopen, questionnaire#read-only-stays
import { describe, expect, test } from 'vitest'
import type { Content, ContentQuestion } from '../content/content.ts'
import { listInstances } from '../instances.ts'
import type { SectionStatus } from '../progress/section-status.ts'
import { computeEffects } from './compute-effects.ts'
import type { QuestionState } from './question-states.ts'
import type { SaveQuestionnaire, SaveSection } from './save-questionnaire.ts'

const words = { en: 'x', es: 'x' }
const question = (key: string, asks?: string): ContentQuestion => ({
  key,
  name: words,
  summary: words,
  description: words,
  who: 'household',
  fields: [{ key: 'has', kind: 'yn', label: words }],
  ...(asks === undefined
    ? {}
    : { condition: { of: { question: asks, field: 'has' }, is: '==', value: 'yes' } as const }),
})
const section = (
  systemName: string,
  order: number,
  ...questions: readonly ContentQuestion[]
): Content['sections'][number] => ({
  systemName,
  order,
  name: words,
  description: words,
  minutes: 5,
  groups: [{ key: 'group', name: words, description: words, questions }],
})

/**
 * The gate is in one section. It opens questions in two sections, and one of these opens a third.
 */
const content: Content = {
  version: 1,
  sections: [
    section('gates', 1, question('gate'), question('beside', 'gate')),
    section('first', 2, question('near', 'gate')),
    section('second', 3, question('far', 'near')),
  ],
  documents: [],
}
const shapeNow = { version: 1, joint: false, chapter: null } as const

function questionnaireWith(
  statuses: readonly [SectionStatus, SectionStatus, SectionStatus],
  more: Partial<SaveSection> = {},
): SaveQuestionnaire {
  const sections = content.sections.map(({ systemName, order }, index) => ({
    id: systemName,
    systemName,
    order,
    status: statuses[index],
    isRejected: false,
    isDisplayed: true,
    ...(index === 1 ? more : {}),
  }))
  return { content, shapeNow, sections } as unknown as SaveQuestionnaire
}

const state = (more: Partial<QuestionState> = {}): QuestionState => ({
  disabled: false,
  complete: true,
  help: false,
  isHelpNotified: false,
  isOpenedNotified: false,
  resolution: null,
  ...more,
})
const skipped = state({ disabled: true, complete: false })
const closed = new Map([
  ['gate', state()],
  ['beside', skipped],
  ['near', skipped],
  ['far', skipped],
])
const states = new Map([
  ['gate', state()],
  ['beside', state()],
  ['near', state()],
  ['far', state()],
])
const near = new Map([['near', { has: 'yes' }]])

function withAnswers(
  questionnaire: SaveQuestionnaire,
  before: ReadonlyMap<string, QuestionState>,
  has: string,
  complete = true,
  isChanged = true,
) {
  const [gates, instance] = [
    questionnaire.sections[0],
    listInstances(content, shapeNow).get('gate'),
  ]
  if (!gates || !instance) throw new Error('There is no gate')
  return computeEffects(
    { questionnaire, section: gates, instance },
    { states: before, others: near },
    { whole: { has }, complete, help: false, isChanged },
  )
}

test('a newly asked question reopens its completed section, even if other questions led to it over several steps', () => {
  const after = withAnswers(questionnaireWith([3, 3, 3]), closed, 'yes')
  expect(after.reopenedIds).toEqual(['gates', 'first', 'second'])
  expect(after.statuses.map(({ id, status }) => [id, status])).toEqual([
    ['gates', 2],
    ['first', 2],
    ['second', 2],
  ])
  expect(after).toMatchObject({ sectionStatus: 2, disabledKeys: [] })
  expect(after.changed.map(({ questionKey, disabled }) => [questionKey, disabled])).toEqual([
    ['beside', false],
    ['near', false],
    ['far', false],
  ])
})

test('an answered question that is asked again reopens nothing', () => {
  const before = new Map([...closed].map(([key, known]) => [key, { ...known, complete: true }]))
  expect(withAnswers(questionnaireWith([3, 3, 3]), before, 'yes')).toMatchObject({
    reopenedIds: [],
    statuses: [],
    sectionStatus: 3,
  })
})

test('when a question is skipped, its section stays complete and the question keeps its state', () => {
  const after = withAnswers(questionnaireWith([3, 3, 3]), states, 'no')
  expect(after).toMatchObject({ reopenedIds: [], statuses: [], disabledKeys: ['beside'] })
  expect(after.changed).toContainEqual(
    expect.objectContaining({
      questionKey: 'near',
      sectionId: 'first',
      disabled: true,
      complete: true,
      help: false,
    }),
  )
})

test('writes nothing when nothing changes', () => {
  expect(withAnswers(questionnaireWith([2, 3, 3]), closed, 'no').changed).toEqual([])
})

describe('the effect of an answer on read-only sections', () => {
  test.each([4, 6] as const)(
    'an answer in another section never reopens a section in status %i and notifies the firm instead',
    (status) => {
      const opened = questionnaireWith([2, status, 3])
      const after = withAnswers(opened, closed, 'yes')
      expect(after.reopenedIds).toEqual(['second'])
      expect(after.news).toEqual([{ kind: 'openedAfterSubmission', questionKey: 'near' }])
      expect(
        after.changed
          .filter(({ notifiesOpened }) => notifiesOpened)
          .map(({ questionKey }) => questionKey),
      ).toEqual(['near'])
      // The answer changes twice within a day.
      const back = withAnswers(opened, after.states, 'no')
      expect(withAnswers(opened, back.states, 'yes').news).toEqual([])
    },
  )

  test('reports no news of a question that was already answered or already asked', () => {
    const opened = questionnaireWith([2, 4, 4])
    const before = new Map([...closed].map(([key, known]) => [key, { ...known, complete: true }]))
    expect(withAnswers(opened, before, 'yes').news).toEqual([])
    expect(withAnswers(opened, states, 'yes').news).toEqual([])
  })
})

test('reopens a rejected section as Rejected, and reopens a hidden section without naming it in the result', () => {
  expect(
    withAnswers(questionnaireWith([2, 3, 3], { isRejected: true }), closed, 'yes').statuses,
  ).toContainEqual(expect.objectContaining({ id: 'first', status: 5 }))
  const hidden = withAnswers(questionnaireWith([2, 3, 3], { isDisplayed: false }), closed, 'yes')
  expect(hidden.statuses).toContainEqual(expect.objectContaining({ id: 'first', status: 2 }))
  expect(hidden.reopenedIds).toEqual(['second'])
})

test('a resolved question counts as complete until the client changes it', () => {
  const before = new Map(closed).set('gate', state({ complete: false, resolution: 'leftToUs' }))
  expect(withAnswers(questionnaireWith([3, 3, 3]), before, 'no', false, false)).toMatchObject({
    sectionStatus: 3,
  })
  expect(withAnswers(questionnaireWith([3, 3, 3]), before, 'no', false, true)).toMatchObject({
    sectionStatus: 2,
  })
})

test('a change clears the resolution, even when no other part of the state differs', () => {
  const settled = new Map(closed).set('gate', state({ complete: false, resolution: 'leftToUs' }))
  const { changed, isComplete } = withAnswers(questionnaireWith([2, 1, 1]), settled, 'no', false)
  expect(changed.map(({ questionKey }) => questionKey)).toContain('gate')
  expect(isComplete).toBe(false)
  expect(withAnswers(questionnaireWith([2, 1, 1]), settled, 'no', false, false)).toMatchObject({
    changed: [],
    isComplete: true,
  })
})
