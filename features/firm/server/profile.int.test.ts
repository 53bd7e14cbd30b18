// spec: staff#firm-profile
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, anAdministrator } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const administrator = anAdministrator(app)
const fields = `{ name email website colour onColour invitationMessage invitationDays version }`
const read = operation`firmProfile ${fields}`
const change = operation`changeFirmProfile { success errorCode profile ${fields} }`
const input = {
  name: 'Hollis, Reyes & Solis',
  email: 'Welcome@HollisReyes.example',
  website: 'https://hollisreyes.example/welcome',
  colour: '#ffd166',
  invitationMessage: 'We are glad that you called.',
  invitationDays: 14,
}

test('an administrator changes the profile, and clients see it', async () => {
  const { version } = await administrator.run<Answer>(read)
  const { success, profile } = await administrator.run<Answer>(change, { version, input })
  expect(success).toBe(true)
  expect(profile).toEqual({
    ...input,
    email: 'welcome@hollisreyes.example',
    colour: '#FFD166',
    onColour: expect.stringMatching(/^#[\dA-F]{6}$/),
    version: version + 1,
  })
  const { data } = await rosa.graph(
    '{ cases { get { firm { name emailAddress website colour onColour } } } }',
  )
  expect(data.cases.get[0].firm).toEqual({
    name: input.name,
    emailAddress: 'welcome@hollisreyes.example',
    website: input.website,
    colour: '#FFD166',
    onColour: profile.onColour,
  })
})

test('of two changes at the same time the second is refused and sees the first', async () => {
  const before = await administrator.run<Answer>(read)
  const { version } = before
  expect(
    await administrator.run(change, { version: version - 1, input: { ...input, name: 'Late' } }),
  ).toMatchObject({ success: false, errorCode: 'firm.profile-changed', profile: before })
  expect(await administrator.run(read)).toEqual(before)
})

test.each([
  [{ name: '' }, 'firm.name-required'],
  [{ website: 'http://hollisreyes.example' }, 'firm.website-invalid'],
  [{ invitationDays: 31 }, 'firm.days-invalid'],
])('a profile with %j is refused', async (changes, errorCode) => {
  const before = await administrator.run<Answer>(read)
  const act = { version: before.version, input: { ...input, ...changes } }
  expect(await administrator.run(change, act)).toMatchObject({ success: false, errorCode })
  expect(await administrator.run(read)).toEqual(before)
})

test.each(['attorney', 'paralegal'] as const)(
  'the role %s reads and does not change',
  async (role) => {
    const colleague = await openStaff(app, { role })
    const { version } = await colleague.run<Answer>(read)
    expect(await colleague.run(change, { version, input })).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
  },
)

test('each firm changes its own profile only', async () => {
  const { firms } = app.demoData
  const northgate = await openStaff(app, { firmId: firms.northgate, role: 'administrator' })
  const before = await administrator.run(read)
  const { version } = await northgate.run<Answer>(read)
  const own = { ...input, name: 'Northgate' }
  expect(await northgate.run(change, { version, input: own })).toMatchObject({ success: true })
  expect(await administrator.run(read)).toEqual(before)
})

describe('the logo', () => {
  const changeLogo = `mutation ($picture: String) {
    changeFirmLogo(picture: $picture) { success errorCode profile { iconUrl version } } }`
  const readIcon = async () =>
    (await rosa.graph('{ cases { get { firm { iconUrl } } } }')).data.cases.get[0].firm.iconUrl

  test('is drawn again, shown to clients and removed; the audit says who did it', async () => {
    const file = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#5B6B3A' },
    })
      .webp()
      .toBuffer()
    const { success, profile } = await administrator.run<Answer>(changeLogo, {
      picture: file.toString('base64'),
    })
    expect(success).toBe(true)
    expect(profile.iconUrl).toMatch(/^\/images\/[0-9a-f]{64}$/)
    expect(await readIcon()).toBe(profile.iconUrl)
    const { body } = await rosa.get(profile.iconUrl)
    expect((await sharp(body).metadata()).format).toBe('png')
    expect(await administrator.run(changeLogo, { picture: null })).toMatchObject({
      success: true,
      profile: { iconUrl: null },
    })
    expect(await readIcon()).toBeNull()
    const { rows } = await sql<{ staffId: string }>`
      select details ->> 'staffId' as staff_id from audit
      where event = 'firm.logo-changed'`.execute(app.owner.db)
    expect(rows.map(({ staffId }) => staffId)).toEqual(
      Array.from({ length: 2 }, () => administrator.viewer.staffId),
    )
  })

  test.each(['', 'no base64 at all', Buffer.from('<svg/>').toString('base64')])(
    '%j is refused',
    async (picture) => {
      expect(await administrator.run(changeLogo, { picture })).toMatchObject({
        success: false,
        errorCode: 'firm.logo-unreadable',
      })
      expect(await readIcon()).toBeNull()
    },
  )

  test('is changed by administrators only', async () => {
    const attorney = await openStaff(app, { role: 'attorney' })
    expect(await attorney.run(changeLogo, { picture: null })).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
  })
})
