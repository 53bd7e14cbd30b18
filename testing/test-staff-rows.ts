// What the operations of the workspace name: rows of one firm.
import { sql } from 'kysely'
import { place, readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import { invitePerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import type { TestApp } from './test-app.ts'
import { createPacketRows } from './test-packet-rows.ts'
import { inviteClient } from './test-sign-up.ts'
import { sendForReview } from './test-uploads.ts'
import { createFailedNotice, createWorkRows, placeMeeting } from './test-work-rows.ts'

export type StaffRows = Awaited<ReturnType<typeof createStaffRows>>

/** What the operations name: a filter, reminders, a person who is invited, and a client. */
export async function createStaffRows(app: TestApp, { firmId, staffId }: TestPerson) {
  const [filterId, reminderId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
  const { owner } = app
  const documentId = await sendForReview(app)
  const caseId = app.demoData.cases.rosa
  await sql`insert into case_filter (firm_id, id, staff_id, name, filter)
    values (${firmId}, ${filterId}, ${staffId}, 'Mine', '{}')`.execute(owner.db)
  await sql`insert into bulk_reminder (firm_id, id, staff_id)
    values (${firmId}, ${reminderId}, ${staffId})`.execute(owner.db)
  await sql`insert into bulk_reminder_case (firm_id, bulk_reminder_id, case_id)
    values (${firmId}, ${reminderId}, ${caseId})`.execute(owner.db)
  await sql`update participant set account_id = null where case_id = ${caseId}`.execute(owner.db)
  await sql`update legal_case set urgencies = '{FORECLOSURE}' where id = ${caseId}`.execute(
    owner.db,
  )
  const { rows } = await sql<Record<string, string>>`
    select id, given_name, family_name, email, mobile_phone
    from participant where case_id = ${caseId}`.execute(owner.db)
  const { rows: cases } = await sql<{ officeId: string }>`
    select office_id from legal_case where id = ${caseId}`.execute(owner.db)
  const noticeId = app.deps.ids.rowId()
  await sql`insert into staff_notice (firm_id, id, staff_id, case_id, kind)
    values (${firmId}, ${noticeId}, ${staffId}, ${caseId}, 'case.joined')`.execute(owner.db)
  const place = { firmId, staffId, caseId }
  // One is changed and the other one removed.
  const work = [await createWorkRows(app, place), await createWorkRows(app, place)] as const
  const officeIds = [app.deps.ids.rowId(), app.deps.ids.rowId()] as const
  for (const [index, officeId] of officeIds.entries())
    await sql`insert into office (id, firm_id, office_code, position)
      values (${officeId}, ${firmId}, ${`${index + 2}`}, ${index + 2})`.execute(owner.db)
  const invited = await invitePerson(app, {})
  const meetingOn = app.today()
  await placeMeeting(app, { firmId, caseId: app.demoData.cases.whitfield, day: meetingOn })
  const duplicate = await inviteClient(app, {}, firmId)
  const { rows: duplicatePersons } = await sql<Record<string, string>>`
    select given_name, family_name, email, mobile_phone
    from participant where id = ${duplicate.participantId}`.execute(owner.db)
  const { rows: documents } = await sql<Record<string, string>>`
    select d.id, d.category_id, o.id as other_id, m.id as missing_id
    from document d
    join document_category o on o.case_id = d.case_id and o.template_key = 'debts.bills'
    join document_category m on m.case_id = d.case_id and m.template_key = 'taxes.federal-latest'
    where d.id = ${documentId}`.execute(owner.db)
  const packet = await createPacketRows(app, { ...place, documentId })
  const intake = await createIntake(app, firmId)
  const sessionId = app.deps.ids.rowId()
  await sql`insert into staff_session (id, staff_id, refresh_hash, auth_version, ends_at)
    values (${sessionId}, ${staffId}, '\\x00', 1, portal_now() + interval '1 hour')`.execute(
    owner.db,
  )
  return {
    intake,
    packet,
    noticeId,
    meetingOn,
    work,
    officeIds,
    document: documents[0] ?? {},
    decisionKey: app.deps.ids.rowId(),
    officeOfCase: cases[0]?.officeId,
    invitedAgain: await invitePerson(app, {}),
    sessionId,
    duplicate,
    duplicatePerson: duplicatePersons[0] ?? {},
    caseId,
    filterId,
    reminderId,
    invited,
    participantId: rows[0]?.['id'] ?? '',
    person: rows[0] ?? {},
  }
}

/** A questionnaire with sections to check, to approve and to send back, and a person with a number. */
async function createIntake(app: TestApp, firmId: string) {
  const caseId = app.demoData.cases.amirHollis
  await show(app, caseId)
  await place(app, caseId, ['vehicles', 'jobAndIncome'], 4)
  await place(app, caseId, ['homesAndLand'], 6)
  const { amir } = app.demoData.accounts
  await app.deps.database.transact((tx) => app.deps.keepSsn(tx, amir, '321549876'))
  await createFailedNotice(app, { firmId, accountId: amir, caseId })
  const { rows } = await sql<{ id: string }>`
    select id from participant where case_id = ${caseId}`.execute(app.owner.db)
  return {
    caseId,
    participantId: rows[0]?.id ?? '',
    handedIn: await readSectionId(app, caseId, 'vehicles'),
    toSendBack: await readSectionId(app, caseId, 'jobAndIncome'),
    checked: await readSectionId(app, caseId, 'homesAndLand'),
    notStarted: await readSectionId(app, caseId, 'householdItems'),
  }
}
