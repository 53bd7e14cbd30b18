// spec: petition#json, petition#marks
import { Validator } from '@cfworker/json-schema'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import { createTestPetitions, sampleAnswers, type TestPetition } from '../test-petitions.ts'
import { toPetitionDocument } from './petition-json.ts'
import { getPetitionSchema, type JsonSchema } from './petition-schema.ts'

const petitions = createTestPetitions(
  JSON.parse(
    readFileSync(
      new URL('../../../../questionnaire/content/compiled/1.json', import.meta.url),
      'utf8',
    ),
  ) as Content,
)

const head = {
  caseId: '3f0c6a1e-9f6f-4a53-8a41-6f4b7d1c2e10',
  caseNumber: null,
  madeAt: '2026-12-01T15:00:00.000Z',
  fingerprint: '0123456789ab',
}
const write = ({ petition, lines }: TestPetition) =>
  JSON.parse(JSON.stringify(toPetitionDocument(petition, lines, head))) as Record<string, unknown>

test('random petitions fit the published schema, which knows each of their fields', () => {
  const validator = new Validator(withoutOthers(getPetitionSchema()), '2020-12')
  for (let seed = 0; seed < 12; seed++) {
    const { errors } = validator.validate(write(petitions.random(seed)))
    expect(errors.slice(-3), `petition ${seed}`).toEqual([])
  }
})

describe('a value', () => {
  const document = write(petitions.of(sampleAnswers))

  test('has its amount as a decimal text, its mark, its source and its lines', () => {
    expect(document).toMatchObject({
      ...{ format: 'daybreak-petition', version: 1, case: { chapter: 7, isJoint: false } },
      parts: {
        claims: [
          {
            ...{ id: 'creditCards/debts/cards1', kind: 'creditCards' },
            fields: {
              amount: {
                ...{ value: '4310.50', mark: 'estimate' },
                source: { question: 'creditCards', revision: 3 },
                lines: expect.arrayContaining(['106E/F:4']),
              },
              address: { city: { value: 'Salem' } },
            },
          },
        ],
      },
    })
  })

  test('that is not known is absent', () => {
    const { parts } = document as { parts: { claims: [{ fields: object }] } }
    expect(parts.claims[0].fields).not.toHaveProperty('dateIncurred')
  })
})

test('a computed line has its formula and inputs, and no amount while something is missing', () => {
  const { lines } = write(petitions.of(sampleAnswers)) as { lines: Record<string, unknown>[] }
  const cards = lines.find(({ form, line }) => form === '106E/F' && line === '6i')
  expect(cards).toMatchObject({
    status: 'open',
    amounts: [
      {
        ...{ column: 0, formula: 'Add the claims of this type.' },
        inputs: [{ name: 'claims.amount', amount: '4310.50', from: { question: 'creditCards' } }],
        missing: expect.arrayContaining(['medicalBills']),
      },
    ],
  })
  expect(cards?.['amounts']).not.toHaveProperty('0.amount')
})

/** A field that the schema does not know is an error. */
function withoutOthers(schema: JsonSchema): JsonSchema {
  const strict = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strict)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, own]) => [key, strict(own)] as const),
    )
    return inner['type'] === 'object' ? { ...inner, additionalProperties: false } : inner
  }
  return strict(schema) as JsonSchema
}
