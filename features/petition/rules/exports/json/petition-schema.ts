// The published JSON schema of the petition, from the tables of its parts (spec: petition#json).
import { parts, type Part } from '../../parts/parts.ts'
import type { ValueType } from '../../values/value.ts'
import { jsonFormat, jsonVersion } from './petition-json.ts'

export interface JsonSchema {
  readonly [keyword: string]: unknown
}

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` })
const text: JsonSchema = { type: 'string' }
const texts: JsonSchema = { type: 'array', items: text }
const debtor: JsonSchema = { enum: [1, 2, null] }
const amount: JsonSchema = { type: 'string', pattern: '^-?\\d+\\.\\d\\d$' }
const column: JsonSchema = { enum: [0, 1, 2] }
const mark: JsonSchema = { enum: ['estimate', 'unknown'] }

/** Of the values of each type. */
const valueSchemas: Readonly<Record<Exclude<ValueType, 'address' | 'personName'>, JsonSchema>> = {
  text,
  choice: text,
  choices: texts,
  yesNo: { enum: ['yes', 'no', 'unknown'] },
  money: amount,
  number: { type: 'number' },
  date: { type: 'string', pattern: '^\\d{4}(-\\d\\d){0,2}$' },
  personNumber: { type: 'string', pattern: '^XXX-XX-(\\d{4}|XXXX)$' },
}

export function getPetitionSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Petition of a bankruptcy case, as data',
    description:
      'What is not known is absent. Amounts are decimal texts, days are YYYY-MM-DD, and at most the last four digits of a number of a person are legible. A version may get new fields; a field that changes or goes gets a new version.',
    ...record({
      format: { const: jsonFormat },
      version: { const: jsonVersion },
      madeAt: { type: 'string', format: 'date-time' },
      fingerprint: { type: 'string', description: 'The same for the same answers.' },
      case: record({
        id: { type: 'string', format: 'uuid' },
        number: { type: ['string', 'null'] },
        chapter: { enum: [7, 13, null] },
        isJoint: { type: 'boolean' },
        contentVersion: {
          type: 'integer',
          description: 'The version of the questionnaire, which decides what a kind means.',
        },
      }),
      parts: record(
        Object.fromEntries(
          Object.keys(parts).map((part) => [part, { type: 'array', items: entryOf(part as Part) }]),
        ),
      ),
      lines: { type: 'array', items: ref('line') },
      unmapped: {
        type: 'array',
        description: 'Answers that belong to no part, each with the reason.',
        items: record({ value: {}, reason: text, source: ref('source') }),
      },
    }),
    $defs: { ...valueDefinitions(), ...lineDefinitions() },
  }
}

function entryOf(part: Part): JsonSchema {
  const fields: Readonly<Record<string, ValueType>> = parts[part].fields
  return record(
    {
      id: { ...text, description: 'Entries that come from one entry of the client share it.' },
      kind: text,
      debtor,
      of: { ...text, description: 'ID of the entry around it: of a loan, that of the property.' },
      fields: record(
        Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, ref(type)])),
        Object.keys(fields),
      ),
    },
    ['of'],
  )
}

function valueDefinitions(): Readonly<Record<string, JsonSchema>> {
  const single = Object.entries(valueSchemas).map(
    ([type, value]) =>
      [
        type,
        record(
          {
            value,
            mark: ref('mark'),
            source: ref('source'),
            lines: { ...texts, description: 'Lines of official forms: 106D:2.' },
          },
          ['mark'],
        ),
      ] as const,
  )
  const several = (...names: readonly string[]) =>
    record(Object.fromEntries(names.map((name) => [name, ref('text')])), names)
  return {
    ...Object.fromEntries(single),
    address: several('street', 'unit', 'city', 'state', 'zip', 'county'),
    personName: several('firstName', 'middleName', 'lastName', 'suffix'),
    mark: { ...mark, description: 'A guess of the client, or what the client does not know.' },
    source: record({
      question: text,
      entry: { ...text, description: 'JSON pointer to the value within the answer.' },
      debtor,
      revision: { type: 'integer' },
      savedAt: { type: 'string', format: 'date-time' },
      by: { type: ['string', 'null'], description: 'Account of the client.' },
    }),
  }
}

function lineDefinitions(): Readonly<Record<string, JsonSchema>> {
  const factor = { times: { type: 'integer' }, over: { type: 'integer' } }
  const input = record(
    {
      ...{ name: text, amount, mark: ref('mark') },
      percent: { type: 'number' },
      monthly: record({
        ...{ typed: amount, ...factor },
        period: { enum: ['weekly', 'biweekly', 'semimonthly', 'monthly', 'yearly'] },
      }),
      from: { anyOf: [ref('source'), record({ line: text, column })] },
    },
    ['mark', 'percent', 'monthly'],
  )
  const amounts = record(
    {
      column: { ...column, description: '2: debtor 2, or a spouse who does not file.' },
      ...{ amount, choice: text, formula: text, factor: record(factor) },
      inputs: { type: 'array', items: input },
      missing: { ...texts, description: 'What has to be answered before there is an amount.' },
      unknown: { ...texts, description: 'Entries whose amount the client does not know.' },
    },
    ['amount', 'choice', 'factor'],
  )
  return {
    line: record(
      {
        ...{ form: text, line: text, label: text },
        status: { enum: ['answered', 'computed', 'attorney', 'notOnThisCase', 'open'] },
        amounts: { type: 'array', items: amounts },
      },
      ['amounts'],
    ),
  }
}

/** All properties are required but for the optional ones. Others may be added to a version. */
function record(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}
