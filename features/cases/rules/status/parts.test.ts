// spec: cases#parts
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/language.ts'
import { dashboardTexts, timelineIn } from '../case-words.ts'
import { timelineTemplate } from '../timeline-template.ts'
import { outcomes, type StoredOutcome } from './outcomes.ts'
import { changedCase, findCaseProblem, type CaseStatusChange } from './part-change.ts'
import {
  getOutcomeOfCase,
  getStatusOf,
  listEnds,
  type CaseStatusRecord,
  type PartRecord,
} from './parts.ts'
import { getStageTexts } from './stage-texts.ts'

const today = '2026-12-01'
const goesOn = { outcome: null, endedOn: null, docketNumber: null }
const part = (debtor: 1 | 2, outcome: StoredOutcome | null = null): PartRecord =>
  outcome === null
    ? { debtor, ...goesOn }
    : { debtor, outcome, endedOn: '2026-11-25', docketNumber: '31' }
const filed: CaseStatusRecord = {
  ...{ status: 'Filed', filedOn: '2026-09-01', caseNumber: '26-10442' },
  parts: [part(1), part(2)],
}
const half: CaseStatusRecord = { ...filed, parts: [part(1), part(2, 'dismissed')] }
const over: CaseStatusRecord = {
  ...{ ...filed, status: 'Complete' },
  parts: [part(1, 'discharged'), part(2, 'dismissed')],
}
const preFiling: CaseStatusRecord = {
  ...{ status: 'Pre-Filing', filedOn: null, caseNumber: null },
  parts: [part(1), part(2)],
}
const end = { status: 'Complete', outcome: 'discharged', endedOn: '2026-11-30' } as const

describe('a change', () => {
  test.each<[string, CaseStatusRecord, CaseStatusChange, string]>([
    ['ends both', filed, end, 'Complete: discharged 11-30, discharged 11-30'],
    ['ends one', filed, { ...end, debtor: 1 }, 'Filed: discharged 11-30, goes on'],
    [
      'ends the last',
      half,
      { ...end, debtor: 1 },
      'Complete: discharged 11-30, dismissed 11-25 #31',
    ],
    ['ends both after one', half, end, 'Complete: discharged 11-30, discharged 11-30 #31'],
    [
      'corrects one',
      over,
      { ...end, debtor: 2 },
      'Complete: discharged 11-25 #31, discharged 11-30 #31',
    ],
    [
      'removes a docket number',
      half,
      { status: 'Complete', debtor: 2, docketNumber: ' ' },
      'Filed: goes on, dismissed 11-25',
    ],
    [
      'takes today without a day',
      filed,
      { status: 'Complete', outcome: 'dismissed' },
      'Complete: dismissed 12-01, dismissed 12-01',
    ],
    [
      'lets one go on',
      over,
      { status: 'Filed', debtor: 2 },
      'Filed: discharged 11-25 #31, goes on',
    ],
    ['lets both go on', over, { status: 'Filed' }, 'Filed: goes on, goes on'],
    ['lets the first go on', half, { status: 'Filed', debtor: 2 }, 'Filed: goes on, goes on'],
    [
      'corrects the filing',
      half,
      { status: 'Filed', caseNumber: '26-1' },
      'Filed: goes on, dismissed 11-25 #31',
    ],
    ['goes back', half, { status: 'Pre-Filing' }, 'Pre-Filing: goes on, goes on'],
    [
      'withdraws',
      preFiling,
      { status: 'Complete', outcome: 'withdrawn' },
      'Complete: withdrawn 12-01, withdrawn 12-01',
    ],
  ])('%s', (_, before, change, expected) =>
    expect(show(changedCase(before, change, today))).toBe(expected),
  )
})

describe('a problem of a change', () => {
  const facts = { today, firstMeeting: undefined }
  test.each<[string, CaseStatusRecord, CaseStatusChange, string | undefined]>([
    ['both', filed, end, undefined],
    ['one', filed, { ...end, debtor: 2 }, undefined],
    ['the last one', half, { ...end, debtor: 1 }, undefined],
    ['both after one', half, end, 'cases.confirm-other-outcome'],
    ['a correction of one', over, { ...end, debtor: 2 }, 'cases.confirm-other-outcome'],
    ['only another day', over, { status: 'Complete', debtor: 2, endedOn: '2026-11-26' }, undefined],
    ['one goes on', over, { status: 'Filed', debtor: 2 }, 'cases.confirm-step-back'],
    ['a corrected filing', half, { status: 'Filed', caseNumber: '26-1' }, undefined],
    [
      'no such debtor',
      { ...filed, parts: [part(1)] },
      { ...end, debtor: 2 },
      'cases.no-such-debtor',
    ],
    [
      'one before filing',
      preFiling,
      { status: 'Complete', outcome: 'withdrawn', debtor: 1 },
      'cases.part-before-filing',
    ],
    ['one step back', half, { status: 'Pre-Filing', debtor: 1 }, 'cases.part-before-filing'],
    ['a day to come', filed, { ...end, endedOn: '2026-12-02' }, 'cases.ended-in-future'],
    ['a day before filing', filed, { ...end, endedOn: '2026-08-31' }, 'cases.ended-before-filing'],
    [
      'a filing after an end',
      half,
      { status: 'Filed', filedOn: '2026-11-26' },
      'cases.ended-before-filing',
    ],
    ['no day', filed, { ...end, endedOn: '11/30/2026' }, 'cases.no-day'],
    [
      'a day of an open case',
      filed,
      { status: 'Filed', endedOn: today },
      'cases.outcome-of-open-case',
    ],
    [
      'a long docket number',
      filed,
      { ...end, docketNumber: '1'.repeat(41) },
      'cases.docket-number-too-long',
    ],
    [
      'a refusal before a confirmation',
      half,
      { ...end, endedOn: '2026-12-02' },
      'cases.ended-in-future',
    ],
  ])('%s', (_, before, change, expected) =>
    expect(findCaseProblem(before, change, facts)?.code).toBe(expected),
  )
})

describe('what the list names', () => {
  const later = { ...part(2, 'discharged'), endedOn: '2026-11-26' }
  test.each<[string, readonly PartRecord[], string, StoredOutcome | null | undefined]>([
    ['nothing ended', filed.parts, '', null],
    ['one ended', half.parts, '2 dismissed 2026-11-25', null],
    ['one debtor', [part(1, 'dismissed')], 'all dismissed 2026-11-25', 'dismissed'],
    [
      'both alike',
      [part(1, 'discharged'), part(2, 'discharged')],
      'all discharged 2026-11-25',
      'discharged',
    ],
    [
      'both on other days',
      [part(1, 'discharged'), later],
      '1 discharged 2026-11-25, 2 discharged 2026-11-26',
      'discharged',
    ],
    ['each their own', over.parts, '1 discharged 2026-11-25, 2 dismissed 2026-11-25', undefined],
  ])('%s', (_, parts, expected, outcome) => {
    const ends = listEnds(parts).map((known) =>
      [known.debtor ?? 'all', known.outcome, known.endedOn].join(' '),
    )
    expect(ends.join(', ')).toBe(expected)
    expect(getOutcomeOfCase(parts)).toBe(outcome)
  })
})

/** Sentences that are true of one outcome only, by their words. */
const saysDischarge = /granted your discharge|debts are discharged|concedió|exoneradas/i
const saysDismissal = /dismissed|desestim/i

describe('what each debtor reads when one part ends as', () => {
  const timeline = timelineTemplate.map((step, index) => ({
    ...{ ...step, id: `${index}`, order: index + 1, date: null },
    state: index < 3 ? ('done' as const) : index === 3 ? ('current' as const) : ('next' as const),
  }))
  const sources = { timeline, ownTexts: undefined, ownSteps: undefined }
  const ends = outcomes.filter((outcome) => outcome !== 'withdrawn')
  test.each(
    ends.flatMap((outcome) =>
      languages.flatMap((language) =>
        ([1, 2] as const).map((debtor) => [outcome, language, debtor] as const),
      ),
    ),
  )('%s, in %s, of debtor %i', (outcome, language, debtor) => {
    const after = changedCase(filed, { ...end, outcome, debtor }, today)
    const spouse = debtor === 1 ? 2 : 1
    const read = (who: 1 | 2) => {
      const current = getStatusOf(after, who)
      return {
        dashboard: dashboardTexts(current, language),
        timeline: timelineIn(language, current, timeline),
        texts: getStageTexts(getStatusOf(filed, who), current, sources, language),
      }
    }
    const own = JSON.stringify(read(debtor))
    expect(saysDischarge.test(own)).toBe(outcome === 'discharged')
    expect(saysDismissal.test(own)).toBe(outcome === 'dismissed')
    expect(read(debtor).texts.news).not.toBeNull()
    const untouched = getStatusOf(filed, spouse)
    expect(read(spouse)).toEqual({
      dashboard: dashboardTexts(untouched, language),
      timeline: timelineIn(language, untouched, timeline),
      texts: getStageTexts(untouched, untouched, sources, language),
    })
    expect(read(spouse).texts.news).toBeNull()
  })
})

function show({ status, parts }: CaseStatusRecord): string {
  const ends = parts.map(({ outcome, endedOn, docketNumber }) =>
    outcome === null
      ? 'goes on'
      : [outcome, endedOn?.slice(5), docketNumber && `#${docketNumber}`].filter(Boolean).join(' '),
  )
  return `${status}: ${ends.join(', ')}`
}
