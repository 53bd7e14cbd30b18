// The petition as tables, a file for each kind of entry (spec: petition#csv).
import type { Json } from '#features/questionnaire/rules/content/model.ts'
import { securedKinds } from '../../lines/claim-lines.ts'
import { groupByLine, type Lines } from '../../lines/computed-line.ts'
import { listPrintedLines } from '../../lines/line-status.ts'
import type { Petition } from '../../model/petition.ts'
import { parts, type Part } from '../../parts/parts.ts'
import { toDecimal, type Cents } from '../../values/money.ts'
import { isSeveral, type Value, type ValueMark, type ValueType } from '../../values/value.ts'

export interface PetitionTable {
  /** Without extension. Begins with the form that takes most of it. */
  readonly name: string
  /** The first row has the names of the columns. */
  readonly rows: ReadonlyArray<readonly string[]>
}

const fileNames: Readonly<Record<Exclude<Part, 'claims'>, string>> = {
  ...{ case: '101 case', debtor: '101 debtors', household: '101 household', spouse: '101 spouse' },
  ...{ otherNames: '101 other names', otherNumbers: '121 other numbers', eins: '101 EINs' },
  ...{ pastAddresses: '107 earlier addresses', formerSpouses: '107 former spouses' },
  ...{ communityPeriods: '106H community property', dependents: '106J dependents' },
  ...{ householdMembers: '106J household members', priorCases: '101 prior cases' },
  ...{ relatedCases: '101 related cases', housing: '101 housing', courses: '101 courses' },
  ...{ declaration: 'questionnaire declaration', fee: '103A filing fee' },
  ...{ feeInstallments: '103A installments', gates: 'questionnaire yes and no' },
  ...{ property: '106AB property', homestead: '106C homestead', hazards: '101 hazards' },
  ...{ transport: '106AB transport', businesses: '107 businesses' },
  ...{ notices: '106EF notices to others', codebtors: '106H codebtors' },
  ...{ intentions: '108 intentions', leases: '106G contracts and leases' },
  ...{ recentCredit: '106EF recent credit', taxReturns: '107 tax returns' },
  ...{ income: '106I income', jobs: '106I jobs', deductions: '106I deductions' },
  ...{ pastJobs: '106I earlier jobs', benefits: '106I benefits', rentals: '106I rentals' },
  ...{ selfEmployment: '106I self-employment', contributions: '106I contributions' },
  ...{ spouseUses: '122A2 uses of the spouse', changes: '106I expected changes' },
  ...{ sixMonths: '122A1 six months', expenses: '106J expenses' },
  ...{ listedExpenses: '106J listed expenses', meansTest: '122A2 means test' },
  ...{ circumstances: '122A2 special circumstances', plan: '113 plan' },
  ...{ history: '107 history', datedPayments: '107 dated payments' },
}

const partNames = Object.keys(parts) as readonly Part[]

/** Tables with at least one entry, and the printed lines. What is not known is an empty cell. */
export function toTables(petition: Petition, computed: Lines): readonly PetitionTable[] {
  const ofParts = partNames.flatMap((part) =>
    part === 'claims'
      ? [
          toTable(petition, part, '106D secured claims', isSecured),
          toTable(petition, part, '106EF unsecured claims', (kind) => !isSecured(kind)),
        ]
      : [toTable(petition, part, fileNames[part])],
  )
  return [...ofParts.filter(({ rows }) => rows.length > 1), toLinesTable(petition, computed)]
}

function isSecured(kind: string): boolean {
  return securedKinds.some((secured) => secured === kind)
}

function toTable(
  petition: Petition,
  part: Part,
  name: string,
  isOfTable: (kind: string) => boolean = () => true,
): PetitionTable {
  const types: Readonly<Record<string, ValueType>> = parts[part].fields
  const rows = petition.parts[part]
    .filter(({ kind }) => isOfTable(kind))
    .map(({ fields, ...entry }) => ({ ...entry, cells: toCells(types, fields) }))
  const columns = Object.entries(types)
    .flatMap(([field, type]) => columnsOf(field, type))
    .filter((column) => rows.some(({ cells }) => cells.has(column)))
  const marked = (cells: Cells, mark: ValueMark) =>
    columns.filter((column) => cells.get(column)?.mark === mark).join(' ')
  return {
    name,
    rows: [
      [
        'entry.id',
        'entry.kind',
        'entry.debtor',
        'entry.of',
        ...columns,
        'marks.estimate',
        'marks.unknown',
      ],
      ...rows.map(({ id, kind, debtor, of = '', cells }) => [
        ...[id, kind, debtor === null ? '' : String(debtor), of],
        ...columns.map((column) => cells.get(column)?.text ?? ''),
        ...[marked(cells, 'estimate'), marked(cells, 'unknown')],
      ]),
    ],
  }
}

type Cells = ReadonlyMap<string, { readonly text: string; readonly mark: ValueMark | undefined }>

const columnsOfSeveral = {
  address: ['street', 'unit', 'city', 'state', 'zip', 'county'],
  personName: ['firstName', 'middleName', 'lastName', 'suffix'],
} as const

/** The columns of a field: 'amount', or 'address.city' for a part of an address. */
function columnsOf(field: string, type: ValueType): readonly string[] {
  return isSeveral(type) ? columnsOfSeveral[type].map((own) => `${field}.${own}`) : [field]
}

function toCells(types: Readonly<Record<string, ValueType>>, fields: object): Cells {
  return new Map(
    Object.entries(fields).flatMap(([field, value]) => {
      const type = types[field] ?? 'text'
      const values: ReadonlyArray<readonly [string, Value<Json>]> = isSeveral(type)
        ? Object.entries(value as Record<string, Value<Json>>).map(
            ([own, inner]) => [`${field}.${own}`, inner] as const,
          )
        : [[field, value as Value<Json>]]
      return values.map(
        ([column, { value: given, mark }]) =>
          [column, { text: toText(type, given), mark }] as const,
      )
    }),
  )
}

function toText(type: ValueType, value: Json): string {
  if (type === 'money') return toDecimal(value as Cents)
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function toLinesTable(petition: Petition, computed: Lines): PetitionTable {
  const columns = groupByLine(computed)
  const rows = listPrintedLines(petition, computed).flatMap(({ form, line, label, status }) => {
    const amounts = columns.get(`${form}:${line}`)
    if (!amounts) return [[form, line, label, status, '', '', '']]
    return amounts.map(({ column, cents, choice, formula }) => [
      ...[form, line, label, status, String(column)],
      ...[cents === undefined ? (choice ?? '') : toDecimal(cents), formula],
    ])
  })
  return {
    name: 'lines of the forms',
    rows: [['form', 'line', 'label', 'status', 'column', 'amount', 'formula'], ...rows],
  }
}
