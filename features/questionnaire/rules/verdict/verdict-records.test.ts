import { describe, expect, test } from 'vitest'
import { sentenceOfFault } from './fault-sentences.ts'
import type { JsonObject } from '../content/model.ts'
import { testContent } from '../content/test-content.ts'
import { getQuestionUnit, getUnit, type UnitFacts } from '../content/unit.ts'
import { getFaults, isComplete, wantsHelp } from './verdict.ts'

const today = '2026-11-20'
const facts: UnitFacts = {
  shape: { version: 1, joint: true, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
}
describe('records', () => {
  const question = testContent.sections[1]?.groups[0]?.questions[0]
  if (!question) throw new Error('The test content has records.')
  const unit = getUnit(question, facts)
  const flags = (isCompleted: boolean, isEnabled = true) => ({
    isEnabled,
    isRequired: true,
    isCompleted,
  })

  test.each<[string, JsonObject, boolean]>([
    ['none', { has: 'yes', vehicles: [] }, false],
    ['no need of any', { has: 'no' }, true],
    ['one without flags', { has: 'yes', vehicles: [{ id: 'aaaaaa' }] }, false],
    [
      'one half done',
      {
        has: 'yes',
        vehicles: [
          {
            id: 'aaaaaa',
            navigation_vehicleDetails: flags(true),
            navigation_vehicleLoans: flags(false),
          },
        ],
      },
      false,
    ],
    [
      'one done',
      {
        has: 'yes',
        vehicles: [
          {
            id: 'aaaaaa',
            navigation_vehicleDetails: flags(true),
            navigation_vehicleLoans: flags(true),
          },
        ],
      },
      true,
    ],
    [
      'one of which something is not asked',
      {
        has: 'yes',
        vehicles: [
          {
            id: 'aaaaaa',
            navigation_vehicleDetails: flags(true),
            navigation_vehicleLoans: flags(false, false),
          },
        ],
      },
      true,
    ],
  ])('%s', (_sentence, data, expected) => {
    expect(isComplete(unit, data, today)).toBe(expected)
    const faults = getFaults(unit, data, today)
    expect(faults.map(({ path }) => path)).toEqual(expected ? [] : [['vehicles']])
    expect(faults.map((fault) => sentenceOfFault(fault, 'en'))).toEqual(
      expected ? [] : ['Please add your vehicles'],
    )
  })

  test('help is wanted for the question if a sub-question asks for help', () => {
    expect(
      wantsHelp(unit, {
        has: 'yes',
        vehicles: [{ id: 'aaaaaa', vehicleLoans: { has: 'userNeedsHelp' } }],
      }),
    ).toBe(true)
    expect(
      wantsHelp(unit, {
        has: 'yes',
        vehicles: [{ id: 'aaaaaa', vehicleDetails: { userNeedsHelp: true } }],
      }),
    ).toBe(true)
    expect(
      wantsHelp(unit, {
        has: 'yes',
        vehicles: [{ id: 'aaaaaa', vehicleDetails: { make: 'Ford' } }],
      }),
    ).toBe(false)
  })

  test.each<[string, JsonObject, boolean]>([
    ['where it is shown', { vehicleLoans: { has: 'userNeedsHelp' } }, true],
    [
      'in a list that is hidden by now',
      {
        vehicleLoans: {
          has: 'no',
          loans: [{ id: 'bbbbbb', owner: 'userNeedsHelp', disputed: 'userNeedsHelp' }],
        },
      },
      false,
    ],
    [
      'in a question that is not asked of the record',
      { vehicleLoans: { has: 'userNeedsHelp' }, navigation_vehicleLoans: flags(true, false) },
      false,
    ],
  ])('counts a request for help only while it is shown: %s', (_sentence, record, expected) => {
    const done = { navigation_vehicleDetails: flags(true), navigation_vehicleLoans: flags(true) }
    const data = { has: 'yes', vehicles: [{ id: 'aaaaaa', ...done, ...record }] }
    expect(wantsHelp(getQuestionUnit(question, facts), data)).toBe(expected)
    expect(isComplete(getQuestionUnit(question, facts), data, today)).toBe(!expected)
  })
})
