import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { toFolded } from '#lib/folded.ts'
import { groupBy } from '#lib/lists.ts'
import type { Db } from '#ports/database.ts'
import { meetingDay } from '../rules/dates/key-dates.ts'
import { listDaysOfCases } from './dates/key-dates.store.ts'
import { listCaseFacts, type CaseFactsRow } from './summary/case-facts.store.ts'
import { listParticipantsOfCases } from './participants/participants.store.ts'
import type { ParticipantRecord } from '../rules/records.ts'
import type { OpenDeadline, SummaryFacts } from './summary-facts.ts'

/** Names, accounts and dates: what the case itself knows. */
export async function summarizeCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, SummaryFacts>> {
  const rows = await listCaseFacts(db, cases)
  const people = groupBy(await listParticipantsOfCases(db, cases), ({ caseId }) => caseId)
  const days = await listDaysOfCases(db, cases)
  return new Map(
    rows.map((row) => [
      row.caseId,
      {
        counts: summarizePeople(row, people.get(row.caseId) ?? []),
        hasEnded: row.status === 'Complete',
        filing: { isBeforeFiling: row.status === 'Pre-Filing' },
        deadlines: listDeadlines(row, meetingDay(days.get(row.caseId)?.dates ?? {})),
      },
    ]),
  )
}

function summarizePeople(
  { caseNumber }: CaseFactsRow,
  people: readonly ParticipantRecord[],
): SummaryFacts['counts'] {
  const words = people.flatMap(({ givenName, familyName, email, mobilePhone }) => [
    givenName,
    familyName,
    email,
    mobilePhone,
  ])
  return {
    sortName: toFolded(
      people.map((person) => `${person.familyName} ${person.givenName}`).join(' '),
    ),
    searchText: toFolded([...words, caseNumber ?? ''].join(' ')),
    people: people.length,
    joined: people.filter(({ accountId }) => accountId !== null).length,
  }
}

function listDeadlines(
  { status, plannedFilingOn }: CaseFactsRow,
  meeting: string | undefined,
): readonly OpenDeadline[] {
  if (status === 'Pre-Filing' && plannedFilingOn !== null)
    return [{ kind: 'planned-filing', debtor: 0, day: plannedFilingOn }]
  if (status === 'Filed' && meeting !== undefined)
    return [{ kind: 'meeting', debtor: 0, day: meeting }]
  return []
}
