// spec: intake#official-forms
import type { Chapter } from '../content/content.ts'
import { debtSchedules } from './debt-schedules.ts'
import { incomeSchedules } from './income-schedules.ts'
import { meansTestForms } from './means-test-forms.ts'
import type { OfficialForm } from './official-form.ts'
import { petitionForms } from './petition-forms.ts'
import { propertySchedules } from './property-schedules.ts'
import { statementForms } from './statement-forms.ts'

const all = [
  ...petitionForms,
  ...propertySchedules,
  ...debtSchedules,
  ...incomeSchedules,
  ...statementForms,
  ...meansTestForms,
]

/** By number: 101, 101A, …, 106A/B, …, 122C-2, then the forms of the Director (B2030). */
export const officialForms: readonly OfficialForm[] = all.toSorted((a, b) =>
  compareNumbers(a.number, b.number),
)

const byNumber = new Map(officialForms.map((form) => [form.number, form]))

export function findForm(number: string): OfficialForm | undefined {
  return byNumber.get(number)
}

/** Forms of both chapters while the chapter is not known. */
export function isFiledIn({ chapter }: OfficialForm, ofCase: Chapter | null): boolean {
  return chapter === undefined || ofCase === null || chapter === ofCase
}

function compareNumbers(a: string, b: string): number {
  const [first, second] = [a.startsWith('B'), b.startsWith('B')]
  if (first !== second) return first ? 1 : -1
  const difference = Number.parseInt(a, 10) - Number.parseInt(b, 10)
  if (difference && !first) return difference
  if (a === '106Dec' || b === '106Dec') return a === '106Dec' ? 1 : -1
  return a < b ? -1 : Number(a > b)
}
