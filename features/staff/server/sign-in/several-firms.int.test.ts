// spec: staff#several-firms
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { acceptInvitation } from '../people/accept-invitation.ts'
import { listTeam } from '../people/list-team.ts'
import {
  codeOf,
  createPerson,
  invitePerson,
  password,
  readRefusal,
  StaffBrowser,
  type TestPerson,
} from '../test-staff.ts'
import { chooseFirm } from './second-step.ts'
import { beginAuthenticator, submitFirstCode } from './set-up-authenticator.ts'

const app = openTestApp()

test('a code signs in to the firm of its own login only', async () => {
  const email = 'both@firm.example'
  const hollis = await createPerson(app, { firm: 'hollis', email })
  const northgate = await createPerson(app, { firm: 'northgate', email })
  for (const person of [hollis, northgate]) {
    await app.clock.moveBy(60_000)
    const browser = new StaffBrowser(app)
    expect((await browser.enter(email)).next).toBe('SECOND_STEP')
    expect((await browser.submit(await codeOf(app, person.secret))).next).toBe('SIGNED_IN')
    const viewer = await browser.getViewer()
    expect(viewer).toMatchObject({ staffId: person.staffId, firmId: person.firmId })
    const ids = (await listTeam(app.deps, viewer)).map(({ id }) => id)
    const foreign = person === hollis ? northgate : hollis
    expect([ids.includes(person.staffId), ids.includes(foreign.staffId)]).toEqual([true, false])
  }
})

test('the password of one firm opens no other, and the refusals are the same', async () => {
  const email = 'two-passwords@firm.example'
  const hollis = await createPerson(app, { firm: 'hollis', email })
  const northgate = await createPerson(app, {
    firm: 'northgate',
    email,
    typed: 'Silent-meadow-9',
  })
  const browser = new StaffBrowser(app)
  await browser.enter(email)
  expect(await readRefusal(browser.submit(await codeOf(app, northgate.secret)))).toBe(
    'staff.code-wrong',
  )
  expect(await readRefusal(choose(browser, northgate.firmId))).toBe('staff.start-again')
  await browser.submit(await codeOf(app, hollis.secret))
  expect(await browser.getViewer()).toMatchObject({ firmId: hollis.firmId })
  const wrong = new StaffBrowser(app).enter(email, 'Wrong-river-42')
  await expect(wrong).rejects.toMatchObject({
    code: 'staff.wrong',
    params: { attemptsRemaining: 4 },
  })
})

test('a login without authenticator can be chosen after the second step of the other', async () => {
  const email = 'new-firm@firm.example'
  const hollis = await createPerson(app, { firm: 'hollis', email })
  const invited = await invitePerson(app, { firm: 'northgate', email })
  const input = { token: invited.token, password }
  const abandoned = new StaffBrowser(app)
  await acceptInvitation(app.deps, abandoned.source, abandoned.setCookie, input)

  const browser = new StaffBrowser(app)
  expect((await browser.enter(email)).next).toBe('SECOND_STEP')
  expect(await readRefusal(choose(browser, invited.firmId))).toBe('staff.start-again')
  const result = await browser.submit(await codeOf(app, hollis.secret))
  expect(result).toMatchObject({ next: 'CHOOSE_FIRM' })
  expect(result.firms?.map(({ name }) => name).toSorted()).toEqual([
    'Hollis & Reyes Law',
    'Northgate Legal Group',
  ])
  expect(await readRefusal(choose(browser, '0190a000-0000-7000-8000-000000000001'))).toBe(
    'staff.start-again',
  )
  expect((await choose(browser, invited.firmId)).next).toBe('SET_UP_SECOND_STEP')
  const authenticator = await beginAuthenticator(app.deps, browser.source)
  const code = await codeOf(app, authenticator?.secret ?? '')
  await browser.keep(submitFirstCode(app.deps, browser.source, browser.setCookie, code))
  expect(await browser.getViewer()).toMatchObject({ staffId: invited.staffId })
})

test('the proven firm can be chosen as well, and opens one session', async () => {
  const email = 'choose-old@firm.example'
  const hollis = await createPerson(app, { firm: 'hollis', email })
  const { token } = await invitePerson(app, { firm: 'northgate', email })
  const abandoned = new StaffBrowser(app)
  await acceptInvitation(app.deps, abandoned.source, abandoned.setCookie, { token, password })
  const browser = new StaffBrowser(app)
  await browser.enter(email)
  await browser.submit(await codeOf(app, hollis.secret))
  const choices = [choose(browser, hollis.firmId), choose(browser, hollis.firmId)]
  const results = await Promise.all(choices.map(readRefusal))
  expect(results.toSorted()).toEqual(['done', 'staff.start-again'])
  expect(await browser.getViewer()).toMatchObject({ staffId: hollis.staffId })
})

test('a person of another firm who logs in with the same browser leaves it known to the first', async () => {
  const first = await createPerson(app, { firm: 'hollis' })
  const second = await createPerson(app, { firm: 'northgate' })
  const countMails = async ({ email, secret }: TestPerson) => {
    const before = await app.countMessages(email)
    await app.clock.moveBy(60_000)
    await first.browser.enter(email)
    await first.browser.submit(await codeOf(app, secret))
    return (await app.countMessages(email)) - before
  }
  expect(await countMails(second)).toBe(1)
  expect(await countMails(first)).toBe(0)
})

const choose = (browser: StaffBrowser, firmId: string) =>
  browser.keep(chooseFirm(app.deps, browser.source, browser.setCookie, firmId))
