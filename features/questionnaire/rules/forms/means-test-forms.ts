import { wholeForm } from './petition-forms.ts'
import { formPart, type FormPart, type OfficialForm } from './official-form.ts'

/** Lines 1 to 11 are the same in chapters 7 and 13. */
const currentMonthlyIncome: FormPart = formPart('Part 1: Current monthly income', [
  ['1', 'Marital and filing status'],
  ['2', 'Gross wages, salary, tips, bonuses, overtime'],
  ['3', 'Alimony and maintenance payments'],
  ['4', 'Regular contributions to household expenses'],
  ['5', 'Net income from a business, profession or farm'],
  ['6', 'Net income from rental and other real property'],
  ['7', 'Interest, dividends and royalties'],
  ['8', 'Unemployment compensation and Social Security'],
  ['9', 'Pension or retirement income'],
  ['10', 'Income from all other sources'],
  ['11', 'Total current monthly income'],
])

/** Lines 5 to 35 are the same in Forms 122A-2 and 122C-2. */
const deductions: readonly FormPart[] = [
  formPart('Deductions from your income', [
    ['5', 'Number of people'],
    ['7', 'Out-of-pocket health care allowance'],
    ['9', 'Housing: mortgage or rent'],
    ['9b', 'Average monthly payment for all mortgages'],
    ['11', 'Number of vehicles'],
    ['12', 'Vehicle operation expense'],
    ['13', 'Vehicle ownership or lease expense'],
    ['14', 'Public transportation expense'],
    ['15', 'Additional public transportation expense'],
    ['16', 'Taxes'],
    ['17', 'Involuntary deductions'],
    ['18', 'Life insurance'],
    ['19', 'Court-ordered payments'],
    ['20', 'Education for the job or a disabled child'],
    ['21', 'Childcare'],
    ['22', 'Additional health care expenses'],
    ['23', 'Optional telephones and telephone services'],
  ]),
  formPart('Additional expense deductions', [
    ['25', 'Health and disability insurance, health savings account'],
    ['26', 'Care of household or family members'],
    ['27', 'Protection against family violence'],
    ['28', 'Additional home energy costs'],
    ['29', 'Education of dependent children under 18'],
    ['30', 'Additional food and clothing expense'],
    ['31', 'Continuing charitable contributions'],
  ]),
  formPart('Deductions for debt payment', [
    ['33', 'Debts secured by property'],
    ['33d', 'Each secured debt'],
    ['34', 'Debts secured by your home or needed property'],
    ['35', 'Past-due priority claims'],
  ]),
]

export const meansTestForms: readonly OfficialForm[] = [
  {
    number: '122A-1',
    name: 'Chapter 7 Statement of Your Current Monthly Income',
    isAttorneysPart: true,
    chapter: 7,
    parts: [
      currentMonthlyIncome,
      formPart('Part 2: Whether the means test applies', [
        ['12', 'Current monthly income for the year'],
        ['13', 'State and number of people in your household'],
      ]),
    ],
  },
  {
    number: '122A-1Supp',
    name: 'Statement of Exemption from Presumption of Abuse',
    isAttorneysPart: true,
    chapter: 7,
    parts: [
      formPart('Part 1: Kind of debts', [['1', 'Are your debts primarily consumer debts?']]),
      formPart('Part 2: Military service', [
        ['2', 'Disabled veteran'],
        ['3', 'Reservist or member of the National Guard'],
      ]),
    ],
  },
  {
    number: '122A-2',
    name: 'Chapter 7 Means Test Calculation',
    isAttorneysPart: true,
    chapter: 7,
    parts: [
      formPart('Part 1: Adjusted income', [['3', 'Spouse’s income not used for the household']]),
      ...deductions,
      formPart('Part 4: Special circumstances', [['43', 'Special circumstances']]),
    ],
  },
  {
    number: '122C-1',
    name: 'Chapter 13 Statement of Your Current Monthly Income and Calculation of Commitment Period',
    isAttorneysPart: true,
    chapter: 13,
    parts: [
      currentMonthlyIncome,
      formPart('Part 2: Deductions from your income', [
        ['13', 'Spouse’s income not used for the household'],
        ['16b', 'Number of people in your household'],
      ]),
    ],
  },
  {
    number: '122C-2',
    name: 'Chapter 13 Calculation of Disposable Income',
    isAttorneysPart: true,
    chapter: 13,
    parts: [
      formPart('Plan', [[wholeForm, 'Budget of the plan']]),
      ...deductions,
      formPart('Disposable income', [
        ['40', 'Support for dependent children'],
        ['41', 'Qualified retirement deductions'],
        ['43', 'Special circumstances'],
        ['46', 'Change in income or expenses'],
      ]),
    ],
  },
]
