// Form 122A-1: average income of the six months, and the comparison with the median income.
import type { Petition } from '../model/petition.ts'
import type { FieldOf } from '../parts/parts.ts'
import type { Cents } from '../values/money.ts'
import {
  addChoice,
  addLine,
  fromLines,
  joinInputs,
  lineKey,
  toInput,
  unsettledOf,
  type LineInputs,
  type Lines,
} from './computed-line.ts'
import { columnsOf, moneyAt } from './income-lines.ts'

const form = '122A-1'
const months = 6
const averaged = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/**
 * What the months have for each line; a minus is subtracted. Benefits of Social Security and pay for
 * a disability in the service do not count.
 */
const fieldsOfLine: Readonly<
  Record<
    (typeof averaged)[number],
    ReadonlyArray<FieldOf<'sixMonths'> | `-${FieldOf<'sixMonths'>}`>
  >
> = {
  '2': ['wages', 'overtimeTips'],
  '3': ['alimony'],
  '4': ['householdHelp'],
  '5': ['businessGross', '-businessCosts'],
  '6': ['rentGross', '-rentCosts'],
  '7': ['interestRoyalties'],
  '8': ['unemployment'],
  '9': ['pension'],
  '10': ['other'],
}

/** The median family income that applies to the case on its filing date, from a published table. */
export interface MedianIncome {
  readonly cents: Cents
  /** For example 'Illinois, 3 people, from 2026-11-01'. */
  readonly table: string
}

export function addMeansLines(
  lines: Lines,
  petition: Petition,
  median: MedianIncome | undefined,
): void {
  if (petition.chapter === 13) return
  const columns = columnsOf(petition, 'sixMonthIncome')
  for (const column of columns) {
    for (const line of averaged)
      addLine(
        lines,
        { form, line, column },
        'Add the income of the six months and divide by 6.',
        incomeOf(petition, line, column),
        { times: 1, over: months },
      )
    const all = fromLines(lines, form, averaged, { column })
    addLine(lines, { form, line: '11', column }, 'Add lines 2 through 10.', all)
  }
  const both = joinInputs(columns.map((column) => fromLines(lines, form, ['11'], { column })))
  const sum = 'Add the total of column A to the total of column B.'
  addLine(lines, { form, line: '11', column: 0 }, sum, both)
  const monthly = fromLines(lines, form, ['11'])
  addLine(lines, { form, line: '12a', column: 0 }, 'Copy line 11.', monthly)
  const yearly = fromLines(lines, form, ['12a'])
  const year = { times: 12, over: 1 }
  addLine(lines, { form, line: '12b', column: 0 }, 'Multiply line 12a by 12.', yearly, year)
  addComparison(lines, median)
}

function addComparison(lines: Lines, median: MedianIncome | undefined): void {
  const income = fromLines(lines, form, ['12b'])
  addChoice(
    lines,
    { form, line: '14', column: 0 },
    'Compare line 12b with line 13, the median family income.',
    median ? income : { ...income, missing: [...income.missing, `${form}:13`] },
    () => {
      const yearly = lines.get(lineKey({ form, line: '12b', column: 0 }))?.cents ?? 0
      return yearly <= (median?.cents ?? 0) ? '14a' : '14b'
    },
  )
}

function incomeOf(petition: Petition, line: (typeof averaged)[number], column: 1 | 2): LineInputs {
  const rows = petition.parts.sixMonths.filter(({ debtor }) => debtor === column)
  const inputs = fieldsOfLine[line].flatMap((name) => {
    const field = name.replace('-', '')
    return rows.flatMap(({ fields }) => {
      const value = moneyAt(fields, field)
      const sign = name === field ? 1 : -1
      return value ? [toInput(`sixMonths.${field}`, value, sign)] : []
    })
  })
  return { ...unsettledOf(petition, ['sixMonthIncome'], column), inputs }
}
