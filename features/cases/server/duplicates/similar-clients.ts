import type { SimilarClient } from '#contract/workspace.generated.ts'
import { comparableEmail } from '#lib/email.ts'
import { toFolded } from '#lib/folded.ts'
import type { Db } from '#ports/database.ts'
import { getClientRows } from '../rows/client-rows.ts'
import type { ListContext } from '../rows/client-conditions.ts'
import { listLikePeople, type LikePerson } from './like-people.store.ts'

export interface ComparedPerson {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** Ten digits. */
  readonly mobilePhone: string
}

const maxSimilar = 5

/** Cases of the firm with a client of the same name, address or phone (spec: workspace#similar). */
export async function findSimilarClients(
  db: Db,
  context: ListContext,
  people: readonly ComparedPerson[],
): Promise<readonly SimilarClient[]> {
  const compared = people.map((person) => ({ ...person, email: comparableEmail(person.email) }))
  const like = await listLikePeople(db, context.firmId, {
    emails: compared.map(({ email }) => email),
    mobiles: compared.map(({ mobilePhone }) => mobilePhone).filter((mobile) => mobile !== ''),
    names: compared.map(toSortName),
  })
  const reasons = new Map<string, SimilarClient['reason']>()
  for (const known of like) {
    const reason = compared.map((person) => compare(person, known)).find((each) => each)
    if (reason && !reasons.has(known.caseId)) reasons.set(known.caseId, reason)
  }
  const caseIds = [...reasons.keys()].slice(0, maxSimilar)
  return (await getClientRows(db, context, caseIds)).flatMap((client) => {
    const reason = reasons.get(client.id)
    return reason ? [{ client, reason }] : []
  })
}

function compare(person: ComparedPerson, known: LikePerson): SimilarClient['reason'] | undefined {
  if (person.email === known.email) return 'SAME_EMAIL'
  if (toSortName(person) === toSortName(known)) return 'SAME_NAME'
  return person.mobilePhone === known.mobilePhone ? 'SAME_PHONE' : undefined
}

function toSortName({ familyName, givenName }: Pick<ComparedPerson, 'familyName' | 'givenName'>) {
  return toFolded(`${familyName} ${givenName}`)
}
