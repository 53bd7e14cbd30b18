import { saysYes, textAt } from '../../cross-checks/facts/reading.ts'
import { isJsonObject, isList, objectAt } from '../../json.ts'
import type { Json, JsonObject } from '../../content/model.ts'
import { copiedFrom, loansOnThings } from '../copied-from.ts'
import { copyAnswer, withIds, type AnswerCopy, type AnswerSource } from './answer-source.ts'

const secured: readonly string[] = loansOnThings

export function coSigners({ to }: AnswerSource): readonly AnswerCopy[] {
  const cosigners = copiedFrom.otherCosigners
    .map((of) => ({ of, people: signedDebts(to(of)).flatMap((debt) => person(debt, of)) }))
    .filter(({ people }) => people.length > 0)
  return cosigners.length === 0
    ? []
    : copyAnswer(
        cosigners.map(({ of }) => of),
        { has: 'yes', people: withIds(cosigners.flatMap(({ people }) => people)) },
      )
}

/** Finds debts with a co-signer at all levels, for example the loans of a home in a list. */
function signedDebts(value: Json): readonly JsonObject[] {
  if (isList(value)) return value.flatMap(signedDebts)
  if (!isJsonObject(value)) return []
  return saysYes(value, 'hasCosigner') ? [value] : Object.values(value).flatMap(signedDebts)
}

function person(debt: JsonObject, of: string): readonly JsonObject[] {
  const name = textAt(debt, 'cosignerName')
  if (name === undefined) return []
  const [address, relationship, creditorName] = [
    objectAt(debt, 'cosignerAddress'),
    textAt(debt, 'cosignerRelation'),
    textAt(debt, 'creditorName') ?? textAt(debt, 'partyName'),
  ]
  return [
    {
      name,
      ...(Object.keys(address).length > 0 && { address }),
      ...(relationship !== undefined && { relationship }),
      ...(creditorName !== undefined && { creditorName }),
      debtKind: of === 'contracts' ? 'G' : secured.includes(of) ? 'D' : 'EF',
    },
  ]
}
