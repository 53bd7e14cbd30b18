// spec: petition#mapping, petition#versions
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Content, ContentField } from '#features/questionnaire/rules/content/content.ts'
import { parts, isPart, parseTarget, type Target } from '../parts/parts.ts'
import { isSeveral, kindsOf } from '../values/value.ts'
import {
  into,
  none,
  record,
  type FieldMapping,
  type FieldsMapping,
  type ScopeMapping,
} from './mapping.ts'
import { getMapping } from './mappings.ts'

const folder = new URL('../../../questionnaire/content/compiled/', import.meta.url)
const versions = globSync('*.json', { cwd: folder }).map((name) => {
  const content = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Content
  return [Number(basename(name, '.json')), content] as const
})

describe.each(versions)('version %i of the content', (version, content) => {
  const questions = content.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.questions),
  )

  test('has a mapping of each question and of no other', () => {
    expect(Object.keys(getMapping(version)).toSorted()).toEqual(
      questions.map(({ key }) => key).toSorted(),
    )
  })

  test('has a place of its own, or a reason, for each field', () => {
    const mapping = getMapping(version)
    expect(
      questions.flatMap(({ key, fields }) => {
        const own = mapping[key]
        return own ? findFaults(key, fields, own, []) : []
      }),
    ).toEqual([])
  })

  test('maps no two questions of a case to the same field', () => {
    const mapping = getMapping(version)
    const taken = new Map<string, string>()
    const twice = questions.flatMap(({ key, who }) =>
      targetsIn(mapping[key]?.fields ?? {})
        .filter((target) => ['case', 'debtor', 'household'].includes(tableOf(target).of))
        .flatMap((target) => {
          const place = `${target} of ${who === 'debtor2' ? 'debtor 2' : 'debtor 1'}`
          const before = taken.get(place)
          taken.set(place, key)
          return before === undefined ? [] : [`${before} and ${key} are ${place}`]
        }),
    )
    expect(twice).toEqual([])
  })
})

test('a version without a mapping is refused', () => {
  expect(() => getMapping(999)).toThrow('Version 999 of the content has no mapping.')
})

describe('finds', () => {
  const amount = field('amount', 'currency')
  const list: ContentField = { ...field('items', 'array'), fields: [amount] }
  test.each<[string, readonly ContentField[], FieldsMapping, string]>([
    ['a field without a place', [amount], {}, 'q.amount has no place'],
    ['a place without a field', [], { amount: 'case.businessShare' }, 'q.amount is no field'],
    [
      'a field of another type',
      [amount],
      { amount: 'case.helperName' },
      'q.amount is currency, and case.helperName is text',
    ],
    [
      'a field that does not exist',
      [amount],
      { amount: 'case.nothing' as Target },
      'q.amount: there is no case.nothing',
    ],
    [
      'an entry that the list does not become',
      [list],
      { items: into({}, { amount: 'claims.amount' }) },
      'q.items.amount: nothing around it is a claims',
    ],
    [
      'two fields in one place',
      [amount, field('sum', 'currency')],
      { amount: 'case.helperPaidAmount', sum: 'case.helperPaidAmount' },
      'q.sum: case.helperPaidAmount is taken',
    ],
    ['a list without entries', [list], { items: record({}) }, 'q.items is a list'],
  ])('%s', (_, fields, own, fault) => {
    expect(findFaults('q', fields, into({}, own), [])).toContain(fault)
  })

  test('no fault in a complete mapping', () => {
    const own = {
      ...none('advice', 'amount'),
      items: into({ claims: '' }, { amount: 'claims.amount' }),
    }
    expect(findFaults('q', [amount, list], into({}, own as FieldsMapping), [])).toEqual([])
  })
})

function field(key: string, kind: ContentField['kind']): ContentField {
  return { key, kind, label: { en: key, es: key } }
}

/** What the lists and questions around a field become, with the targets that each has. */
interface Around {
  readonly as: ScopeMapping['as']
  readonly taken: Set<string>
}

function findFaults(
  name: string,
  fields: readonly ContentField[],
  { as, fields: mapped }: ScopeMapping,
  around: readonly Around[],
): readonly string[] {
  return faultsOfFields(name, fields, mapped, [...around, { as, taken: new Set() }])
}

function faultsOfFields(
  name: string,
  fields: readonly ContentField[],
  mapped: FieldsMapping,
  around: readonly Around[],
): readonly string[] {
  const answered = fields.filter(({ kind }) => kind !== 'info')
  const known = new Set(answered.map(({ key }) => key))
  return [
    ...Object.keys(mapped)
      .filter((key) => !known.has(key))
      .map((key) => `${name}.${key} is no field`),
    ...answered.flatMap((own) => faultsOfField(`${name}.${own.key}`, own, mapped[own.key], around)),
  ]
}

function faultsOfField(
  name: string,
  own: ContentField,
  mapped: FieldMapping | undefined,
  around: readonly Around[],
): readonly string[] {
  if (mapped === undefined) return [`${name} has no place`]
  if (typeof mapped === 'string') return faultsOfTarget(name, own, mapped, around)
  if ('reason' in mapped) return own.kind === 'array' ? [`${name} is a list`] : []
  if (!('as' in mapped)) return [`${name} is a list`]
  if (!own.sub) return findFaults(name, own.fields ?? [], mapped, around)
  const within = [...around, { as: mapped.as, taken: new Set<string>() }]
  return own.sub.flatMap((sub) => {
    const inSub = mapped.fields[sub.key]
    return inSub && typeof inSub === 'object' && 'fields' in inSub
      ? faultsOfFields(`${name}.${sub.key}`, sub.fields, inSub.fields, within)
      : [`${name}.${sub.key} has no place`]
  })
}

function faultsOfTarget(
  name: string,
  { kind }: ContentField,
  target: Target,
  around: readonly Around[],
): readonly string[] {
  const { part, field: inPart, alias } = parseTarget(target)
  const type = isPart(part) ? tableOf(target).fields[inPart] : undefined
  if (type === undefined) return [`${name}: there is no ${target}`]
  if (!kindsOf[type].includes(kind)) return [`${name} is ${kind}, and ${target} is ${type}`]
  if (isSeveral(type) && kind !== 'group') return [`${name} is no group`]
  const { of } = tableOf(target)
  if (of === 'answer') return []
  const own = alias ? `${part}@${alias}` : part
  const entry = of === 'list' ? around.findLast(({ as }) => Object.hasOwn(as, own)) : around[0]
  if (!entry) return [`${name}: nothing around it is a ${own}`]
  if (entry.taken.has(target)) return [`${name}: ${target} is taken`]
  entry.taken.add(target)
  return []
}

function tableOf(target: Target): {
  readonly of: string
  readonly fields: Readonly<Record<string, keyof typeof kindsOf>>
} {
  return parts[parseTarget(target).part]
}

function targetsIn(fields: FieldsMapping): readonly Target[] {
  return Object.values(fields).flatMap((mapped) =>
    typeof mapped === 'string' ? [mapped] : 'fields' in mapped ? targetsIn(mapped.fields) : [],
  )
}
