// spec: questionnaire#copied-answers
import { problemOfMerged } from '../content/answer-limits.ts'
import { copiedFrom, isCopying, type CopyingQuestion } from './copied-from.ts'
import { coSigners } from './copied-answers/co-signers.ts'
import { homeCosts, listProperties, loansStillPaid, toCents } from './copied-answers/home-costs.ts'
import { householdSize, sameHome, spouseAddress } from './copied-answers/household.ts'
import { copyPayments, vehicleCount } from './copied-answers/payments.ts'
import type { AnswerCopy, AnswerSource } from './copied-answers/answer-source.ts'
import type { Instance } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import { amountOrNone, saysYes, sumAt, textAt } from '../cross-checks/facts/reading.ts'
import { objectAt } from '../json.ts'
import { copyAnswer, withIds } from './copied-answers/answer-source.ts'

const copying: Readonly<Record<CopyingQuestion, (source: AnswerSource) => readonly AnswerCopy[]>> =
  {
    homeAddress: sameHome,
    nonFilingSpouse: spouseAddress,
    householdSize,
    vehicleUse: vehicleCount,
    otherCosigners: coSigners,
    rentalIncome: rents,
    homeExpenses: homeCosts,
    paymentExpenses: copyPayments,
  }

/** `answerTo` returns what is shown of the answer to an asked question. */
export function copiedAnswers(
  { question: { key }, debtor }: Instance,
  joint: boolean,
  answerTo: (question: string) => JsonObject,
): readonly AnswerCopy[] {
  if (!isCopying(key)) return []
  const sources: readonly string[] = copiedFrom[key]
  const copies = copying[key]({
    joint,
    debtor,
    to: (question) => (sources.includes(question) ? answerTo(question) : {}),
  })
  return copies.filter(({ values }) => problemOfMerged(values) === undefined)
}

function rents({ to }: AnswerSource): readonly AnswerCopy[] {
  const rented = listProperties(to('realEstate')).filter((property) =>
    saysYes(objectAt(property, 'propertyCosts'), 'rentedOut'),
  )
  return rented.length === 0
    ? []
    : copyAnswer(['realEstate'], { has: 'yes', rentals: withIds(rented.map(toRental)) })
}

function toRental(property: JsonObject): JsonObject {
  const [address, costs] = [
    objectAt(objectAt(property, 'propertyDetails'), 'address'),
    objectAt(property, 'propertyCosts'),
  ]
  const mortgage = sumAt(loansStillPaid(property), 'monthlyPayment')
  const street = textAt(address, 'street')
  return {
    ...(street !== undefined && { property: street }),
    grossMonthly: amountOrNone(costs, 'rentReceived'),
    ...(mortgage > 0 && { costMortgage: toCents(mortgage) }),
  }
}
