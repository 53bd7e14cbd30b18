// What the server says about a case in Spanish: everything of ours, and nothing of what a firm wrote itself.
import { expect, test } from 'vitest'
import { caseNewsWords, caseTypeIn, dashboardTexts, timelineEntryIn } from './case-words.ts'
import { matterStatuses } from './matter-status.ts'
import { timelineTemplate } from './timeline-template.ts'
import { matterStatusNamesEs, timelineTextsEs } from './words.es.ts'

const entry = { id: '1', name: 'Set up', description: 'Your account is ready.', order: 1, state: 'done', date: null }

test.each([
  ['Bankruptcy', 'Bancarrota'], ['Chapter 7 Bankruptcy', 'Bancarrota del Capítulo 7'], ['Chapter 13 Bankruptcy', 'Bancarrota del Capítulo 13'],
  ['Chapter 12 Family Farm', 'Chapter 12 Family Farm'], ['constructor', 'constructor'],
])('%s: %s', (stored, spanish) => {
  expect(caseTypeIn('es', stored)).toBe(spanish)
  expect(caseTypeIn('en', stored)).toBe(stored)
})

test('every text of the timeline template has its Spanish, and no other', () => {
  expect(Object.keys(timelineTextsEs).toSorted()).toEqual(timelineTemplate.flatMap(({ name, description }) => [name, description]).toSorted())
  for (const [english, spanish] of Object.entries(timelineTextsEs)) expect(spanish).not.toBe(english)
})

test('an entry is translated text by text', () => {
  expect(timelineEntryIn('es', entry)).toEqual({ ...entry, name: 'Preparación', description: 'Su cuenta está lista.' })
  expect(timelineEntryIn('es', { ...entry, name: 'Our first talk' })).toMatchObject({ name: 'Our first talk', description: 'Su cuenta está lista.' })
  expect(timelineEntryIn('en', entry)).toBe(entry)
})

test.each(matterStatuses)('%s has Spanish texts of its own', (status) => {
  const [english, spanish] = [dashboardTexts(status, 'en'), dashboardTexts(status, 'es')]
  for (const key of ['title', 'header', 'current'] as const) {
    expect(spanish[key]).not.toBe('')
    expect(spanish[key]).not.toBe(english[key])
  }
  expect(matterStatusNamesEs[status]).not.toBe(status)
})

test.each([
  ['Pre-Filing', 'Your case moved on: Pre-Filing', 'Su caso avanzó: En preparación'],
  ['Filed', 'Your case moved on: Filed', 'Su caso avanzó: Presentado'],
  ['Complete', 'Your case moved on: Complete', 'Su caso avanzó: Concluido'],
] as const)('the news of %s', (status, en, es) => {
  const params = { values: { status } }
  expect([caseNewsWords['case.status'](params, 'en'), caseNewsWords['case.status'](params, 'es')]).toEqual([en, es])
})
