import { describe, expect, test } from 'vitest'
import { noticeMail, noticeText } from '#features/notifications/rules/messages.ts'
import { dashboardTexts, statusNewsText, timelineIn } from '../case-words.ts'
import { outcomes, type StoredOutcome } from './outcomes.ts'
import type { TimelineEntryRecord } from '../records.ts'
import { timelineTemplate } from '../timeline-template.ts'

const languages = ['en', 'es'] as const
const all: readonly StoredOutcome[] = [...outcomes, 'unknown']

/** Words that only the text of this outcome may use. */
const own: Readonly<Record<Exclude<StoredOutcome, 'unknown'>, RegExp>> = {
  discharged: /granted your discharge|your discharge|discharged|concedió|su exoneración\b/i,
  dismissed: /dismiss|before it was finished|desestimad|antes de que se completara/i,
  withdrawn:
    /withdraw|before filing|before it was filed|nothing was filed|antes de presentarse|no se presentó|antes de presentarlo/i,
  'closed-without-discharge': /without a discharge|sin la exoneración/i,
  transferred: /transfer|elsewhere|otro lugar/i,
}
/** An ended case never mentions stopped collectors, a successful filing or progress. */
const promises =
  /must( then)? stop|dejar de cobrarle|has been filed|ya fue presentado|moved on|avanzó|is complete|decides about|decide sobre/i
const discharge = /discharg|exonera/i

const currentRows = timelineTemplate.map((step, index) => ({
  ...step,
  id: String(index),
  order: index + 1,
  state: 'done' as const,
  date: null,
}))
/** Rows of cases that were created with an earlier template. */
const olderRows = currentRows.map((row) => ({
  ...row,
  ...(row.order === 3 && { description: 'Your attorney checks everything. About one week.' }),
  ...(row.order === 4 && { description: 'You get a case number. Collectors must stop.' }),
  ...(row.order === 5 && {
    description: 'A short meeting with the trustee, and the second course.',
  }),
  ...(row.order === 6 && { description: 'Your debts are discharged and the case closes.' }),
}))
/** Rows with a firm's own text about the end. */
const firmRows = olderRows.map((row) => ({
  ...row,
  ...(row.order === 6 && { name: 'Debt free!', description: 'Your discharge is here.' }),
}))

const getTexts = (entries: readonly TimelineEntryRecord[]) =>
  entries.map(({ name, description }) => `${name}. ${description}`).join('\n')

const places = all.flatMap((outcome) =>
  languages.flatMap((language) =>
    [null, '26-10442'].flatMap((caseNumber) => {
      const facts = { status: 'Complete', outcome, caseNumber, filedOn: null } as const
      const { title, header, current } = dashboardTexts(facts, language)
      const { subject, body } = noticeMail(language, 1, 'https://portal.example')
      const texts: Readonly<Record<string, string>> = {
        title,
        header,
        current,
        'timeline of today': getTexts(timelineIn(language, facts, currentRows)),
        'timeline of an older case': getTexts(timelineIn(language, facts, olderRows)),
        'timeline that the firm has worded': getTexts(timelineIn(language, facts, firmRows)),
        news: statusNewsText(
          { status: 'Filed', outcome: null },
          { status: 'Complete', outcome },
          language,
        ),
        mail: `${subject}\n${body}`,
        text: noticeText(language, 1, 'https://portal.example'),
      }
      return Object.entries(texts).map(([place, text]) => ({
        outcome,
        language,
        place,
        text,
        number: caseNumber ?? 'without a number',
      }))
    }),
  ),
)

describe.each(places)('$outcome, $language, $number, $place', ({ outcome, text }) => {
  test('names no other outcome and makes no promise', () => {
    expect(text).not.toBe('')
    for (const [otherOutcome, words] of Object.entries(own))
      if (otherOutcome !== outcome) expect(text, otherOutcome).not.toMatch(words)
    expect(text).not.toMatch(promises)
    if (outcome !== 'discharged' && outcome !== 'closed-without-discharge')
      expect(text).not.toMatch(discharge)
  })
})

test.each(languages)(
  'in the language %s, names the outcome in the title, the last step and the news, but never in an email or a text message',
  (language) => {
    for (const { outcome, place, text } of places.filter((each) => each.language === language)) {
      if (outcome === 'unknown') continue
      const namesIt = [
        'title',
        'timeline of today',
        'timeline of an older case',
        'timeline that the firm has worded',
        'news',
      ].includes(place)
      if (namesIt) expect(text, `${outcome} ${place}`).toMatch(own[outcome])
      if (place === 'mail' || place === 'text') expect(text).not.toMatch(own[outcome])
    }
  },
)

test.each([
  [
    'discharged',
    null,
    [
      'Set up',
      'Tell us about your finances',
      'We prepare your papers',
      'Your case is filed',
      'Court',
      'Discharge',
    ],
  ],
  [
    'dismissed',
    '26-1',
    [
      'Set up',
      'Tell us about your finances',
      'We prepare your papers',
      'Your case is filed',
      'Case dismissed',
    ],
  ],
  [
    'closed-without-discharge',
    '26-1',
    [
      'Set up',
      'Tell us about your finances',
      'We prepare your papers',
      'Your case is filed',
      'Closed without a discharge',
    ],
  ],
  [
    'transferred',
    '26-1',
    [
      'Set up',
      'Tell us about your finances',
      'We prepare your papers',
      'Your case is filed',
      'Case transferred',
    ],
  ],
  ['withdrawn', null, ['Set up', 'Closed before filing']],
  [
    'unknown',
    '26-1',
    [
      'Set up',
      'Tell us about your finances',
      'We prepare your papers',
      'Your case is filed',
      'Case closed',
    ],
  ],
  ['unknown', null, ['Set up', 'Case closed']],
] as const)(
  'shows only known steps of a case that is %s, number %s',
  (outcome, caseNumber, names) => {
    const shown = timelineIn(
      'en',
      { status: 'Complete', outcome, caseNumber, filedOn: null },
      currentRows,
    )
    expect(shown.map(({ name }) => name)).toEqual(names)
    expect(shown.map(({ state }) => state)).toEqual([
      ...names.slice(1).map(() => 'done'),
      'current',
    ])
  },
)

test('treats a filing date as proof of filing in a case of unknown outcome', () => {
  const shown = timelineIn(
    'en',
    { status: 'Complete', outcome: 'unknown', caseNumber: null, filedOn: '2026-11-02' },
    currentRows,
  )
  expect(shown.map(({ name }) => name)).toContain('Your case is filed')
})

test.each(['Pre-Filing', 'Filed'])(
  'keeps every step of a %s case and promises less than earlier templates',
  (status) => {
    const shown = timelineIn(
      'en',
      { status, outcome: null, caseNumber: null, filedOn: null },
      olderRows,
    )
    expect(shown.map(({ name, description }) => ({ name, description }))).toEqual(timelineTemplate)
    expect(getTexts(shown)).not.toMatch(/Collectors must stop|are discharged/)
  },
)

test('adds no timeline to a case without a timeline', () => {
  expect(
    timelineIn(
      'es',
      { status: 'Complete', outcome: 'dismissed', caseNumber: null, filedOn: null },
      [],
    ),
  ).toEqual([])
})
