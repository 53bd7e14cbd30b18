import {
  amountAt,
  saysNo,
  saysYes,
  saysYesOrNo,
  sumAt,
  includesAnswer,
  textAt,
} from '../../cross-checks/facts/reading.ts'
import { entriesAt, objectAt } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'
import { copyAnswer, type AnswerCopy, type AnswerSource } from './answer-source.ts'

const estate = ['realEstate'] as const

/** Uses the house and its loans if there are any: they are more exact than the housing payment. */
export function homeCosts({ to }: AnswerSource): readonly AnswerCopy[] {
  const home = listProperties(to('realEstate')).find((property) =>
    saysYes(objectAt(property, 'propertyDetails'), 'isHomestead'),
  )
  const first = loansStillPaid(home).filter((loan) =>
    includesAnswer(loan, 'loanKind', ['first', 'landContract']),
  )
  const second = loansStillPaid(home).filter((loan) =>
    includesAnswer(loan, 'loanKind', ['second', 'heloc']),
  )
  const costs = objectAt(home ?? {}, 'propertyCosts')
  const [loan = {}] = first
  const included = saysYesOrNo(loan, 'includesTaxesIns')
    ? textAt(loan, 'includesTaxesIns')
    : undefined
  return [
    ...(first.length > 0
      ? []
      : copyAnswer(['housingSituation'], {
          rentMortgage: amountAt(to('housingSituation'), 'monthlyCost'),
        })),
    ...copyAnswer(estate, {
      rentMortgage: first.length > 0 ? toCents(sumAt(first, 'monthlyPayment')) : undefined,
      homeTaxIncluded: included,
      homeInsIncluded: included,
      propertyTax: saysNo(loan, 'includesTaxesIns')
        ? aMonth(amountAt(costs, 'yearlyTax'))
        : undefined,
      hoaDues: amountAt(costs, 'hoaDues'),
      secondMortgage: second.length > 0 ? toCents(sumAt(second, 'monthlyPayment')) : undefined,
    }),
  ]
}

/** Leaves out rented homes, because the questions about rent ask for their costs. */
export function otherPropertyCosts({ to }: AnswerSource): readonly AnswerCopy[] {
  const others = listProperties(to('realEstate')).filter(
    (property) =>
      !saysYes(objectAt(property, 'propertyDetails'), 'isHomestead') &&
      !saysYes(objectAt(property, 'propertyCosts'), 'rentedOut'),
  )
  const costs = others.map((property) => objectAt(property, 'propertyCosts'))
  const aboveZero = (amount: number) => (amount > 0 ? toCents(amount) : undefined)
  return copyAnswer(estate, {
    otherPropertyMortgage: aboveZero(sumAt(others.flatMap(loansStillPaid), 'monthlyPayment')),
    otherPropertyTax: aboveZero(sumAt(costs, 'yearlyTax') / 12),
    otherPropertyDues: aboveZero(sumAt(costs, 'hoaDues')),
  })
}

export function listProperties(realEstate: JsonObject): readonly JsonObject[] {
  return entriesAt(realEstate, 'properties')
}

export function loansStillPaid(property: JsonObject | undefined): readonly JsonObject[] {
  return entriesAt(objectAt(property ?? {}, 'propertyLoans'), 'loans').filter(isStillPaid)
}

export function isStillPaid(loan: JsonObject): boolean {
  return !includesAnswer(loan, 'plan', ['surrender', 'sell', 'paidOff'])
}

export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

function aMonth(yearly: number | undefined): number | undefined {
  return yearly === undefined ? undefined : toCents(yearly / 12)
}
