// spec: limits#message-limits
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { createPerson } from '#features/staff/server/test-staff.ts'
import { runReminders } from '#features/work/server/reminders/remind-clients.ts'
import {
  listTurns,
  messageLimits,
  roundUpToMinute,
} from '#features/notifications/rules/message-limits.ts'

const app = openTestApp()
const staff = aParalegal(app)
const perHour = messageLimits.invitation.toPerson.max
const perMinute = messageLimits.invitation.ofFirm.max
const create = operation`createClientCase { success errorCode errorParams caseId }`
const people = operation`staffCase { people { id } }`
const resend = operation`resendClientInvitation(participantId: $id) { success error errorCode
  errorParams }`
const correct = operation`correctClient(participantId: $id, seen: $seen, change: $change,
  isPhoneShared: false, sendsInvitation: true) { success errorCode }`
const addSpouse = operation`addSpouse(caseId: $caseId, key: $key, spouse: $spouse, isPhoneShared:
  false, sendsInvitation: true) { success errorCode }`
const inviteMany = operation`inviteClients { success errorCode reminder { id total done isInvitation
  } }`
const progress = operation`bulkReminder { total done isOver isInvitation skipped { reason client {
  id } } }`

let attorneyId: string
let count = 0
beforeAll(async () => {
  attorneyId = (await openStaff(app, { role: 'attorney' })).viewer.staffId
})

describe('messages to one person', () => {
  test('are refused above the limit, with the time of the next one, and others go on', async () => {
    const person = await invited()
    for (let sent = 1; sent < perHour; sent += 1)
      expect(await send(person.id)).toMatchObject({ success: true })
    const before = await app.countMessages(person.email)
    expect(before).toBe(perHour)
    const refusal = await send(person.id)
    expect(refusal).toMatchObject({
      success: false,
      errorCode: 'notifications.person-messages',
      errorParams: { name: `Odile ${person.familyName}`, count: perHour },
      error: expect.stringMatching(
        /^Odile Marsh\d+ has had 6 messages in the last hour\. The next one can go at \d+:\d\d [AP]M UTC\.$/,
      ),
    })
    expect(await app.countMessages(person.email)).toBe(before)
    expect(await send((await invited()).id)).toMatchObject({ success: true })
    await pass(58)
    expect(await send(person.id)).toMatchObject({ success: false })
    await pass(3)
    expect(await send(person.id)).toMatchObject({ success: true })
  })

  test('at once from many windows are never more than the limit', async () => {
    const person = await invited()
    const results = await Promise.all(Array.from({ length: 20 }, () => send(person.id)))
    expect(results.filter(({ success }) => success)).toHaveLength(perHour - 1)
    expect(await app.countMessages(person.email)).toBe(perHour)
  })

  test('count by address, in whatever case, and apart for each firm', async () => {
    const shared = { email: 'everywhere@example.com', mobilePhone: '2125559901' }
    for (let sent = 0; sent < perHour; sent += 1)
      expect(await createCase(newPerson(shared))).toMatchObject({ success: true })
    expect(await createCase(newPerson(shared))).toMatchObject({
      errorCode: 'notifications.person-messages',
    })
    expect(await createCase(newPerson({ mobilePhone: shared.mobilePhone }))).toMatchObject({
      errorCode: 'notifications.person-messages',
    })
    expect(await createCase(newPerson(shared), { sends: false })).toMatchObject({ success: true })
    const { northgate: firmId } = app.demoData.firms
    const foreigner = await openStaff(app, { firmId })
    const attorney = (await openStaff(app, { firmId, role: 'attorney' })).viewer.staffId
    expect(await createCase(newPerson(shared), { by: foreigner, attorney })).toMatchObject({
      success: true,
    })
  })

  test('do not count when they were refused for another reason', async () => {
    const person = await invited()
    const { givenName, familyName, email, mobilePhone, language } = person
    const seen = { givenName, familyName, email, mobilePhone, language }
    for (let round = 0; round < perHour; round += 1)
      expect(
        await staff.run(correct, { id: person.id, seen, change: { ...seen, familyName: ' ' } }),
      ).toMatchObject({ errorCode: 'invite.family-name-required' })
    expect(await send(person.id)).toMatchObject({ success: true })
  })

  test('are announced in Spanish and in the time of the browser', async () => {
    const tab = app.workspaceBrowser()
    tab.tokens = (await createPerson(app)).browser.session
    const before = app.clock.now()
    const person = await invited()
    const after = app.clock.now()
    for (let sent = 1; sent < perHour; sent += 1) await send(person.id)
    // In each zone the time of the first message and an hour, at one of its two ends.
    const format = (at: Date, language: string, timeZone: string) => {
      const next = roundUpToMinute(new Date(at.getTime() + 60 * 60_000))
      const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const
      return new Intl.DateTimeFormat(language, clock).format(next).replaceAll(/\s/g, ' ')
    }
    for (const [language, locale] of Object.entries({ en: 'en-US', es: 'es-US' }))
      for (const timeZone of ['America/Denver', 'Asia/Tokyo']) {
        const headers = { 'accept-language': language, 'x-time-zone': timeZone }
        const { data } = await tab.graph(resend, { id: person.id }, headers)
        expect([before, after].map((at) => format(at, locale, timeZone))).toContain(
          data.resendClientInvitation.errorParams.time,
        )
      }
  })
})

describe('messages of a firm', () => {
  // What other tests have sent no longer counts for the firm.
  beforeEach(() => pass(2))

  test('are refused above the limit of a minute, and those of other firms go on', async () => {
    const person = await invited()
    await pass(2)
    await sendOthers(perMinute - 1)
    expect(await send(person.id)).toMatchObject({ success: true })
    expect(await send(person.id)).toMatchObject({
      errorCode: 'notifications.firm-messages',
      errorParams: { count: perMinute },
    })
    const { northgate: firmId } = app.demoData.firms
    const foreigner = await openStaff(app, { firmId })
    const attorney = (await openStaff(app, { firmId, role: 'attorney' })).viewer.staffId
    expect(await createCase(newPerson(), { by: foreigner, attorney })).toMatchObject({
      success: true,
    })
    await pass(1.1)
    expect(await send(person.id)).toMatchObject({ success: true })
  })

  test('above the limit do not refuse what was created before and is requested again', async () => {
    const [debtor, spouse] = [newPerson(), newPerson()]
    const creationKey = app.deps.ids.rowId()
    const key = app.deps.ids.rowId()
    const { caseId } = await createCase(debtor, { creationKey })
    const add = (id: string) => staff.run(addSpouse, { caseId, key: id, spouse })
    expect(await add(key)).toMatchObject({ success: true })
    await sendOthers(perMinute - 2)
    const refused = { errorCode: 'notifications.firm-messages' }
    expect(await createCase(newPerson())).toMatchObject(refused)
    expect(await add(app.deps.ids.rowId())).toMatchObject(refused)
    expect(await createCase(debtor, { creationKey })).toMatchObject({ success: true, caseId })
    expect(await add(key)).toMatchObject({ success: true })
    for (const { email } of [debtor, spouse]) expect(await app.countMessages(email)).toBe(1)
  })

  test('to many clients wait for the next minute, and the progress is true', async () => {
    const caseIds: string[] = []
    for (let index = 0; index < 4; index += 1)
      caseIds.push((await createCase(newPerson(), { sends: false })).caseId)
    const { firmId } = staff.viewer
    await pass(2)
    await sendOthers(perMinute - 3)
    const { reminder } = await staff.run<Answer>(inviteMany, { caseIds })
    expect(reminder).toMatchObject({ total: 4, done: 0, isInvitation: true })
    const work = () => runReminders(forFirm(app.deps, firmId), { id: reminder.id, firmId })
    const read = () => staff.run<Answer>(progress, { id: reminder.id })
    await work()
    expect(await read()).toMatchObject({ done: 3, isOver: false, skipped: [] })
    await work()
    expect(await read()).toMatchObject({ done: 3, isOver: false, skipped: [] })
    await pass(1.1)
    await work()
    expect(await read()).toMatchObject({ done: 4, isOver: true, skipped: [] })
  })

  test('to many leave out a client who has had too many, and say so', async () => {
    const [flooded, fresh] = [await invited(), await createCase(newPerson(), { sends: false })]
    for (let sent = 1; sent < perHour; sent += 1) await send(flooded.id)
    const caseIds = [flooded.caseId, fresh.caseId, app.demoData.cases.rosa]
    const { reminder } = await staff.run<Answer>(inviteMany, { caseIds })
    const { firmId } = staff.viewer
    await runReminders(forFirm(app.deps, firmId), { id: reminder.id, firmId })
    const { skipped, ...rest } = await staff.run<Answer>(progress, { id: reminder.id })
    expect(rest).toMatchObject({ total: 3, done: 1, isOver: true })
    expect(
      Object.fromEntries(skipped.map(({ reason, client }: Answer) => [client.id, reason])),
    ).toEqual({
      [flooded.caseId]: 'too-many-messages',
      [app.demoData.cases.rosa]: 'no-recipient',
    })
  })
})

function newPerson(changes: object = {}) {
  count += 1
  return {
    givenName: 'Odile',
    familyName: `Marsh${count}`,
    email: `odile${count}@example.com`,
    mobilePhone: `212555${8000 + count}`,
    language: 'EN',
    ...changes,
  }
}

const createCase = (
  debtor1: object,
  { by = staff, attorney = attorneyId, sends = true, creationKey = app.deps.ids.rowId() } = {},
) =>
  by.run<Answer>(create, {
    input: {
      ...{ creationKey, debtor1, attorneyId: attorney },
      ...{ isPhoneShared: false, urgencies: [], showsQuestionnaire: false, coursePayer: 'FIRM' },
      ...{ sendsInvitations: sends, isNewPerson: true },
    },
  })

async function invited(person = newPerson()) {
  const { caseId } = await createCase(person)
  const found = await staff.run<Answer>(people, { id: caseId })
  return { ...person, caseId, id: found.people[0].id as string }
}
const send = (id: string, by = staff) => by.run<Answer>(resend, { id })
const pass = (minutes: number) => app.clock.moveBy(minutes * 60_000)

/** As if the firm had sent so many to others. */
async function sendOthers(messages: number, firmId = staff.viewer.firmId): Promise<void> {
  const recipients = Array.from({ length: messages }, () => ({ name: '', addresses: [] }))
  await app.deps.limits.claim(listTurns({ kind: 'invitation', firmId, recipients }))
}
