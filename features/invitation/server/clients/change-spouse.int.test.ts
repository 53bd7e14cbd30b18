// spec: workspace#spouse, documents#case-changed
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'

const app = openTestApp()
const staff = aParalegal(app)
const caseId = app.demoData.cases.rosa
const add = operation`addSpouse { success errorCode errorField }`
const remove = operation`removeSpouse { success errorCode }`
const luis = {
  givenName: 'Luis',
  familyName: 'Delgado',
  email: 'luis.delgado@example.com',
  mobilePhone: '(212) 555-0199',
  language: 'ES',
}

describe('adding a spouse', () => {
  test('is done once for a repeated request, and refused for a third person', async () => {
    const key = app.deps.ids.rowId()
    expect(await addSpouse({}, key)).toMatchObject({ success: true })
    expect(await addSpouse({}, key)).toMatchObject({ success: true })
    expect(await readPeople()).toMatchObject([{ debtor: 1 }, { id: key, debtor: 2 }])
    expect(await addSpouse()).toMatchObject({ success: false, errorCode: 'invite.case-full' })
    await removeAll()
  })

  test.each([
    [{ email: 'luis' }, 'invite.email-invalid', 'email'],
    [{ email: 'Rosa.Delgado@example.com' }, 'invite.same-email', 'email'],
    [{ mobilePhone: '2125550142' }, 'invite.same-mobile', 'mobilePhone'],
    [{ givenName: ' ' }, 'invite.given-name-required', 'givenName'],
  ])('is refused for %j', async (change, errorCode, errorField) => {
    expect(await addSpouse({ spouse: { ...luis, ...change } })).toEqual({
      success: false,
      errorCode,
      errorField,
    })
    expect(await readPeople()).toHaveLength(1)
  })

  test('gives the checklist their categories beside those of debtor 1, and takes them back', async () => {
    const before = await readCategories()
    await addSpouse()
    const joint = await readCategories()
    const ofSpouse = joint.filter(({ debtor }) => debtor === 2)
    const ofDebtor1 = joint.filter(({ debtor }) => debtor === 1)
    expect(ofSpouse.map(({ key }) => key)).toEqual(ofDebtor1.map(({ key }) => key))
    expect(ofSpouse.length).toBeGreaterThan(5)
    for (const { key, position, name } of ofSpouse) {
      const own = ofDebtor1.find((category) => category.key === key)
      expect([key, position]).toEqual([key, (own?.position ?? 0) + 1])
      expect([key, name === own?.name && !/certificate/i.test(name)]).toEqual([key, false])
    }
    await removeAll()
    expect((await readCategories()).map(({ key, name }) => [key, name])).toEqual(
      before.map(({ key, name }) => [key, name]),
    )
  })

  test('sends the invitation if wanted, and the summary counts both', async () => {
    await addSpouse({ sendsInvitation: true })
    expect((await app.lastMessage(luis.email))?.body).toContain('/account-creation/')
    const row = await staff.run<Answer>(
      'query ($id: ID!) { staffCase(id: $id) { people { givenName invitation { state } } } }',
      { id: caseId },
    )
    expect(row.people).toEqual([
      { givenName: 'Rosa', invitation: expect.anything() as unknown },
      { givenName: 'Luis', invitation: { state: 'OPEN' } },
    ])
    await removeAll()
  })

  test('is refused after filing, and for a case that the firm does not have', async () => {
    const filed = app.demoData.cases.whitfield
    expect(await addSpouse({ caseId: filed })).toMatchObject({
      errorCode: 'invite.spouse-too-late',
    })
    const foreign = app.demoData.cases.denise
    for (const absent of [foreign, app.deps.ids.rowId(), 'nonsense'])
      expect(await addSpouse({ caseId: absent })).toMatchObject({ errorCode: 'invite.case-absent' })
    expect(await addSpouse({}, 'nonsense')).toMatchObject({ errorCode: 'invite.form-outdated' })
  })

  test('is one person when two colleagues add one at the same time', async () => {
    const results = await Promise.all([addSpouse(), addSpouse()])
    expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(await readPeople()).toHaveLength(2)
    await removeAll()
  })
})

describe('taking a spouse out', () => {
  test('keeps a category that has a document', async () => {
    await addSpouse()
    const rosa = app.browser()
    await rosa.signIn('rosa.delgado@example.com')
    const categoryId = await readCategory(app, caseId, 'identity.photo-id', 2)
    await sql`update document_category set debtor = null where id = ${categoryId}`.execute(
      app.owner.db,
    )
    const documentId = await mustUpload(rosa, { caseId, categoryId }, 'License.pdf', pdf())
    await sql`update document_category set debtor = 2 where id = ${categoryId}`.execute(
      app.owner.db,
    )
    await removeAll()
    const { rows } = await sql`select id from document where id = ${documentId}`.execute(
      app.owner.db,
    )
    expect(rows).toHaveLength(1)
    expect((await readCategories()).filter(({ debtor }) => debtor === 2)).toHaveLength(1)
    await sql`delete from document where id = ${documentId}`.execute(app.owner.db)
    await sql`delete from document_category where id = ${categoryId}`.execute(app.owner.db)
  })

  test('ends the link, and is refused for debtor 1 and for a person who has joined meanwhile', async () => {
    await addSpouse({ sendsInvitation: true })
    const link = /account-creation\/([\w-]+)/.exec((await app.lastMessage(luis.email))?.body ?? '')
    const [debtor1, spouse] = await readPeople()
    expect(await removeSpouse(debtor1?.id ?? '')).toMatchObject({
      errorCode: 'invite.person-absent',
    })
    await sql`update participant set account_id = ${app.demoData.accounts.mei} where id = ${spouse?.id}`.execute(
      app.owner.db,
    )
    expect(await removeSpouse(spouse?.id ?? '')).toMatchObject({
      errorCode: 'invite.spouse-has-account',
    })
    await sql`update participant set account_id = null where id = ${spouse?.id}`.execute(
      app.owner.db,
    )
    expect(await removeSpouse(spouse?.id ?? '')).toMatchObject({ success: true })
    const { data } = await app
      .browser()
      .graph(
        'query ($g: String) { accountByInvitationToken(invitationGuid: $g) { firmName givenName } }',
        {
          g: link?.[1],
        },
      )
    expect(data.accountByInvitationToken).toEqual({ firmName: null, givenName: null })
  })
})

describe('taking out a spouse with an account', () => {
  test('ends their access at once, keeps what they sent, and admits no other spouse', async () => {
    const luisEmail = 'luis.joins@example.com'
    const { caseId: ownCase } = await inviteClient(app)
    const joining = { spouse: { ...luis, email: luisEmail }, sendsInvitation: true }
    await addSpouse({ caseId: ownCase, ...joining })
    const [, spouse] = await readPeople(ownCase)
    const link = /account-creation\/([\w-]+)/.exec((await app.lastMessage(luisEmail))?.body ?? '')
    const browser = await signUpUntil(app, 'done', {
      ...{ guid: link?.[1] ?? '', email: luisEmail, mobilePhone: '2125550199' },
      ...{ caseId: ownCase, participantId: spouse?.id ?? '', firmId: app.demoData.firms.hollis },
    })
    const categoryId = await readCategory(app, ownCase, 'identity.photo-id', 2)
    const documentId = await mustUpload(
      browser,
      { caseId: ownCase, categoryId },
      'License.pdf',
      pdf(),
    )
    const reads = '{ cases { get { id } } notifications { get { id } } }'
    const before = await browser.graph(reads)
    expect(before.data.cases.get).toEqual([{ id: ownCase }])

    expect(await removeSpouse(spouse?.id ?? '')).toMatchObject({
      errorCode: 'invite.spouse-has-account',
    })
    expect(await removeSpouse(spouse?.id ?? '', true)).toMatchObject({ success: true })
    expect((await browser.graph(reads)).data).toMatchObject({
      cases: { get: [] },
      notifications: { get: [] },
    })
    const folders = await browser.graph(
      'query ($c: ID!) { documentDashboard(caseId: $c) { submitList { id } } }',
      { c: ownCase },
    )
    expect(folders.errors?.[0]?.extensions.kind).toBe('not-found')
    const goodbye = await app.lastMessage(luisEmail)
    expect(goodbye?.subject).toBe('A change at Hollis & Reyes Law')
    expect(goodbye?.body).not.toMatch(/case|document|bankruptcy/i)
    const { rows } = await sql`
      select d.id, f.given_name, f.removed_by from document d
      join former_participant f on f.case_id = d.case_id where d.id = ${documentId}`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([{ id: documentId, givenName: 'Luis', removedBy: staff.viewer.staffId }])
    expect(await removeSpouse(spouse?.id ?? '', true)).toMatchObject({
      errorCode: 'invite.person-absent',
    })
    expect(await addSpouse({ caseId: ownCase })).toMatchObject({ errorCode: 'invite.spouse-left' })
  })
})

const addSpouse = (changes: object = {}, key = app.deps.ids.rowId()) =>
  staff.run<Answer>(add, {
    ...{ caseId, key, spouse: luis, isPhoneShared: false, sendsInvitation: false },
    ...changes,
  })
const removeSpouse = (participantId: string, hasAccount = false) =>
  staff.run<Answer>(remove, { participantId, hasAccount })
const readPeople = async (of = caseId) =>
  await app.rows(sql<{ id: string; debtor: number; givenName: string }>`
      select id, debtor, given_name from participant where case_id = ${of} order by debtor`)
const readCategories = async () =>
  await app.rows(sql<{ key: string; debtor: number | null; name: string; position: number }>`
      select template_key as key, debtor, name, position from document_category
      where case_id = ${caseId} order by position, id`)
const removeAll = async () => {
  for (const { id, debtor } of await readPeople()) if (debtor === 2) await removeSpouse(id)
}
