import type { Petition } from '../model/petition.ts'
import { addClaimLines } from './claim-lines.ts'
import type { Lines } from './computed-line.ts'
import { addExpenseLines } from './expense-lines.ts'
import { addIncomeLines } from './income-lines.ts'
import { addMeansLines, type MedianIncome } from './means-lines.ts'
import { addPropertyLines } from './property-lines.ts'
import { addSummaryLines } from './summary-lines.ts'

/** All lines that the forms tell to calculate, by `lineKey`. A form that is not filed has none. */
export function computeLines(petition: Petition, median?: MedianIncome): Lines {
  const lines: Lines = new Map()
  addPropertyLines(lines, petition)
  addClaimLines(lines, petition)
  addIncomeLines(lines, petition)
  addExpenseLines(lines, petition)
  addMeansLines(lines, petition, median)
  addSummaryLines(lines, petition)
  return lines
}
