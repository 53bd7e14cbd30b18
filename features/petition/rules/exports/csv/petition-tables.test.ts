// spec: petition#csv, petition#once
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import { parts, isPart } from '../../parts/parts.ts'
import { isSeveral } from '../../values/value.ts'
import { createTestPetitions, sampleAnswers, type TestPetition } from '../test-petitions.ts'
import { toTables } from './petition-tables.ts'

const petitions = createTestPetitions(
  JSON.parse(
    readFileSync(
      new URL('../../../../questionnaire/content/compiled/1.json', import.meta.url),
      'utf8',
    ),
  ) as Content,
)

const write = ({ petition, lines }: TestPetition) => toTables(petition, lines)
const isFixed = (column: string) => /^(?:entry|marks)\./.test(column)

test('each value of random petitions has a cell of its own, and no other cell is filled', () => {
  for (let seed = 0; seed < 40; seed++) {
    const made = petitions.random(seed)
    const tables = write(made).slice(0, -1)
    expect(countCells(tables), `petition ${seed}`).toBe(countValues(made))
    expect(new Set(tables.map(({ name }) => name.toLowerCase())).size).toBe(tables.length)
  }
})

describe('a table', () => {
  const tables = write(petitions.of(sampleAnswers))
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? []
  const cell = (name: string, column: string) =>
    rowsOf(name)[1]?.[rowsOf(name)[0]?.indexOf(column) ?? -1]

  test('is there for each kind of entry of the case, claims by schedule', () => {
    expect(tables.map(({ name }) => name)).toEqual([
      'questionnaire yes and no',
      '106EF unsecured claims',
      '106EF notices to others',
      'lines of the forms',
    ])
  })

  test('has the columns that the case fills, and names what is an estimate', () => {
    expect(rowsOf('106EF unsecured claims')[0]).toEqual([
      ...[
        'entry.id',
        'entry.kind',
        'entry.debtor',
        'entry.of',
        'amount',
        'creditor',
        'address.street',
        'address.city',
      ],
      ...['address.state', 'address.zip', 'account', 'disputed', 'marks.estimate', 'marks.unknown'],
    ])
    expect(cell('106EF unsecured claims', 'amount')).toBe('4310.50')
    expect(cell('106EF unsecured claims', 'marks.estimate')).toBe('amount')
  })
})

function countCells(tables: ReturnType<typeof write>): number {
  return tables.flatMap(({ rows: [head = [], ...rows] }) =>
    rows.flatMap((row) => row.filter((text, at) => text !== '' && !isFixed(head[at] ?? ''))),
  ).length
}

/** A text without letters is an empty cell. */
function countValues({ petition }: TestPetition): number {
  return Object.entries(petition.parts)
    .flatMap(([part, entries]) =>
      entries.flatMap(({ fields }) =>
        Object.entries(fields as Record<string, object>).flatMap(([field, value]) =>
          isPart(part) && isSeveral(typeOf(part, field)) ? Object.values(value) : [value],
        ),
      ),
    )
    .filter(({ value }: { value: unknown }) => String(value) !== '').length
}

function typeOf(part: keyof typeof parts, field: string) {
  return (parts[part].fields as Record<string, 'text' | 'address'>)[field] ?? 'text'
}
