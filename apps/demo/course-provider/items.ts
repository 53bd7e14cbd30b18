// What happens to a rehearsed item while its course is taken.
import { randomBytes, randomInt } from 'node:crypto'
import type { ProviderStatus } from '#ports/course-provider.ts'
import type { Tx } from '#ports/database.ts'
import { agencyOf } from './catalogue.ts'
import { makeCertificate } from './certificate.ts'
import { certificatesOf, findToChange, keep, type RehearsedItem } from './demo-provider.store.ts'

/** What somebody does there. Who fails the test has started and stays so; who leaves changes nothing. */
export const acts = ['start', 'finish', 'cancel', 'expire'] as const
export type Act = (typeof acts)[number]

/** Makes and keeps the certificate of one person; the one that is there stays. Answers its key. */
export async function issueCertificate(
  tx: Tx,
  itemKey: string,
  personKey: string,
  completedAt: Date,
): Promise<string> {
  const item = await findToChange(tx, 'item', itemKey)
  const person = item?.persons.find((one) => one.personKey === personKey)
  if (!item || !person) throw new Error('There is no such person at this course')
  const made = await certificatesOf(tx, itemKey)
  const before = made.find((one) => one.personKey === personKey)
  if (before) return before.key
  const agency = agencyOf(item.providerId, item.courseType)
  const number = `${agency?.number ?? '00000'}-NYEB-${item.courseType === 1 ? 'CC' : 'DE'}-${randomInt(100_000_000, 1_000_000_000)}`
  const { pdf, sha256 } = await makeCertificate({
    name: person.name,
    number,
    courseType: item.courseType,
    agency: agency?.name ?? '',
    method: item.method,
    completedAt,
  })
  const key = randomBytes(15).toString('base64url')
  await keep(tx, 'certificate', key, {
    itemKey,
    personKey,
    providerId: item.providerId,
    number,
    completedAt: completedAt.toISOString(),
    sha256,
    pdfBase64: Buffer.from(pdf).toString('base64'),
  })
  const isComplete = item.persons.every(
    (one) =>
      one.personKey === personKey ||
      made.some((certificate) => certificate.personKey === one.personKey),
  )
  await keep(tx, 'item', itemKey, { ...item, status: isComplete ? 6 : item.status })
  return key
}

/** The item after the act of these persons, or undefined when nobody can do that now. */
export function after(
  item: RehearsedItem,
  act: Act,
  personKeys: readonly string[],
): RehearsedItem | undefined {
  const isOpen = ([3, 13, 4] as readonly ProviderStatus[]).includes(item.status)
  if (act === 'cancel' || act === 'expire')
    return [6, 7, 8].includes(item.status)
      ? undefined
      : { ...item, status: act === 'cancel' ? 7 : 8 }
  if (!isOpen) return undefined
  const persons = item.persons.map((person) =>
    personKeys.includes(person.personKey)
      ? { ...person, hasStarted: true, hasFinished: person.hasFinished || act === 'finish' }
      : person,
  )
  return { ...item, persons, status: persons.every((person) => person.hasFinished) ? 5 : 4 }
}
