// spec: workspace#timeline-texts
import { describe, expect, test } from 'vitest'
import { timelineIn } from '../case-words.ts'
import type { TimelineEntryRecord } from '../records.ts'
import { convertedCourtTexts, timelineTemplate } from '../timeline-template.ts'
import { findStepProblems, toStoredSteps, type TimelineTexts } from './timeline-texts.ts'

const own: TimelineTexts = {
  2: {
    en: { name: 'Your homework', description: 'We need your papers.' },
    es: { name: 'Su tarea', description: 'Necesitamos sus papeles.' },
  },
  5: {
    en: { name: 'The judge', description: 'You meet the trustee with us.' },
    es: { name: 'El juez', description: 'Usted se reúne con el fideicomisario con nosotros.' },
  },
}
const entries: readonly TimelineEntryRecord[] = timelineTemplate.map((step, index) => ({
  ...step,
  id: String(index),
  order: index + 1,
  state: 'next',
  date: null,
}))
const facts = { status: 'Filed', outcome: null, caseNumber: '1', filedOn: null }
const read = (language: 'en' | 'es', list = entries) =>
  timelineIn(language, { ...facts, ownSteps: own }, list)

describe('clients read', () => {
  test.each(['en', 'es'] as const)(
    'the words of the firm, and else those of the product: %s',
    (language) => {
      const standard = timelineIn(language, facts, entries)
      expect(read(language)).toEqual(
        standard.map((entry) => ({ ...entry, ...own[entry.order]?.[language] })),
      )
    },
  )

  test('what is said of a converted case, with the name of the firm', () => {
    const converted = entries.map((entry) =>
      entry.order === 5 ? { ...entry, description: convertedCourtTexts[7] } : entry,
    )
    expect(read('en', converted)[4]).toMatchObject({
      name: 'The judge',
      description: convertedCourtTexts[7],
    })
  })

  test('how the case ended as the last step', () => {
    const ended = { ...facts, status: 'Complete', outcome: 'dismissed' as const, ownSteps: own }
    expect(timelineIn('en', ended, entries).at(-1)?.name).not.toBe('The judge')
  })
})

describe('words', () => {
  const words = { name: 'A', description: 'B' }
  test.each([
    [{ ...words, name: ' ' }, 'cases.step-text-blank', '1.en.name'],
    [{ ...words, name: 'x'.repeat(61) }, 'cases.step-text-too-long', '1.en.name'],
    [{ ...words, description: 'x'.repeat(201) }, 'cases.step-text-too-long', '1.en.description'],
  ])('are refused: %j', (en, code, field) =>
    expect(findStepProblems({ 1: { en, es: words } })).toMatchObject([{ code, field }]),
  )

  test('are stored without spaces around them', () => {
    expect(
      toStoredSteps({ 1: { en: { name: ' A ', description: 'B\u0000 ' }, es: words } }),
    ).toEqual({
      1: { en: words, es: words },
    })
  })
})
