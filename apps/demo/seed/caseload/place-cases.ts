// Writes the cases of the stories with their people, accounts, invitations and dates.
import { sql } from 'kysely'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { createCase, type NewPerson } from '#features/cases/server/create-case.ts'
import type { Tx } from '#ports/database.ts'
import type { Days } from './days.ts'
import type { Firm } from './firms.ts'
import { insertRows, type NewRow } from './insert-rows.ts'
import {
  insertInvitations,
  insertReminders,
  listKeyDates,
  listUndelivered,
} from './rows-of-cases.ts'
import type { CaseloadContext, PlacedCase } from './placed-case.ts'
import type { Story, StoryPerson } from './stories/story.ts'

interface AccountsContext extends CaseloadContext {
  readonly passwordHash: string
}

const firstPhone = 6_465_550_100

export async function placeCase(
  { deps, tx, days }: CaseloadContext,
  firm: Firm,
  story: Story,
  index: number,
): Promise<PlacedCase> {
  const newPeople = story.people.flatMap((person, place) =>
    person ? [toNewPerson(person, index * 2 + place)] : [],
  )
  const [debtor1, debtor2] = newPeople
  if (!debtor1) throw new Error('A story has a person')
  const filedOn = story.filedDaysAgo === undefined ? undefined : days.day(-story.filedDaysAgo)
  const [attorneyId, paralegalId] = [
    firm.findStaffId(story.attorney),
    firm.findStaffId(story.paralegal),
  ]
  const created = await createCase(deps, tx, {
    firmId: firm.id,
    chapter: story.chapter,
    debtor1,
    ...(debtor2 && { debtor2 }),
    openedOn: days.day(-story.invitedDaysAgo),
    clientCode: `CL-${String(index + 1).padStart(3, '0')}`,
    status: getStatus(story),
    attorneyId,
    paralegalId,
    ...(story.plannedFilingInDays !== undefined && {
      plannedFilingOn: days.day(story.plannedFilingInDays),
    }),
    ...(story.ended && { outcome: story.ended.outcome }),
    ...(filedOn !== undefined && { filedOn, caseNumber: getCaseNumber(filedOn, index) }),
  })
  const hasAccounts = story.joinedDaysAgo !== undefined || story.stage === 'account-begun'
  return {
    id: created.id,
    firm,
    story,
    index,
    attorneyId,
    paralegalId,
    people: newPeople.map(
      ({ givenName, familyName, email, mobilePhone, language = 'en' }, place) => ({
        participantId: created.participants[place]?.participantId ?? '',
        debtor: place === 0 ? 1 : 2,
        name: `${givenName} ${familyName}`,
        email,
        mobilePhone,
        language,
        accountId: hasAccounts ? deps.ids.rowId() : undefined,
      }),
    ),
  }
}

function getStatus({ ended, filedDaysAgo }: Story) {
  if (ended) return 'Complete'
  return filedDaysAgo === undefined ? 'Pre-Filing' : 'Filed'
}

function getCaseNumber(filedOn: string, index: number): string {
  return `${filedOn.slice(2, 4)}-${41_207 + index * 37}`
}

function toNewPerson({ givenName, familyName, language }: StoryPerson, index: number): NewPerson {
  const words = `${givenName} ${familyName}`.normalize('NFD').toLowerCase()
  return {
    givenName,
    familyName,
    email: `${words.replace(/[^a-z ]/g, '').replaceAll(' ', '.')}@example.com`,
    mobilePhone: String(firstPhone + index),
    contactType: 3,
    ...(language && { language }),
  }
}

/** Writes what `createCase` does not: all rows of a table in one statement. */
export async function completeCases(
  context: AccountsContext,
  cases: readonly PlacedCase[],
): Promise<void> {
  const { tx, days } = context
  await insertRows(
    tx,
    'account',
    cases.flatMap((placed) => listAccounts(context, placed)),
  )
  await updateCases(tx, days, cases)
  await updateParticipants(tx, days, cases)
  await insertInvitations(context, cases)
  await insertRows(
    tx,
    'case_key_date',
    cases.flatMap((placed) => listKeyDates(days, placed)),
  )
  await insertReminders(tx, days, cases)
  await insertRows(
    tx,
    'outbox',
    cases.flatMap((placed) => listUndelivered(context, placed)),
  )
}

function listAccounts(
  { days, passwordHash }: AccountsContext,
  { story, people, index }: PlacedCase,
): readonly NewRow[] {
  const joinedAt = days.at(story.joinedDaysAgo ?? Math.max(0, story.invitedDaysAgo - 1), index)
  const isComplete = story.joinedDaysAgo !== undefined
  return people.flatMap(({ accountId, debtor, email, mobilePhone, language }) => {
    const person = story.people[debtor - 1]
    if (accountId === undefined || !person) return []
    return [
      {
        id: accountId,
        email,
        email_verified_at: isComplete ? joinedAt : null,
        mobile_phone: mobilePhone,
        mobile_verified_at: joinedAt,
        given_name: person.givenName,
        family_name: person.familyName,
        street: isComplete ? `${12 + index * 3} Harbor Lane` : null,
        city: isComplete ? 'Brooklyn' : null,
        state: isComplete ? 'NY' : null,
        zip: isComplete ? '11201' : null,
        contact_type: 3,
        language,
        time_zone: 'America/New_York',
        password_hash: passwordHash,
        creation_step: isComplete ? creationStep.allDone : creationStep.phoneVerified,
        auth_version: 1,
        created_at: joinedAt,
        completed_at: isComplete ? joinedAt : null,
      },
    ]
  })
}

async function updateCases(tx: Tx, days: Days, cases: readonly PlacedCase[]): Promise<void> {
  const rows = cases.map(({ id, firm, story, index }) => ({
    id,
    firm_id: firm.id,
    created_at: days.at(story.invitedDaysAgo, index + 1),
  }))
  await sql`
    update legal_case c
    set created_at = n.created_at
    from jsonb_populate_recordset(null::legal_case, ${JSON.stringify(rows)}::jsonb) n
    where c.id = n.id and c.firm_id = n.firm_id`.execute(tx)
}

async function updateParticipants(tx: Tx, days: Days, cases: readonly PlacedCase[]): Promise<void> {
  const rows = cases.flatMap(({ firm, story, index, people }) =>
    people.map(({ participantId, accountId = null }) => ({
      id: participantId,
      firm_id: firm.id,
      account_id: accountId,
      last_visited_at:
        story.visitedDaysAgo === undefined ? null : days.at(story.visitedDaysAgo, index),
      deactivated_at: story.deactivated ? days.at(story.deactivated.daysAgo, index) : null,
      deactivation_reason: story.deactivated?.reason ?? null,
      shown_instructions: story.joinedDaysAgo !== undefined,
      shown_terms: (story.intake?.done ?? 0) > 0,
    })),
  )
  await sql`
    update participant p
    set
      account_id = n.account_id,
      last_visited_at = n.last_visited_at,
      deactivated_at = n.deactivated_at,
      deactivation_reason = n.deactivation_reason,
      shown_instructions = n.shown_instructions,
      shown_terms = n.shown_terms
    from jsonb_populate_recordset(null::participant, ${JSON.stringify(rows)}::jsonb) n
    where p.id = n.id and p.firm_id = n.firm_id`.execute(tx)
}
