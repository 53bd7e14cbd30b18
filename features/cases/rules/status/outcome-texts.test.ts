import { describe, expect, test } from 'vitest'
import { dashboardTexts, getOutcomeWords, timelineIn } from '../case-words.ts'
import { timelineTemplate } from '../timeline-template.ts'
import { findTextProblems, outcomeFields, toStoredTexts } from './outcome-texts.ts'
import { outcomes } from './outcomes.ts'

const own = {
  title: 'Your title',
  header: 'Your header',
  current: 'Your sentence',
  step: 'Your step',
  stepDescription: 'Your step in words',
}
const ownTexts = { en: own, es: { ...own, title: 'Su título', step: 'Su paso' } }

describe.each(outcomes)('own words about a case that is %s', (outcome) => {
  const facts = { status: 'Complete', outcome, caseNumber: '26-10442', filedOn: null, ownTexts }

  test('stand on the dashboard and in the timeline, in the language of the reader', () => {
    expect(dashboardTexts(facts, 'en')).toEqual({
      title: own.title,
      header: own.header,
      current: own.current,
    })
    expect(dashboardTexts(facts, 'es').title).toBe('Su título')
    const entries = timelineTemplate.map((step, index) => ({
      ...{ ...step, id: `${index}`, order: index + 1 },
      ...{ state: 'current' as const, date: null },
    }))
    const last = timelineIn('es', facts, entries).at(-1)
    expect([last?.name, last?.description]).toEqual(['Su paso', own.stepDescription])
  })

  test('do not show while the case is open', () => {
    const open = { ...facts, status: 'Filed', outcome: null }
    expect(JSON.stringify(dashboardTexts(open, 'en'))).not.toContain('Your header')
  })

  test('the words of the product have no problem', () => {
    const texts = {
      en: getOutcomeWords({ outcome }, 'en'),
      es: getOutcomeWords({ outcome }, 'es'),
    }
    expect(findTextProblems(texts)).toEqual([])
  })
})

describe('a text', () => {
  test.each(outcomeFields)('that is blank or too long is refused: %s', (name) => {
    const change = (text: string) =>
      findTextProblems({ ...ownTexts, es: { ...own, [name]: text } }).map(
        ({ code, field }) => `${field} ${code}`,
      )
    expect(change(' \n')).toEqual([`ES.${name} cases.outcome-text-blank`])
    expect(change('x'.repeat(801))).toEqual([`ES.${name} cases.outcome-text-too-long`])
    expect(change('x')).toEqual([])
  })

  test('is stored without spaces around it and without unknown fields', () => {
    const typed = { ...own, title: '  Your title ', language: 'EN' }
    expect(toStoredTexts({ en: typed, es: own })).toEqual({ en: own, es: own })
  })
})
