import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { toFolded } from '#lib/folded.ts'

/** As the summary of the case has them (`sortName`), so that a change of names is seen. */
export function foldedNamesOf(
  people: ReadonlyArray<Pick<ParticipantRecord, 'givenName' | 'familyName'>>,
): string {
  return toFolded(people.map(({ familyName, givenName }) => `${familyName} ${givenName}`).join(' '))
}
