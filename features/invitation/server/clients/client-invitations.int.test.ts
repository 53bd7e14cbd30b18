import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { runReminders } from '#features/work/server/reminders/remind-clients.ts'

const app = openTestApp()
const staff = aParalegal(app)
let attorneyId: string

const create = operation`createClientCase { success error errorCode errorParams errorField caseId
  similar { reason client { id } } }`
const staffCase = operation`staffCase { openedOn plannedFilingOn urgencies deadlines { kind day }
  client { step chapter attorney { id } paralegal { id } sectionsShown coursesNeeded lastActivity {
  by } } people { id debtor givenName familyName language email mobilePhone hasAccount invitation {
  state at endsAt } messages { channel state fault } } }`
let count = 0

beforeAll(async () => {
  attorneyId = (await openStaff(app, { role: 'attorney' })).viewer.staffId
})

describe('creating a case', () => {
  test('creates all that the page asks for, and sends each person their invitation', async () => {
    const debtor2 = newPerson({ language: 'ES', givenName: 'Luz' })
    const created = await mustCreate({
      debtor2,
      paralegalId: staff.viewer.staffId,
      plannedFilingOn: '2027-01-15',
      urgencies: ['WAGES_GARNISHED'],
      showsQuestionnaire: true,
      questionnaireDueOn: '2026-12-18',
      clientCode: 'HR-QUILL',
      greeting: 'Gracias por confiar en nosotros.',
    })
    expect(created).toMatchObject({
      plannedFilingOn: '2027-01-15',
      urgencies: ['WAGES_GARNISHED'],
      deadlines: [
        { kind: 'questionnaire', day: '2026-12-18' },
        { kind: 'planned-filing', day: '2027-01-15' },
      ],
      client: {
        step: 'INVITED',
        attorney: { id: attorneyId },
        paralegal: { id: staff.viewer.staffId },
        sectionsShown: 16,
        coursesNeeded: 4,
      },
      people: [
        { debtor: 1, hasAccount: false, invitation: { state: 'OPEN' } },
        { debtor: 2, language: 'ES', invitation: { state: 'OPEN' } },
      ],
    })
    const mail = await app.lastMessage(debtor2.email)
    expect(mail?.body).toContain('Hola, Luz:\n\nGracias por confiar en nosotros.\n\n')
    const after = await staff.run<Answer>(staffCase, { id: created.caseId })
    expect(after.people[1].messages).toEqual([
      { channel: 'TEXT', state: 'DELIVERED', fault: null },
      { channel: 'EMAIL', state: 'DELIVERED', fault: null },
    ])
  })

  test('a repeated request, also at the same time, creates one case and sends once', async () => {
    const input = newCase()
    const results = await Promise.all([1, 2, 3].map(() => staff.run<Answer>(create, { input })))
    expect(new Set(results.map(({ caseId }) => caseId)).size).toBe(1)
    expect(await app.countMessages(input.debtor1.email)).toBe(1)
  })

  test('saved without sending, nobody gets a message', async () => {
    const { client, people } = await mustCreate({ sendsInvitations: false })
    expect(client.step).toBe('NOT_INVITED')
    expect(people[0].invitation).toEqual({ state: 'NONE', at: null, endsAt: null })
    expect(await app.countMessages(people[0].email)).toBe(0)
  })

  test.each([
    [{ debtor1: newPerson({ givenName: ' ' }) }, 'invite.given-name-required', 'debtor1.givenName'],
    [{ debtor1: newPerson({ email: 'nora' }) }, 'invite.email-invalid', 'debtor1.email'],
    [{ debtor1: newPerson({ mobilePhone: '12' }) }, 'invite.mobile-invalid', 'debtor1.mobilePhone'],
    [
      { debtor2: newPerson({ familyName: '' }) },
      'invite.family-name-required',
      'debtor2.familyName',
    ],
    [{ chapter: 11 }, 'invite.chapter-invalid', 'chapter'],
    [{ plannedFilingOn: '2020-01-01' }, 'invite.day-past', 'plannedFilingOn'],
    [{ greeting: 'x'.repeat(501) }, 'invite.greeting-too-long', 'greeting'],
    [
      { attorneyId: '0199f0aa-0000-7000-8000-000000000000' },
      'clients.not-an-attorney',
      'attorneyId',
    ],
    [{ paralegalId: 'nobody' }, 'clients.no-such-colleague', 'paralegalId'],
    [{ creationKey: 'old' }, 'invite.form-outdated', null],
  ])('refuses %j with %s', async (changes, errorCode, errorField) => {
    expect(await staff.run(create, { input: newCase(changes) })).toMatchObject({
      success: false,
      errorCode,
      errorField,
      caseId: null,
    })
  })

  test('two people share no address, and a phone only with consent', async () => {
    const [debtor1, debtor2] = [newPerson(), newPerson()]
    const sameEmail = { debtor1, debtor2: { ...debtor2, email: debtor1.email.toUpperCase() } }
    expect(await staff.run(create, { input: newCase(sameEmail) })).toMatchObject({
      errorCode: 'invite.same-email',
      errorField: 'debtor2.email',
    })
    const samePhone = { debtor1, debtor2: { ...debtor2, mobilePhone: debtor1.mobilePhone } }
    expect(await staff.run(create, { input: newCase(samePhone) })).toMatchObject({
      errorCode: 'invite.same-mobile',
      errorField: 'debtor2.mobilePhone',
    })
    const agreed = newCase({ ...samePhone, isPhoneShared: true })
    expect(await staff.run(create, { input: agreed })).toMatchObject({ success: true })
  })

  test.each([
    [{ email: 'ROSA.delgado@example.com' }, 'SAME_EMAIL'],
    [{ givenName: 'Rosá', familyName: 'DELGADO' }, 'SAME_NAME'],
  ])(
    'shows who looks like the same person (%j), and goes on after confirmation',
    async (like, reason) => {
      const input = newCase({ debtor1: newPerson(like) })
      expect(await staff.run(create, { input })).toMatchObject({
        success: false,
        errorCode: 'invite.similar',
        similar: [{ reason, client: { id: app.demoData.cases.rosa } }],
      })
      const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
      const attorney = await openStaff(app, {
        firmId: app.demoData.firms.northgate,
        role: 'attorney',
      })
      const elsewhere = { ...input, attorneyId: attorney.viewer.staffId }
      expect(await northgate.run(create, { input: elsewhere })).toMatchObject({ success: true })
      const confirmed = { ...input, creationKey: app.deps.ids.rowId(), isNewPerson: true }
      expect(await staff.run(create, { input: confirmed })).toMatchObject({ success: true })
    },
  )
})

describe('an invitation', () => {
  test('is sent again with a new link; the earlier one ends', async () => {
    const { caseId, people } = await mustCreate()
    const [person] = people
    const first = (await app.lastMessage(person.email))?.body
    expect(await staff.run(act('resendClientInvitation'), { participantId: person.id })).toEqual({
      success: true,
      errorCode: null,
      link: null,
    })
    const second = (await app.lastMessage(person.email))?.body
    expect(second).not.toBe(first)
    const { client } = await staff.run<Answer>(staffCase, { id: caseId })
    expect(client.lastActivity.by).toContain(' ')
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from invitation
      where participant_id = ${person.id} and revoked_at is null`.execute(app.deps.database.db)
    expect(rows[0]?.open).toBe(1)
  })

  test('is copied as a link without a message', async () => {
    const { people } = await mustCreate({ sendsInvitations: false })
    const [person] = people
    const { link } = await staff.run<Answer>(act('copyClientLink'), { participantId: person.id })
    expect(link).toMatch(/\/account-creation\/[\w-]{20,}$/)
    expect(await app.countMessages(person.email)).toBe(0)
  })

  test('is taken back once', async () => {
    const { caseId, people } = await mustCreate()
    const participantId = people[0].id
    expect(await staff.run(act('revokeClientInvitation'), { participantId })).toMatchObject({
      success: true,
    })
    expect(await staff.run(act('revokeClientInvitation'), { participantId })).toMatchObject({
      errorCode: 'invite.none-open',
    })
    const after = await staff.run<Answer>(staffCase, { id: caseId })
    expect(after.people[0].invitation.state).toBe('REVOKED')
    expect(after.client.step).toBe('NOT_INVITED')
  })

  test('expires after its days, which the case says', async () => {
    const { caseId } = await mustCreate()
    await sql`update invitation set expires_at = portal_now() - interval '1 hour'
      where participant_id in (select id from participant where case_id = ${caseId})`.execute(
      app.deps.database.db,
    )
    const after = await staff.run<Answer>(staffCase, { id: caseId })
    expect(after.people[0].invitation.state).toBe('EXPIRED')
  })

  test.each(['resendClientInvitation', 'copyClientLink', 'revokeClientInvitation'])(
    '%s is refused for a client with an account, in a complete case, and for an absent person',
    async (name) => {
      const personOf = async (caseId: string) => {
        const { rows } = await sql<{ id: string }>`
          select id from participant where case_id = ${caseId}`.execute(app.deps.database.db)
        return rows[0]?.id
      }
      const rosa = await personOf(app.demoData.cases.rosa)
      expect(await staff.run(act(name), { participantId: rosa })).toMatchObject({
        errorCode: 'invite.has-account',
      })
      for (const participantId of [await personOf(app.demoData.cases.denise), 'x'])
        expect(await staff.run(act(name), { participantId })).toMatchObject({
          errorCode: 'invite.person-absent',
        })
    },
  )

  test('goes to everyone without an account in the selected cases', async () => {
    const { caseId, people } = await mustCreate({
      sendsInvitations: false,
      debtor2: newPerson(),
    })
    const send =
      'mutation ($caseIds: [ID!]!) { inviteClients(caseIds: $caseIds) { success reminder { id total } } }'
    const caseIds = [caseId, app.demoData.cases.denise, app.demoData.cases.rosa]
    const { success, reminder } = await staff.run<Answer>(send, { caseIds })
    expect([success, reminder.total]).toEqual([true, 2])
    const { firmId } = staff.viewer
    await runReminders(forFirm(app.deps, firmId), { id: reminder.id, firmId })
    for (const { email } of people) expect(await app.countMessages(email)).toBe(1)
  })
})

describe('a case', () => {
  test('of another firm, an unknown and a malformed one are null', async () => {
    for (const id of [app.demoData.cases.denise, '0199f0aa-0000-7000-8000-000000000000', 'x'])
      expect(await staff.run(staffCase, { id })).toBeNull()
  })

  test('writes who opened it to the audit, but not a page that asks again by itself', async () => {
    const id = app.demoData.cases.mei
    const background = await openStaff(app, { background: true })
    await background.run(staffCase, { id })
    const views = async () => {
      const { rows } = await sql<{ details: unknown; firmId: string }>`
        select details, firm_id from audit where event = 'case.viewed' and object = ${id}`.execute(
        app.deps.database.db,
      )
      return rows
    }
    expect(await views()).toEqual([])
    await staff.run(staffCase, { id })
    expect(await views()).toEqual([
      { details: { staffId: staff.viewer.staffId }, firmId: staff.viewer.firmId },
    ])
  })
})

test('a message that is given up marks the case until the next invitation', async () => {
  const { caseId, people } = await mustCreate()
  const participantId = people[0].id
  const { firmId } = staff.viewer
  const isUndelivered = async () => {
    const list = `query ($filter: ClientFilter!) { clients(filter: $filter, first: 50,
      sort: { key: NAME, isDescending: false }) { rows { id } } }`
    const page = await staff.run<Answer>(list, { filter: { needs: 'MESSAGE_UNDELIVERED' } })
    return page.rows.some(({ id }: { id: string }) => id === caseId)
  }
  expect(await isUndelivered()).toBe(false)
  await app.deps.database.transact((tx) => app.deps.messageGivenUp(tx, { firmId, participantId }))
  expect(await isUndelivered()).toBe(true)
  await staff.run(act('resendClientInvitation'), { participantId })
  expect(await isUndelivered()).toBe(false)
})

const act = (name: string) =>
  `mutation ($participantId: ID!) { ${name}(participantId: $participantId) { success errorCode link } }`

/** A person whom the firm does not know yet. */
function newPerson(changes: object = {}) {
  count += 1
  return {
    givenName: 'Nora',
    familyName: `Quill${count}`,
    email: `nora${count}@example.com`,
    mobilePhone: `(212) 555-${String(7000 + count)}`,
    language: 'EN',
    ...changes,
  }
}

function newCase(changes: object = {}) {
  return {
    creationKey: app.deps.ids.rowId(),
    debtor1: newPerson(),
    isPhoneShared: false,
    chapter: 7,
    attorneyId,
    urgencies: [],
    showsQuestionnaire: false,
    coursePayer: 'FIRM',
    sendsInvitations: true,
    isNewPerson: false,
    ...changes,
  }
}

async function mustCreate(changes: object = {}): Promise<Answer> {
  const { caseId } = await staff.run<Answer>(create, { input: newCase(changes) })
  return { caseId, ...(await staff.run<Answer>(staffCase, { id: caseId })) }
}
