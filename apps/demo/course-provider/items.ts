import { randomBytes, randomInt } from 'node:crypto'
import type { ProviderStatus } from '#ports/course-provider.ts'
import type { Tx } from '#ports/database.ts'
import { findAgency } from './catalogue.ts'
import { makeCertificate } from './certificate.ts'
import { listCertificates, lockRecord, saveRecord, type DemoItem } from './demo-provider.store.ts'

/** A failed test is the action `start`. Leaving the course is not an action. */
export const courseActions = ['start', 'finish', 'cancel', 'expire'] as const
export type CourseAction = (typeof courseActions)[number]

/** Issues a certificate unless the person has one. Returns its key. */
export async function issueCertificate(
  tx: Tx,
  itemKey: string,
  personKey: string,
  completedAt: Date,
): Promise<string> {
  const item = await lockRecord(tx, 'item', itemKey)
  const person = item?.persons.find((person) => person.personKey === personKey)
  if (!item || !person) throw new Error('There is no such person at this course')
  const made = await listCertificates(tx, itemKey)
  const before = made.find((person) => person.personKey === personKey)
  if (before) return before.key
  const agency = findAgency(item.providerId, item.courseType)
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
  await saveRecord(tx, 'certificate', key, {
    itemKey,
    personKey,
    providerId: item.providerId,
    number,
    completedAt: completedAt.toISOString(),
    sha256,
    pdfBase64: Buffer.from(pdf).toString('base64'),
  })
  const isComplete = item.persons.every(
    (person) =>
      person.personKey === personKey ||
      made.some((certificate) => certificate.personKey === person.personKey),
  )
  await saveRecord(tx, 'item', itemKey, { ...item, status: isComplete ? 6 : item.status })
  return key
}

/** Returns the item after the action, or undefined if the action is not possible now. */
export function after(
  item: DemoItem,
  action: CourseAction,
  personKeys: readonly string[],
): DemoItem | undefined {
  const isOpen = ([3, 13, 4] as readonly ProviderStatus[]).includes(item.status)
  if (action === 'cancel' || action === 'expire')
    return [6, 7, 8].includes(item.status)
      ? undefined
      : { ...item, status: action === 'cancel' ? 7 : 8 }
  if (!isOpen) return undefined
  const persons = item.persons.map((person) =>
    personKeys.includes(person.personKey)
      ? { ...person, hasStarted: true, hasFinished: person.hasFinished || action === 'finish' }
      : person,
  )
  return { ...item, persons, status: persons.every((person) => person.hasFinished) ? 5 : 4 }
}
