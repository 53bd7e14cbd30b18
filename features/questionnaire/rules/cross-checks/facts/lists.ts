import type { CheckedAnswers, CheckedPlace } from '../cross-check.ts'
import type { JsonObject } from '../../content/model.ts'
import { answerTo, getEntries, saysNo, saysYes } from './reading.ts'

export interface ListBehindYes {
  readonly gate: string
  readonly line: string
  readonly question: string
  readonly list: string
}

export const lists = {
  privateInterests: listBehindCheck('maInvestCheck', 'privateInterests', 'interests'),
  retirement: listBehindCheck('maRetireCheck', 'retirement', 'plans'),
  taxRefunds: listBehindCheck('opOwedCheck', 'taxRefunds', 'items'),
  insurancePolicies: listBehindCheck('opRightsCheck', 'insurancePolicies', 'items'),
  legalClaims: listBehindCheck('opRightsCheck', 'legalClaims', 'items'),
  itemLoans: listBehindCheck('sdLoansCheck', 'itemLoans', 'debts'),
  payments90: listBehindCheck('fhPaymentsCheck', 'payments90', 'payees'),
  insiderPayments: listBehindCheck('fhPaymentsCheck', 'insiderPayments', 'payees'),
  lawsuits: listBehindCheck('fhLegalCheck', 'lawsuits', 'cases'),
  seizures: listBehindCheck('fhLegalCheck', 'seizures', 'events'),
  contracts: listBehindHas('contracts', 'contracts'),
  otherCosigners: listBehindHas('otherCosigners', 'people'),
} as const

function listBehindCheck(gate: string, question: string, list: string): ListBehindYes {
  return { gate, line: question, question, list }
}

function listBehindHas(question: string, list: string): ListBehindYes {
  return { gate: question, line: 'has', question, list }
}

export function isDenied(checked: CheckedAnswers, { gate, line }: ListBehindYes): boolean {
  return saysNo(answerTo(checked, gate), line)
}

/** Returns [] if the gate is answered No. Undefined until the gate and the list are answered. */
export function listedEntries(
  checked: CheckedAnswers,
  behind: ListBehindYes,
): readonly JsonObject[] | undefined {
  if (isDenied(checked, behind)) return []
  const entries = getEntries(checked, behind.question, behind.list)
  return saysYes(answerTo(checked, behind.gate), behind.line) && entries.length > 0
    ? entries
    : undefined
}

/** Returns where to add an entry: the list, or the gate question if it is answered No. */
export function placeIn(checked: CheckedAnswers, behind: ListBehindYes): CheckedPlace {
  return { questionKey: isDenied(checked, behind) ? behind.gate : behind.question }
}

export function getGate({ gate }: ListBehindYes): CheckedPlace {
  return { questionKey: gate }
}
