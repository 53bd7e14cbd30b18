// spec: questionnaire#copied-answers
import { problemOfMerged } from '../content/answer-limits.ts'
import { copiedFrom, isCopying, type CopyingQuestion } from './copied-from.ts'
import { coSigners } from './copied-answers/co-signers.ts'
import { homeCosts } from './copied-answers/home-costs.ts'
import { householdSize, sameHome, spouseAddress } from './copied-answers/household.ts'
import { payments, vehicleCount } from './copied-answers/payments.ts'
import { rents } from './copied-answers/rents.ts'
import type { AnswerCopy, AnswerSource } from './copied-answers/said.ts'
import type { Instance } from '../answers/instances.ts'
import type { JsonObject } from '../content/model.ts'

const copying: Readonly<Record<CopyingQuestion, (source: AnswerSource) => readonly AnswerCopy[]>> =
  {
    homeAddress: sameHome,
    nonFilingSpouse: spouseAddress,
    householdSize,
    vehicleUse: vehicleCount,
    otherCosigners: coSigners,
    rentalIncome: rents,
    homeExpenses: homeCosts,
    paymentExpenses: payments,
  }

/** `answerTo` returns the shown part of an asked answer. */
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
