import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { toFolded } from '#lib/folded.ts'

/** Equals `sortName` of the summary, so that a change of names is seen. */
export function foldedNamesOf(
  people: ReadonlyArray<Pick<ParticipantRecord, 'givenName' | 'familyName'>>,
): string {
  return toFolded(people.map(({ familyName, givenName }) => `${familyName} ${givenName}`).join(' '))
}
