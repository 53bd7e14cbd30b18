// spec: workspace#correct-person
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'

const app = openTestApp()
const staff = aParalegal(app)
const correct = operation`correctClient { success errorCode errorField isLinkEnded current {
  givenName familyName email mobilePhone language } }`
const copy = operation`copyClientLink { success link }`

let count = 0

describe('a proof that is not fresh', () => {
  let colleague: StaffClient
  beforeAll(async () => {
    colleague = await openStaff(app, { hasOldProof: true })
  })

  test.each([{ email: 'mallory@example.com' }, { mobilePhone: '2125550199' }])(
    'leaves %j of a person without an account and the open link as they were',
    async (change) => {
      const given = await newCase()
      const token = await copyLink(given.participantId)
      const refused = {
        success: false,
        errorCode: 'staff.step-up',
        errorField: null,
        current: null,
      }
      for (const sendsInvitation of [true, false])
        expect(await run(given, change, { by: colleague, sendsInvitation })).toMatchObject(refused)
      expect(await works(token)).toBe(true)
      expect(await app.countMessages('mallory@example.com')).toBe(0)
      expect(await run(given, {})).toMatchObject({ success: true, current: given.seen })
    },
  )

  test('is enough for a name, a language, and a link to the same address', async () => {
    const given = await newCase()
    const change = { givenName: 'Inés', language: 'ES' }
    expect(await run(given, change, { by: colleague, sendsInvitation: true })).toMatchObject({
      success: true,
      current: { ...given.seen, ...change },
    })
    expect(await app.countMessages(given.seen.email)).toBe(1)
  })

  test('shows what is wrong with a value before it matters', async () => {
    const given = await newCase()
    expect(await run(given, { email: 'ines' }, { by: colleague })).toMatchObject({
      errorField: 'email',
      errorCode: 'invite.email-invalid',
    })
  })
})

describe('a person without an account', () => {
  test('gets another address at once, and the link to the wrong one no longer works', async () => {
    const given = await newCase()
    const token = await copyLink(given.participantId)
    expect(await works(token)).toBe(true)
    const result = await run(given, { email: 'Right@Example.com' })
    expect(result).toMatchObject({
      success: true,
      isLinkEnded: true,
      current: { ...given.seen, email: 'right@example.com' },
    })
    expect(await works(token)).toBe(false)
    expect(await app.countMessages('right@example.com')).toBe(0)
  })

  test('gets a new link at the right address if staff ask for it', async () => {
    const given = await newCase()
    const email = `right${count}@example.com`
    await run(given, { email }, { sendsInvitation: true })
    expect((await app.lastMessage(email))?.body).toMatch(/account-creation\//)
    expect(await app.countMessages(given.seen.email)).toBe(0)
  })

  test('keeps the link when only the name or the language was wrong', async () => {
    const given = await newCase()
    const token = await copyLink(given.participantId)
    expect(await run(given, { givenName: ' Inés ', language: 'ES' })).toMatchObject({
      success: true,
      isLinkEnded: false,
      current: { givenName: 'Inés', language: 'ES' },
    })
    expect(await works(token)).toBe(true)
  })

  test('of two corrections at the same time the second is refused and sees the first', async () => {
    const given = await newCase()
    await run(given, { givenName: 'Inés' })
    expect(await run(given, { givenName: 'Agnes' })).toMatchObject({
      success: false,
      errorCode: 'invite.person-changed',
      errorField: null,
      current: { givenName: 'Inés' },
    })
  })

  test.each<readonly [string, string, (given: Answer) => object]>([
    ['givenName', 'invite.given-name-required', () => ({ givenName: '' })],
    ['email', 'invite.email-invalid', () => ({ email: 'ines' })],
    ['email', 'invite.same-email', ({ spouse }) => ({ email: spouse.email })],
    ['mobilePhone', 'invite.same-mobile', ({ spouse }) => ({ mobilePhone: spouse.mobilePhone })],
  ])('with a wrong %s is refused: %s', async (errorField, errorCode, getChange) => {
    const given = await newCase()
    const token = await copyLink(given.participantId)
    expect(await run(given, getChange(given))).toMatchObject({
      success: false,
      errorField,
      errorCode,
    })
    expect(await works(token)).toBe(true)
  })

  test('may share the phone of the spouse one with their consent', async () => {
    const given = await newCase()
    const { mobilePhone } = given.spouse
    expect(await run(given, { mobilePhone }, { isPhoneShared: true })).toMatchObject({
      success: true,
    })
  })

  test('leaves the names of the fields in the audit, and no value', async () => {
    const given = await newCase()
    await run(given, { email: 'audited@example.com', givenName: 'Inés' })
    const { rows } = await sql<{ details: Answer }>`
      select details from audit
      where event = 'client.corrected' and object = ${given.participantId}`.execute(app.owner.db)
    expect(rows).toEqual([
      { details: { staffId: staff.viewer.staffId, fields: 'givenName email' } },
    ])
  })
})

test('of a person with an account only the name changes, and the checklist follows', async () => {
  const joined = await newCase()
  await app.deps.database.transact((tx) =>
    joinCase(app.deps, tx, joined.key, app.demoData.accounts.denise),
  )
  const { givenName, email } = joined.seen
  expect(await run(joined, { givenName: 'Inés', email: 'mallory@example.com' })).toMatchObject({
    ...{ success: true, current: { givenName: 'Inés', email }, isLinkEnded: false },
  })
  const { rows } = await sql<{ name: string }>`
    select name from document_category
    where case_id = ${joined.caseId} and template_key = 'identity.photo-id' and debtor = 1`.execute(
    app.owner.db,
  )
  expect(rows).toEqual([{ name: 'Photo ID (Inés)' }])
  expect(await run(joined, { givenName: 'X' })).toMatchObject({
    errorCode: 'invite.person-changed',
  })
  const seen = { ...joined.seen, givenName: 'Inés' }
  expect(await run({ ...joined, seen }, { givenName: ' ' })).toMatchObject({
    errorField: 'givenName',
  })
  expect(await run({ ...joined, seen }, { givenName }, { sendsInvitation: true })).toMatchObject({
    errorCode: 'invite.has-account',
  })
})

test('a person of a complete case is refused', async () => {
  const ended = await newCase()
  await sql`update legal_case set status = 'Complete'
    where id = ${ended.caseId}`.execute(app.owner.db)
  expect(await run(ended, { givenName: 'X' })).toMatchObject({ errorCode: 'invite.case-complete' })
})

const person = (changes: object = {}) => {
  count += 1
  return {
    givenName: 'Ines',
    familyName: `Quill${count}`,
    email: `ines${count}@example.com`,
    mobilePhone: `212555${7000 + count}`,
    ...changes,
  }
}

async function newCase() {
  const [debtor1, debtor2] = [person(), person()]
  const created = await app.deps.database.transact((tx) =>
    createCase(app.deps, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: { ...debtor1, contactType: 3 },
      debtor2: { ...debtor2, contactType: 3 },
    }),
  )
  const [key] = created.participants
  return {
    key,
    caseId: created.id,
    participantId: key.participantId,
    seen: { ...debtor1, language: 'EN' },
    spouse: debtor2,
  }
}
const run = (
  given: Answer,
  change: object,
  {
    by = staff,
    ...options
  }: {
    readonly by?: StaffClient
    readonly sendsInvitation?: boolean
    readonly isPhoneShared?: boolean
  } = {},
) =>
  by.run<Answer>(correct, {
    participantId: given.participantId,
    seen: given.seen,
    change: { ...given.seen, ...change },
    isPhoneShared: false,
    sendsInvitation: false,
    ...options,
  })

async function copyLink(participantId: string): Promise<string> {
  const { link } = await staff.run<Answer>(copy, { participantId })
  return /account-creation\/(.+)$/.exec(link)?.[1] ?? ''
}
async function works(token: string): Promise<boolean> {
  const rows = await app.rows(sql<{ open: boolean }>`
    select revoked_at is null and used_at is null as open from invitation i
    join invitation_route r on r.invitation_id = i.id
    where r.token_hash = sha256(${Buffer.from(token)}::bytea)`)
  return rows[0]?.open === true
}
