import { amountOrNone, saysYes, sumAt, textAt } from '../../cross-checks/facts/reading.ts'
import { objectAt } from '../../answers/json.ts'
import type { JsonObject } from '../../content/model.ts'
import { inCents, loansStillPaid, listProperties } from './home-costs.ts'
import { copied, withIds, type AnswerCopy, type AnswerSource } from './said.ts'

export function rents({ to }: AnswerSource): readonly AnswerCopy[] {
  const rented = listProperties(to('realEstate')).filter((property) =>
    saysYes(objectAt(property, 'propertyCosts'), 'rentedOut'),
  )
  return rented.length === 0
    ? []
    : copied(['realEstate'], { has: 'yes', rentals: withIds(rented.map(rental)) })
}

function rental(property: JsonObject): JsonObject {
  const [address, costs] = [
    objectAt(objectAt(property, 'propertyDetails'), 'address'),
    objectAt(property, 'propertyCosts'),
  ]
  const mortgage = sumAt(loansStillPaid(property), 'monthlyPayment')
  const street = textAt(address, 'street')
  return {
    ...(street !== undefined && { property: street }),
    grossMonthly: amountOrNone(costs, 'rentReceived'),
    ...(mortgage > 0 && { costMortgage: inCents(mortgage) }),
  }
}
