// Schedules J and J-2: the expenses of a month, and what is left of the income.
import type { Petition } from '../model/petition.ts'
import type { FieldOf } from '../parts/parts.ts'
import {
  addLine,
  findUnsettled,
  fromLines,
  joinInputs,
  noInputs,
  toInput,
  type LineInputs,
  type Lines,
} from './computed-line.ts'
import { amountsOf, moneyAt } from './income-lines.ts'

/** In the order of the form. */
export const expensesOfLine: Readonly<Record<string, ReadonlyArray<FieldOf<'expenses'>>>> = {
  '4': ['rentMortgage'],
  '4a': ['propertyTax'],
  '4b': ['homeInsurance'],
  '4c': ['homeRepairs'],
  '4d': ['hoaDues'],
  '5': ['secondMortgage'],
  '6a': ['electricGas'],
  '6b': ['waterTrash'],
  '6c': ['phoneInternet'],
  '6d': ['otherUtility'],
  '7': ['food'],
  '8': ['childcare', 'childEducation'],
  '9': ['clothing'],
  '10': ['personalCare'],
  '11': ['medicalDental'],
  '12': ['transportation'],
  '13': ['recreation'],
  '14': ['charity'],
  '15a': ['lifeInsurance'],
  '15b': ['healthInsurance'],
  '15c': ['vehicleInsurance'],
  '15d': ['otherInsurance'],
  '16': ['taxesNotFromPay'],
  '17a': ['vehicle1Payment'],
  '17b': ['vehicle2Payment'],
  '18': ['supportPaid'],
  '19': ['supportOthers'],
  '20a': ['otherPropertyMortgage'],
  '20b': ['otherPropertyTax'],
  '20c': ['otherPropertyInsurance'],
  '20d': ['otherPropertyRepairs'],
  '20e': ['otherPropertyDues'],
  '21': ['petCare'],
}

export function addExpenseLines(lines: Lines, petition: Petition): void {
  const form = '106J'
  const add = (line: string, formula: string, inputs: LineInputs) =>
    addLine(lines, { form, line, column: 0 }, formula, inputs)
  add('22a', 'Add lines 4 through 21.', expensesOf(petition, 1))
  if (isSecondHousehold(petition)) {
    const name = { form: '106J-2', line: '22', column: 0 } as const
    addLine(lines, name, 'Add lines 4 through 21.', expensesOf(petition, 2))
    add('22b', 'Copy line 22 from Form 106J-2.', fromLines(lines, '106J-2', ['22']))
  }
  add('22c', 'Add line 22a and line 22b.', fromLines(lines, form, ['22a', '22b']))
  add('23a', 'Copy line 12 from Schedule I.', fromLines(lines, '106I', ['12']))
  add('23b', 'Copy line 22c.', fromLines(lines, form, ['22c']))
  const costs = fromLines(lines, form, ['23b'], { sign: -1 })
  add(
    '23c',
    'Subtract line 23b from line 23a.',
    joinInputs([fromLines(lines, form, ['23a']), costs]),
  )
}

export function isSecondHousehold({ questions }: Petition): boolean {
  return questions.get('d2HomeExpenses')?.isAsked === true
}

/** A field that the client left blank is an expense that the household does not have. */
function expensesOf(petition: Petition, household: 1 | 2): LineInputs {
  const { parts, questions } = petition
  const fields = parts.expenses.find(({ debtor }) => debtor === household)?.fields ?? {}
  const listed = parts.listedExpenses.filter(({ debtor }) => (debtor ?? 1) === household)
  const open = findUnsettled(petition, 'expenses').missing
  return joinInputs([
    {
      ...noInputs,
      missing: open.filter((key) => (questions.get(key)?.debtor ?? 1) === household),
      inputs: Object.values(expensesOfLine)
        .flat()
        .flatMap((name) => {
          const value = moneyAt(fields, name)
          return value ? [toInput(`expenses.${name}`, value)] : []
        }),
    },
    amountsOf(listed, 'listedExpenses'),
  ])
}
