import {
  formPart,
  linesOf,
  type FormLine,
  type OfficialForm,
} from '#features/questionnaire/rules/forms/official-form.ts'
import { officialForms } from '#features/questionnaire/rules/forms/official-forms.ts'

/** The summary has no line that a client answers, so the questionnaire does not know the form. */
const summary: OfficialForm = {
  number: '106Sum',
  name: 'Summary of Your Assets and Liabilities and Certain Statistical Information',
  parts: [
    formPart('Part 1: Summarize your assets', [
      ['1a', 'Total real estate'],
      ['1b', 'Total personal property'],
      ['1c', 'Total of all property'],
    ]),
    formPart('Part 2: Summarize your liabilities', [
      ['2', 'Secured claims'],
      ['3a', 'Priority unsecured claims'],
      ['3b', 'Nonpriority unsecured claims'],
      ['total', 'Your total liabilities'],
    ]),
    formPart('Part 3: Summarize your income and expenses', [
      ['4', 'Combined monthly income'],
      ['5', 'Monthly expenses'],
    ]),
    formPart('Part 4: Administrative and statistical records', [
      ['6', 'Filing under Chapter 7, 11 or 13'],
      ['7', 'Kind of debt'],
      ['8', 'Current monthly income'],
      ['9a', 'Domestic support obligations'],
      ['9b', 'Taxes and certain other debts you owe the government'],
      ['9c', 'Claims for death or personal injury while you were intoxicated'],
      ['9d', 'Student loans'],
      ['9e', 'Obligations arising out of a separation agreement or divorce'],
      ['9f', 'Debts to pension or profit-sharing plans'],
      ['9g', 'Total'],
    ]),
  ],
}

/** Lines to calculate that follow those of the questionnaire, which are about answers. */
const added: Readonly<Record<string, ReadonlyArray<readonly [line: string, label: string]>>> = {
  '106A/B': [
    ['55', 'Total real estate'],
    ['56', 'Total vehicles'],
    ['57', 'Total personal and household items'],
    ['58', 'Total financial assets'],
    ['59', 'Total business-related property'],
    ['60', 'Total farm- and fishing-related property'],
    ['61', 'Total other property not listed'],
    ['62', 'Total personal property'],
    ['63', 'Total of all property on Schedule A/B'],
  ],
  '106D': [['2A', 'Total of column A']],
  '106E/F': [
    ['6a', 'Domestic support obligations'],
    ['6b', 'Taxes and certain other debts you owe the government'],
    ['6c', 'Claims for death or personal injury while you were intoxicated'],
    ['6d', 'Other priority claims'],
    ['6e', 'Total priority claims'],
    ['6f', 'Student loans'],
    ['6g', 'Obligations arising out of a separation agreement or divorce'],
    ['6h', 'Debts to pension or profit-sharing plans'],
    ['6i', 'Other nonpriority claims'],
    ['6j', 'Total nonpriority claims'],
  ],
  '106J': [
    ['22a', 'Add lines 4 through 21'],
    ['22b', 'Monthly expenses of debtor 2 from Form 106J-2'],
    ['22c', 'Monthly expenses'],
    ['23a', 'Combined monthly income from Schedule I'],
    ['23b', 'Monthly expenses from line 22c'],
    ['23c', 'Monthly net income'],
  ],
  '122A-1': [
    ['12a', 'Total current monthly income from line 11'],
    ['12b', 'Annual income'],
    ['14', 'How the lines compare'],
  ],
}

/** Headings whose lines are listed one by one. */
const headings: ReadonlySet<string> = new Set([
  ...['101:16', '106I:1', '106I:5', '106I:8', '106J:6', '106J:15', '106J:17', '106J:20'],
  ...['106J:22', '106J:23', '106J-2:6', '106J-2:15', '106J-2:17', '106J-2:20', '122A-1:12'],
])

export interface PrintedForm {
  readonly form: OfficialForm
  readonly lines: readonly FormLine[]
}

/** All forms with all lines that are completed, in the order of the forms. */
export const printedForms: readonly PrintedForm[] = [...officialForms, summary].map((form) => ({
  form,
  lines: [
    ...linesOf(form).filter(({ line }) => !headings.has(`${form.number}:${line}`)),
    ...(added[form.number] ?? []).map(([line, label]) => ({ line, label })),
  ],
}))
