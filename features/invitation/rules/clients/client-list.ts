// The columns of a list of clients to import (spec: workspace#import). Headings are English: they are
// the names of a file format.
import type { Language } from '#lib/language.ts'
import { isBlank, oneLine, withoutInvisible } from '#lib/text.ts'

export const columns = {
  givenName: 'First name',
  familyName: 'Last name',
  email: 'Email',
  mobilePhone: 'Mobile phone',
  spouseGivenName: 'Spouse first name',
  spouseFamilyName: 'Spouse last name',
  spouseEmail: 'Spouse email',
  spouseMobilePhone: 'Spouse mobile phone',
  chapter: 'Chapter',
  language: 'Language',
  attorneyEmail: 'Attorney email',
  paralegalEmail: 'Paralegal email',
} as const

export type Column = keyof typeof columns
export type ListRow = Readonly<Record<Column, string>>

const requiredColumns: readonly Column[] = ['givenName', 'familyName', 'email', 'mobilePhone']

/** The template to download: the headings and one example. */
export const clientListTemplate: readonly (readonly string[])[] = [
  Object.values(columns),
  [
    'Ana',
    'Ruiz',
    'ana.ruiz@example.com',
    '(217) 555-0190',
    'Leo',
    'Ruiz',
    'leo.ruiz@example.com',
    '(217) 555-0191',
    '7',
    'Spanish',
    '',
    '',
  ],
]

/** Spreadsheets may name their separator in a first line of its own, such as `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=([^\r\n])"?[^\S\t]*(?:\r\n?|\n|$)/i

export function splitSeparatorLine(csv: string): {
  readonly csv: string
  readonly separator: string
} {
  const [line = '', separator = ''] = separatorLine.exec(csv) ?? []
  return { csv: csv.slice(line.length), separator }
}

/** Headings of required columns that the list lacks. Case and spaces do not matter. */
export function findMissingColumns(headings: readonly string[]): readonly string[] {
  const known = headings.map(toComparable)
  return requiredColumns
    .map((column) => columns[column])
    .filter((heading) => !known.includes(toComparable(heading)))
}

/** The cells by column. An absent column is empty. */
export function toListRow(headings: readonly string[], cells: readonly string[]): ListRow {
  const places = headings.map(toComparable)
  const entries = Object.entries(columns).map(([column, heading]) => [
    column,
    oneLine(cells[places.indexOf(toComparable(heading))] ?? ''),
  ])
  return Object.fromEntries(entries) as ListRow
}

export function hasSpouse(row: ListRow): boolean {
  const { spouseGivenName, spouseFamilyName, spouseEmail, spouseMobilePhone } = row
  return [spouseGivenName, spouseFamilyName, spouseEmail, spouseMobilePhone].some(
    (cell) => !isBlank(cell),
  )
}

/** English for an empty cell; undefined for an unknown word. */
export function readLanguage(cell: string): Language | undefined {
  const word = toComparable(cell)
  if (word === '' || word === 'english' || word === 'en') return 'en'
  return word === 'spanish' || word === 'español' || word === 'es' ? 'es' : undefined
}

/** Null for an empty cell; undefined for an unknown word. */
export function readChapter(cell: string): 7 | 13 | null | undefined {
  const digits = cell.replace(/^\D+/, '').trim()
  if (isBlank(cell)) return null
  if (digits === '7') return 7
  return digits === '13' ? 13 : undefined
}

/** The column of a field such as `debtor2.email`. */
export function columnOfField(field: string): Column | undefined {
  const [who, name = ''] = field.split('.')
  const prefixed = who === 'debtor2' ? `spouse${name[0]?.toUpperCase()}${name.slice(1)}` : name
  return prefixed in columns ? (prefixed as Column) : undefined
}

function toComparable(text: string): string {
  return withoutInvisible(text).trim().replace(/\s+/g, ' ').toLowerCase()
}
