// spec: staff#passkeys, staff#passkey-once, staff#passkey-address
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { resetSignIn } from '../people/change-people.ts'
import { deactivateStaff } from '../people/leaving.ts'
import { listTeam } from '../people/list-team.ts'
import { createPerson, listAuditEvents, minute, readRefusal, StaffBrowser } from '../test-staff.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey } from './change-passkeys.ts'
import { beginPasskeyProof, confirmStaffWithPasskey } from './prove-by-passkey.ts'
import { TestAuthenticator, type Behavior } from './test-authenticator.ts'
import { passkeysOf, type PasskeyPerson } from './test-passkeys.ts'

const app = openTestApp()
const { add, returnAfter, createPasskeyPerson, openBrowserOf, begin, submit } = passkeysOf(app)

test('a passkey is added, named, used after the password, and shown with its last use', async () => {
  const { email, staffId, browser } = await createPerson(app)
  const authenticator = new TestAuthenticator()
  await add(browser, authenticator, '  My\ncomputer ')
  expect(await app.lastMessage(email)).toMatchObject({
    subject: 'A passkey was added to your login',
    body: expect.stringContaining('“My computer”'),
  })
  const viewer = await browser.getViewer()
  expect(await listOwnPasskeys(app.deps, viewer)).toEqual([
    {
      id: expect.any(String),
      name: 'My computer',
      createdAt: expect.any(Date),
      lastUsedAt: null,
    },
  ])
  const elsewhere = new StaffBrowser(app)
  expect(await elsewhere.enter(email)).toMatchObject({
    next: 'SECOND_STEP',
    factors: ['AUTHENTICATOR', 'PASSKEY', 'RECOVERY_CODE'],
  })
  const options = await begin(elsewhere)
  expect(options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [
      { id: authenticator.credentialId.toString('base64url'), transports: ['internal'] },
    ],
  })
  expect((await submit(elsewhere, authenticator.sign(options))).next).toBe('SIGNED_IN')
  expect(await elsewhere.identify()).toMatchObject({ kind: 'staff', staffId })
  const [passkey] = await listOwnPasskeys(app.deps, viewer)
  expect(passkey?.lastUsedAt).toBeInstanceOf(Date)
  const team = await listTeam(app.deps, viewer)
  expect(team.find(({ id }) => id === staffId)?.factors).toContain('PASSKEY')
  expect((await listAuditEvents(app, staffId)).slice(-4)).toEqual([
    'staff.passkey-added done',
    'staff.password done',
    'staff.passkey done',
    'staff.signed-in done',
  ])
})

describe('a login by passkey is refused', () => {
  let person: PasskeyPerson

  beforeAll(async () => {
    person = await createPasskeyPerson()
  })

  test.each([
    ['from another origin', { origin: 'http://localhost:4001' }],
    ['for another host', { rpId: 'portal.example' }],
    ['without a check of the user', { isVerified: false }],
    ['without presence of the user', { isPresent: false }],
    ['as a response to another ceremony', { type: 'webauthn.create' }],
    ['with a made-up challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ] satisfies ReadonlyArray<readonly [string, Behavior]>)('%s', async (_, behavior) => {
    const browser = await openBrowserOf(person)
    const proof = person.authenticator.sign(await begin(browser), behavior)
    expect(await readRefusal(submit(browser, proof))).toBe('staff.passkey-refused')
    expect((await browser.identify()).kind).toBe('signed-out')
  })

  test('with the signature of another key', async () => {
    const browser = await openBrowserOf(person)
    const options = await begin(browser)
    const { signature } = new TestAuthenticator().sign(options)
    const proof = { ...person.authenticator.sign(options), signature }
    expect(await readRefusal(submit(browser, proof))).toBe('staff.passkey-refused')
  })

  test.each([
    ['nothing', ''],
    ['text that is not base64url', '!'],
    ['5,000 letters', 'A'.repeat(5000)],
  ])('with %s instead of each value', async (_, text) => {
    const browser = await openBrowserOf(person)
    const proof = person.authenticator.sign(await begin(browser))
    for (const field of ['credentialId', 'clientData', 'authenticatorData', 'signature'] as const) {
      await begin(browser)
      const refusal = await readRefusal(submit(browser, { ...proof, [field]: text }))
      expect([field, refusal]).toEqual([field, 'staff.passkey-refused'])
    }
  })

  test('with the passkey of another person', async () => {
    const { authenticator } = await createPasskeyPerson()
    const browser = await openBrowserOf(person)
    const proof = authenticator.sign(await begin(browser))
    expect(await readRefusal(submit(browser, proof))).toBe('staff.passkey-refused')
  })

  test('with a challenge of another sign-in', async () => {
    const [a, b] = [await openBrowserOf(person), await openBrowserOf(person)]
    await begin(a)
    const proof = person.authenticator.sign(await begin(b))
    expect(await readRefusal(submit(a, proof))).toBe('staff.passkey-refused')
  })

  test('with a challenge that is five minutes old', async () => {
    const browser = await openBrowserOf(person)
    const proof = person.authenticator.sign(await begin(browser))
    await app.clock.moveBy(5 * minute)
    expect(await readRefusal(submit(browser, proof))).toBe('staff.passkey-refused')
  })

  test('with a counter that did not go up', async () => {
    for (const [counter, expected] of [
      [50, 'done'],
      [50, 'staff.passkey-refused'],
      [49, 'staff.passkey-refused'],
      [0, 'staff.passkey-refused'],
      [51, 'done'],
    ] as const) {
      const browser = await openBrowserOf(person)
      const proof = person.authenticator.sign(await begin(browser), { counter })
      expect([counter, await readRefusal(submit(browser, proof))]).toEqual([counter, expected])
    }
  })

  test('before the password', async () => {
    const browser = new StaffBrowser(app)
    expect(await readRefusal(begin(browser))).toBe('staff.start-again')
    const proof = person.authenticator.sign({ challenge: 'AAAA' })
    expect(await readRefusal(submit(browser, proof))).toBe('staff.start-again')
  })
})

test('an authenticator that does not count may always report 0', async () => {
  const person = await createPasskeyPerson()
  for (const _ of [1, 2]) {
    const browser = await openBrowserOf(person)
    const proof = person.authenticator.sign(await begin(browser), { counter: 0 })
    expect((await submit(browser, proof)).next).toBe('SIGNED_IN')
  }
})

test('a signed challenge works once, also when a browser submits it several times at once', async () => {
  const person = await createPasskeyPerson()
  const browser = await openBrowserOf(person)
  const proof = person.authenticator.sign(await begin(browser))
  const results = await Promise.all(
    Array.from({ length: 5 }, () => readRefusal(submit(browser, proof))),
  )
  expect(results.filter((result) => result === 'done')).toHaveLength(1)
})

test('the fifth refused passkey ends the sign-in', async () => {
  const person = await createPasskeyPerson()
  const browser = await openBrowserOf(person)
  const refusals: string[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const proof = person.authenticator.sign(await begin(browser), { isVerified: false })
    refusals.push(await readRefusal(submit(browser, proof)))
  }
  expect(refusals.slice(3)).toEqual(['staff.passkey-refused', 'staff.start-again'])
  expect(await readRefusal(begin(browser))).toBe('staff.start-again')
})

test('a passkey signs in to the firm of its own login', async () => {
  const email = 'passkeys@firm.example'
  const hollis = await createPasskeyPerson({ firm: 'hollis', email })
  const northgate = await createPasskeyPerson({ firm: 'northgate', email })
  const browser = await openBrowserOf(hollis)
  const options = await begin(browser)
  expect((options as { allowCredentials: unknown[] }).allowCredentials).toHaveLength(2)
  expect((await submit(browser, northgate.authenticator.sign(options))).next).toBe('SIGNED_IN')
  expect(await browser.getViewer()).toMatchObject({ firmId: northgate.firmId })
})

test('a passkey confirms an act that asks again, and only that of the same person', async () => {
  const { browser, authenticator, staffId } = await createPasskeyPerson()
  const foreign = await createPasskeyPerson()
  const viewer = await returnAfter(browser, 6 * minute)
  expect(await readRefusal(beginPasskey(app.deps, viewer))).toBe('staff.step-up')
  const confirm = async (signer: TestAuthenticator) => {
    const proof = signer.sign(await beginPasskeyProof(app.deps, viewer))
    return readRefusal(confirmStaffWithPasskey(app.deps, viewer, proof))
  }
  expect(await confirm(foreign.authenticator)).toBe('staff.passkey-refused')
  expect(await confirm(authenticator)).toBe('done')
  expect(await readRefusal(beginPasskey(app.deps, await browser.getViewer()))).toBe('done')
  expect((await listAuditEvents(app, staffId)).slice(-2)).toEqual([
    'staff.step-up refused',
    'staff.step-up done',
  ])
})

describe('adding and removing', () => {
  test('asks again after five minutes', async () => {
    const { browser } = await createPasskeyPerson()
    const [passkey] = await listOwnPasskeys(app.deps, await browser.getViewer())
    const viewer = await returnAfter(browser, 5 * minute)
    expect(await readRefusal(beginPasskey(app.deps, viewer))).toBe('staff.step-up')
    expect(await readRefusal(removePasskey(app.deps, viewer, passkey?.id ?? ''))).toBe(
      'staff.step-up',
    )
  })

  test.each([
    ['', 'staff.passkey-name-required'],
    [' \n ', 'staff.passkey-name-required'],
    ['x'.repeat(61), 'staff.name-too-long'],
    ['x'.repeat(60), 'done'],
  ])('the name %j: %s', async (name, expected) => {
    const { browser } = await createPerson(app)
    expect(await readRefusal(add(browser, new TestAuthenticator(), name))).toBe(expected)
  })

  test.each([
    ['another origin', { origin: 'https://portal.example' }],
    ['another host', { rpId: 'portal.example' }],
    ['no check of the user', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.get' }],
  ] satisfies ReadonlyArray<readonly [string, Behavior]>)(
    'a new passkey with %s is refused, and its challenge is used up',
    async (_, behavior) => {
      const { browser, staffId } = await createPerson(app)
      const viewer = await browser.getViewer()
      const options = await beginPasskey(app.deps, viewer)
      const authenticator = new TestAuthenticator()
      const addWrong = addPasskey(app.deps, viewer, authenticator.make(options, 'A', behavior))
      expect(await readRefusal(addWrong)).toBe('staff.passkey-not-added')
      const addRight = addPasskey(app.deps, viewer, authenticator.make(options))
      expect(await readRefusal(addRight)).toBe('staff.passkey-not-added')
      expect(await listOwnPasskeys(app.deps, viewer)).toEqual([])
      expect(await listAuditEvents(app, staffId)).toContain('staff.passkey-added refused')
    },
  )

  test('the challenge of one session is refused in another', async () => {
    const a = await createPerson(app)
    const b = await createPerson(app)
    const options = await beginPasskey(app.deps, await a.browser.getViewer())
    const foreign = new TestAuthenticator().make(options)
    const addForeign = addPasskey(app.deps, await b.browser.getViewer(), foreign)
    expect(await readRefusal(addForeign)).toBe('staff.passkey-not-added')
  })

  test('a passkey can be added once, and not by another person', async () => {
    const { browser, authenticator } = await createPasskeyPerson()
    const { browser: foreign } = await createPerson(app)
    expect(await readRefusal(add(browser, authenticator))).toBe('staff.passkey-not-added')
    expect(await readRefusal(add(foreign, authenticator))).toBe('staff.passkey-not-added')
  })

  test('the eleventh passkey is refused', async () => {
    const { browser } = await createPerson(app)
    for (let count = 0; count < 10; count += 1) await add(browser, new TestAuthenticator())
    expect(await readRefusal(add(browser, new TestAuthenticator()))).toBe('staff.too-many-passkeys')
  })

  test('a removed passkey signs in no more, its person is informed, and no one else removes it', async () => {
    const person = await createPasskeyPerson()
    const foreign = await createPerson(app)
    const viewer = await person.browser.getViewer()
    const [passkey] = await listOwnPasskeys(app.deps, viewer)
    const id = passkey?.id ?? ''
    const foreignRemoval = removePasskey(app.deps, await foreign.browser.getViewer(), id)
    expect(await readRefusal(foreignRemoval)).toBe('staff.passkey-absent')
    const browser = await openBrowserOf(person)
    const proof = person.authenticator.sign(await begin(browser))
    await removePasskey(app.deps, viewer, id)
    expect((await app.lastMessage(person.email))?.subject).toBe(
      'A passkey was removed from your login',
    )
    expect(await readRefusal(submit(browser, proof))).toBe('staff.passkey-refused')
    expect(await readRefusal(removePasskey(app.deps, viewer, id))).toBe('staff.passkey-absent')
    expect((await openBrowserOf(person).then(begin)) ?? 'no passkey').toBe('no passkey')
  })
})

test.each([
  ['reset', resetSignIn],
  ['deactivation', deactivateStaff],
])('a %s removes all passkeys', async (_, change) => {
  const { browser } = await createPerson(app, { role: 'administrator' })
  const person = await createPasskeyPerson()
  const viewer = await person.browser.getViewer()
  await change(app.deps, await browser.getViewer(), person.staffId)
  expect(await listOwnPasskeys(app.deps, viewer)).toEqual([])
})

test('passkeys are not offered where the address allows none', async () => {
  const { browser, email } = await createPasskeyPerson()
  const { publicUrl } = app.deps
  Object.assign(app.deps, { publicUrl: 'http://portal.example' })
  try {
    const elsewhere = new StaffBrowser(app)
    expect((await elsewhere.enter(email)).factors).toEqual(['AUTHENTICATOR', 'RECOVERY_CODE'])
    expect(await begin(elsewhere)).toBeNull()
    const viewer = await browser.getViewer()
    expect(await beginPasskeyProof(app.deps, viewer)).toBeNull()
    expect(await readRefusal(beginPasskey(app.deps, viewer))).toBe('staff.passkeys-not-offered')
  } finally {
    Object.assign(app.deps, { publicUrl })
  }
  expect(browser.session?.offersPasskeys).toBe(true)
})
