// spec: petition#line-status
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'
import { buildPetition } from '../model/build-petition.ts'
import { createIntakes } from '../model/test-intakes.ts'
import { computeLines } from './compute-lines.ts'
import { listPrintedLines } from './line-status.ts'
import { printedForms } from './printed-lines.ts'

const content = JSON.parse(
  readFileSync(new URL('../../../questionnaire/content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const intakes = createIntakes(content)
const single: Shape = { version: 1, joint: false, chapter: 7 }
const median = { cents: 6_000_000, table: 'a test' }

function statusOf(
  name: string,
  answers: Readonly<Record<string, JsonObject>> = {},
  shape: Shape = single,
): string | undefined {
  const petition = buildPetition(intakes.of(shape, answers))
  return listPrintedLines(petition, computeLines(petition, median)).find(
    ({ form, line }) => `${form}:${line}` === name,
  )?.status
}

test('every computed line is printed on a form', () => {
  const printed = new Set(
    printedForms.flatMap(({ form, lines }) => lines.map(({ line }) => `${form.number}:${line}`)),
  )
  for (let seed = 0; seed < 4; seed++) {
    const lines = computeLines(buildPetition(intakes.random(seed)), median)
    const unknown = [...lines.values()].filter(({ form, line }) => !printed.has(`${form}:${line}`))
    expect(unknown.map(({ form, line }) => `${form}:${line}`)).toEqual([])
  }
})

test('in complete intakes only lines that have something missing are open', () => {
  for (let seed = 0; seed < 40; seed++) {
    const petition = buildPetition(intakes.random(seed))
    const lines = computeLines(petition, median)
    const missing = new Set(
      [...lines.values()].flatMap(({ form, line, missing: places }) =>
        places.length > 0 ? [`${form}:${line}`] : [],
      ),
    )
    const open = listPrintedLines(petition, lines).filter(({ status }) => status === 'open')
    expect(
      open.map(({ form, line }) => `${form}:${line}`).filter((name) => !missing.has(name)),
      `intake ${seed}`,
    ).toEqual([])
  }
})

test('each line of a form has a question, a formula or the attorney', () => {
  const petition = buildPetition(intakes.random(2))
  const led = new Set(
    [...petition.questions.values()].flatMap(({ lines }) =>
      lines.map(({ form, line }) => `${form}:${line}`),
    ),
  )
  const alone = listPrintedLines(petition, computeLines(petition, median)).filter(
    ({ form, line, status }) => status === 'notOnThisCase' && !led.has(`${form}:${line}`),
  )
  const filed = alone.filter(({ form }) => !['101A', '103A', '103B', '106J-2'].includes(form))
  expect(
    filed
      .map(({ form, line }) => `${form}:${line}`)
      .filter((name) => !/^(?:122|113|B2830)/.test(name)),
  ).toEqual([])
})

describe('a line is', () => {
  test.each<[string, string, Readonly<Record<string, JsonObject>>]>([
    ['answered', '101:1', { legalName_d1: { firstName: 'Rosa' } }],
    ['open', '101:1', {}],
    ['computed', '106A/B:55', { realEstate: { has: 'no' } }],
    ['open', '106A/B:55', {}],
    ['attorney', '106C:2', {}],
    ['attorney', '101:17', {}],
    ['answered', '101:16a', { debtKinds: { mostly: 'consumer' } }],
    ['notOnThisCase', '106J-2:7', { maritalStatus: { status: 'divorced' } }],
    ['open', '106J-2:7', {}],
    ['notOnThisCase', '103A:2', { filingFee: { method: 'full' } }],
    ['answered', '103A:2', { filingFee: { method: 'installments', firstAmount: 80 } }],
    ['notOnThisCase', '101A:all', { housingSituation: { kind: 'own' } }],
    ['notOnThisCase', '122C-1:2', {}],
    ['notOnThisCase', '108:2', { leasedVehicles: { has: 'no' }, contracts: { has: 'no' } }],
    ['answered', '106A/B:37', { businesses: { has: 'no' } }],
  ])('%s: %s', (status, name, answers) => {
    expect(statusOf(name, answers)).toBe(status)
  })
})
