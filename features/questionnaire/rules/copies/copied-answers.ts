// What is filled in from the answers to other questions: each of them fills in only what it knows (the outline's Copied answers; decisions, questionnaire B6.7).
import { problemOfMerged } from '../content/answer-limits.ts'
import { copiedFrom, isCopying, type CopyingQuestion } from './copied-from.ts'
import { coSigners } from './copied-answers/co-signers.ts'
import { homeCosts } from './copied-answers/home-costs.ts'
import { householdSize, sameHome, spouseAddress } from './copied-answers/household.ts'
import { payments, vehicleCount } from './copied-answers/payments.ts'
import { rents } from './copied-answers/rents.ts'
import type { Copied, Said } from './copied-answers/said.ts'
import type { Instance } from '../answers/instances.ts'
import type { JsonObject } from '../content/model.ts'

const copying: Readonly<Record<CopyingQuestion, (said: Said) => readonly Copied[]>> = {
  homeAddress: sameHome,
  nonFilingSpouse: spouseAddress,
  householdSize,
  vehicleUse: vehicleCount,
  otherCosigners: coSigners,
  rentalIncome: rents,
  homeExpenses: homeCosts,
  paymentExpenses: payments,
}

/** `answerTo`: of what is asked, what is shown. Only the sources that `copiedFrom` names are ever read. What could not be saved is not filled in. */
export function copiedAnswers(
  { question: { key }, debtor }: Instance,
  joint: boolean,
  answerTo: (question: string) => JsonObject,
): readonly Copied[] {
  if (!isCopying(key)) return []
  const sources: readonly string[] = copiedFrom[key]
  const found = copying[key]({
    joint,
    debtor,
    to: (question) => (sources.includes(question) ? answerTo(question) : {}),
  })
  return found.filter(({ values }) => problemOfMerged(values) === undefined)
}
