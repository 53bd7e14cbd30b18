import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Content } from './content.ts'
import { listInstances } from '../instances.ts'
import { withGates } from './list-gate.ts'
import type { ListGate, UiSchema } from './model.ts'
import { getUiAt } from '../shown/shown.ts'
import { createNaming } from './telling-name.ts'
import { getUnit } from './unit.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const shape = { version: 1, joint: true, chapter: 13 } as const
const instances = listInstances(content, shape)

function findGates(key: string, language: 'en' | 'es' = 'en'): readonly (ListGate | undefined)[] {
  const { question, debtor } = instances.get(key)!
  const ui = withGates(
    getUnit(question, { shape, debtor, language, names: { 1: '', 2: '' } }).UISchema,
    question,
    { instances, debtor, language, getName: createNaming(content, language) },
  )
  return question.fields
    .filter(({ kind }) => kind === 'array' || kind === 'nested')
    .map((list) => getUiAt(ui, list.key)['ui:options']?.gate)
}

test('returns the Quick Check question as the gate, to be answered No', () => {
  expect(findGates('bankAccounts')).toEqual([
    {
      questionId: 'moneyAndAccounts.maCash.maCashCheck',
      name: 'Quick Check: Cash and Banks',
      to: 'no',
    },
  ])
  expect(findGates('bankAccounts', 'es')).toEqual([
    {
      questionId: 'moneyAndAccounts.maCash.maCashCheck',
      name: 'Revisión rápida: Efectivo y bancos',
      to: 'no',
    },
  ])
})

test('returns the last condition as the gate if there are several', () => {
  expect(findGates('inventory')).toEqual([
    {
      questionId: 'businessAndFarm.bfAssets.bfAssetsCheck',
      name: 'Quick Check: Business Property',
      to: 'no',
    },
  ])
})

test('returns the work status of the same debtor as the gate of the list of jobs, to be answered differently', () => {
  expect(findGates('employers_d1')).toEqual([
    { questionId: 'jobAndIncome.jiJob.employment_d1', name: 'Work Status', to: 'other' },
  ])
  expect(findGates('employers_d2')).toEqual([
    { questionId: 'jobAndIncome.jiJob.employment_d2', name: 'Work Status', to: 'other' },
  ])
})

test('returns the field as the gate for a choice on the same screen, and no gate for a Yes on the same screen', () => {
  expect(findGates('filingFee')).toEqual([{ name: 'How will you pay?', to: 'other' }])
  expect([
    findGates('ownedVehicles'),
    findGates('sixMonthIncome_d1'),
    findGates('environmental'),
  ]).toEqual([[undefined], [undefined], [undefined]])
})

test('returns a question of the same section for each list whose gate is on another screen', () => {
  const elsewhere = [...instances.values()].flatMap(({ key, section }) =>
    findGates(key).flatMap((gate) =>
      gate?.questionId === undefined ? [] : [[gate.questionId, section.systemName]],
    ),
  )
  expect(elsewhere.length).toBeGreaterThan(60)
  for (const [questionId = '', section] of elsewhere) {
    expect(questionId.split('.')[0]).toBe(section)
    expect([...instances.values()].map(({ id }) => id)).toContain(questionId)
  }
})

test('returns the same form if it has no list with a gate', () => {
  const { question, debtor } = instances.get('legalName_d1')!
  const ui: UiSchema = {}
  expect(
    withGates(ui, question, { instances, debtor, language: 'en', getName: ({ Name }) => Name }),
  ).toBe(ui)
})
