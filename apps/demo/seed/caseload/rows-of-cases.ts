// Invitations, court dates, reminders and messages that were given up.
import { createHash } from 'node:crypto'
import { invite } from '#features/invitation/server/invite.ts'
import { maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Tx } from '#ports/database.ts'
import type { Days } from './days.ts'
import { insertRows, toBytes, type NewRow } from './insert-rows.ts'
import type { CaseloadContext, PlacedCase } from './placed-case.ts'

const invitationDays = 7
/** Far away: the reminders of courses would fill the outbox of the demo. */
const nextReminderRunInDays = 365

/** Only the links in the outbox are known to anyone. */
export async function insertInvitations(
  { deps, tx, days }: CaseloadContext,
  cases: readonly PlacedCase[],
): Promise<void> {
  const invitations: NewRow[] = []
  const routes: NewRow[] = []
  for (const { firm, story, index, people } of cases)
    for (const { participantId } of people) {
      if (story.isInvitationInOutbox) {
        await invite(deps, tx, { participantId, firmId: firm.id })
        continue
      }
      const [id, token] = [deps.ids.rowId(), deps.ids.token()]
      const tokenHash = toBytes(createHash('sha256').update(token).digest())
      invitations.push({
        id,
        firm_id: firm.id,
        participant_id: participantId,
        token_hash: tokenHash,
        created_at: days.at(story.invitedDaysAgo, index),
        expires_at: days.at(story.invitedDaysAgo - invitationDays, index),
        used_at: story.joinedDaysAgo === undefined ? null : days.at(story.joinedDaysAgo, index),
      })
      routes.push({ token_hash: tokenHash, firm_id: firm.id, invitation_id: id })
    }
  await insertRows(tx, 'invitation', invitations)
  await insertRows(tx, 'invitation_route', routes)
}

export function listKeyDates(days: Days, { id, firm, story }: PlacedCase): readonly NewRow[] {
  const dates = {
    'case-number': story.filedDaysAgo === undefined ? undefined : days.day(1 - story.filedDaysAgo),
    'first-meeting':
      story.meetingInDays === undefined ? undefined : days.courtDay(story.meetingInDays),
    meeting: story.continuedInDays === undefined ? undefined : days.courtDay(story.continuedInDays),
  }
  return Object.entries(dates).flatMap(([kind, day]) =>
    day === undefined ? [] : [{ case_id: id, firm_id: firm.id, kind, on_day: day }],
  )
}

export async function insertReminders(
  tx: Tx,
  days: Days,
  cases: readonly PlacedCase[],
): Promise<void> {
  const runs: NewRow[] = []
  const reminders: NewRow[] = []
  for (const { id, firm, story, people } of cases)
    for (const { debtor } of people) {
      const key = { case_id: id, debtor, firm_id: firm.id }
      if (!story.ended)
        runs.push({ ...key, since: days.today, look_at: days.at(-nextReminderRunInDays) })
      if (story.remindedDaysAgo === undefined) continue
      const day = days.day(-story.remindedDaysAgo)
      reminders.push({
        ...key,
        course_number: 'First',
        recipient: 'client',
        name: `takeFirst ${day}`,
        on_day: day,
      })
    }
  await insertRows(tx, 'course_reminder_look', runs)
  await insertRows(tx, 'course_reminder', reminders)
}

export function listUndelivered(
  { deps, days }: CaseloadContext,
  { firm, story, people, index }: PlacedCase,
): readonly NewRow[] {
  const { undelivered } = story
  const [person] = people
  if (!undelivered || !person) return []
  const { participantId, email, mobilePhone } = person
  return [
    {
      id: deps.ids.rowId(),
      firm_id: firm.id,
      participant_id: participantId,
      channel: undelivered.channel,
      state: 'dropped',
      attempts: 3,
      created_at: days.at(story.invitedDaysAgo, index + 1),
      fault: undelivered.fault,
      failed_at: days.at(story.invitedDaysAgo, index),
      masked_to: undelivered.channel === 'email' ? maskedEmail(email) : maskedPhone(mobilePhone),
    },
  ]
}
