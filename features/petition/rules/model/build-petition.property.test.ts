// spec: petition#once, petition#nothing-added, petition#numbers
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { getId, isJsonObject, isList } from '#features/questionnaire/rules/json.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import { isPart, parts } from '../parts/parts.ts'
import type { Provenance, ValueType } from '../values/value.ts'
import { buildPetition } from './build-petition.ts'
import type { Petition } from './petition.ts'
import { createIntakes } from './test-intakes.ts'

const intakes = createIntakes(
  JSON.parse(
    readFileSync(
      new URL('../../../questionnaire/content/compiled/1.json', import.meta.url),
      'utf8',
    ),
  ) as Content,
)
const count = 1_000
/** Eight seconds on two free cores. The limit ends a run that hangs. */
const timeout = 300_000

describe('1,000 random intakes of one and two people in both chapters', () => {
  test(
    'have every answer exactly once, unchanged, in a part or with the reason why in none',
    () => {
      for (let seed = 0; seed < count; seed++) {
        const intake = intakes.random(seed)
        const given = answersOf(intake)
        const found = new Map<string, FoundValue>()
        const wrong: string[] = []
        const petition = buildPetition(intake)
        for (const { source, reason } of petition.unmapped)
          if (reason === 'noField' || reason === 'unreadable')
            wrong.push(`${source.question} ${source.entry} is ${reason}`)
        for (const value of valuesIn(petition)) {
          const place = `${value.source.question} ${value.source.entry}`
          if (found.has(place)) wrong.push(`${place} is there twice`)
          found.set(place, value)
        }
        for (const [place, value] of given)
          if (!isSame(value, found.get(place)))
            wrong.push(
              `${place} is ${JSON.stringify(found.get(place))}, not ${JSON.stringify(value)}`,
            )
        for (const place of found.keys())
          if (!given.has(place)) wrong.push(`${place} was not given`)
        expect(wrong, `intake ${seed}`).toEqual([])
        expect(given.size).toBeGreaterThan(100)
      }
    },
    timeout,
  )
})

interface FoundValue {
  readonly source: Provenance
  readonly value: Json
  /** Undefined for an unmapped answer. */
  readonly type?: ValueType
}

/** All single values of the answers by question and pointer, read without the content. */
function answersOf({ answers }: AnsweredCase): ReadonlyMap<string, Json> {
  return new Map(
    [...answers].flatMap(([key, { data }]) =>
      leavesOf(data).map(([pointer, value]) => [`${key} ${pointer}`, value] as const),
    ),
  )
}

function leavesOf(data: JsonObject, at = ''): ReadonlyArray<readonly [string, Json]> {
  return Object.entries(data).flatMap(([key, value]) => {
    if (/^(?:id|parentId|navigation.*)$/.test(key)) return []
    if (isJsonObject(value)) return leavesOf(value, `${at}/${key}`)
    const entries = isList(value) ? value.filter(isJsonObject) : []
    return entries.length > 0
      ? entries.flatMap((entry) => leavesOf(entry, `${at}/${key}/${getId(entry)}`))
      : [[`${at}/${key}`, value] as const]
  })
}

function valuesIn({ parts: entriesOf, unmapped }: Petition): readonly FoundValue[] {
  const inParts = Object.entries(entriesOf).flatMap(([part, entries]) =>
    entries.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, value]) =>
        singleValues(value as object, typesOf(part)[field] ?? 'text'),
      ),
    ),
  )
  return [...inParts, ...unmapped]
}

function typesOf(part: string): Readonly<Record<string, ValueType>> {
  return isPart(part) ? parts[part].fields : {}
}

function singleValues(value: object, type: ValueType): readonly FoundValue[] {
  return 'source' in value
    ? [{ ...(value as FoundValue), type }]
    : Object.values(value).flatMap((inner) => singleValues(inner as object, 'text'))
}

/** Dollars are cents, dates begin with the year, and numbers of people are masked. */
function isSame(given: Json, found: FoundValue | undefined): boolean {
  if (found === undefined) return false
  const { value, type } = found
  if (/^98765432\d$/.test(textOf(given))) return value === `XXX-XX-${textOf(given).slice(-4)}`
  switch (type) {
    case 'money':
      return typeof given === 'number' && value === Math.round(given * 100)
    case 'yesNo':
      return value === (typeof given === 'boolean' ? (given ? 'yes' : 'no') : given)
    case 'date': {
      const [year = '', ...others] = textOf(given).split('/').toReversed()
      return value === [year, ...others.toReversed()].join('-')
    }
    default:
      return JSON.stringify(value) === JSON.stringify(given)
  }
}

function textOf(given: Json): string {
  return typeof given === 'string' ? given : ''
}
