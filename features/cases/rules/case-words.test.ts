import { expect, test } from 'vitest'
import { caseTypeIn, dashboardTexts, statusNewsText, timelineEntryIn } from './case-words.ts'
import { matterStatuses } from './status/matter-status.ts'
import { convertedCourtTexts, timelineTemplate } from './timeline-template.ts'
import { matterStatusNamesEs, timelineTextsEs } from './words.es.ts'

const entry = {
  id: '1',
  name: 'Set up',
  description: 'Your account is ready.',
  order: 1,
  state: 'done' as const,
  date: null,
}

test.each([
  ['Bankruptcy', 'Bancarrota'],
  ['Chapter 7 Bankruptcy', 'Bancarrota del Capítulo 7'],
  ['Chapter 13 Bankruptcy', 'Bancarrota del Capítulo 13'],
  ['Chapter 12 Family Farm', 'Chapter 12 Family Farm'],
  ['constructor', 'constructor'],
])('translates the case type %s: %s', (stored, spanish) => {
  expect(caseTypeIn('es', stored)).toBe(spanish)
  expect(caseTypeIn('en', stored)).toBe(stored)
})

test('has a Spanish text for every text of the timeline template, and no other', () => {
  expect(Object.keys(timelineTextsEs).toSorted()).toEqual(
    [
      ...timelineTemplate.flatMap(({ name, description }) => [name, description]),
      ...Object.values(convertedCourtTexts),
    ].toSorted(),
  )
  for (const [english, spanish] of Object.entries(timelineTextsEs))
    expect(spanish).not.toBe(english)
})

test('translates each text of an entry separately', () => {
  expect(timelineEntryIn('es', entry)).toEqual({
    ...entry,
    name: 'Preparación',
    description: 'Su cuenta está lista.',
  })
  expect(timelineEntryIn('es', { ...entry, name: 'Our first talk' })).toMatchObject({
    name: 'Our first talk',
    description: 'Su cuenta está lista.',
  })
  expect(timelineEntryIn('en', entry)).toEqual(entry)
})

test.each(matterStatuses)('has Spanish texts for %s', (status) => {
  const facts = { status, outcome: null, caseNumber: null }
  const [english, spanish] = [dashboardTexts(facts, 'en'), dashboardTexts(facts, 'es')]
  for (const key of ['title', 'header', 'current'] as const) {
    expect(spanish[key]).not.toBe('')
    expect(spanish[key]).not.toBe(english[key])
  }
  expect(matterStatusNamesEs[status]).not.toBe(status)
})

test.each([
  ['Pre-Filing', 'Filed', 'Your case moved forward: Filed', 'Su caso avanzó: Presentado'],
  [
    'Filed',
    'Pre-Filing',
    'The status of your case was changed to: Pre-Filing',
    'El estado de su caso cambió a: En preparación',
  ],
  [
    'Complete',
    'Filed',
    'The status of your case was changed to: Filed',
    'El estado de su caso cambió a: Presentado',
  ],
  [
    'Complete',
    'Pre-Filing',
    'The status of your case was changed to: Pre-Filing',
    'El estado de su caso cambió a: En preparación',
  ],
] as const)('announces a change from %s to %s', (from, to, en, es) => {
  const [before, after] = [
    { status: from, outcome: null },
    { status: to, outcome: null },
  ]
  expect([statusNewsText(before, after, 'en'), statusNewsText(before, after, 'es')]).toEqual([
    en,
    es,
  ])
})

test.each([
  [null, /case number will appear here/],
  ['  ', /case number will appear here/],
  ['26-1', /has given your case a number/],
])(
  'in a filed case with the number %j, mentions the number only if it exists',
  (caseNumber, header) => {
    const texts = dashboardTexts({ status: 'Filed', outcome: null, caseNumber }, 'en')
    expect(texts.header).toMatch(header)
    expect(texts.current.includes('your case number')).toBe(caseNumber === '26-1')
  },
)
