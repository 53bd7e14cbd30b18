// spec: limits#message-limits
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { messageLimits } from '#features/notifications/rules/message-limits.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { createPerson, invitePerson, minute, readRefusal } from '../test-staff.ts'
import { changeRole, resendInvitation, resetSignIn } from './change-people.ts'
import { deactivateStaff, reactivateStaff } from './leaving.ts'

const app = openTestApp()
const { max } = messageLimits.colleague.toPerson
let viewer: StaffViewer

beforeAll(async () => {
  const { browser } = await createPerson(app, { role: 'administrator' })
  viewer = await browser.getViewer()
})

test('links for one colleague are limited, also when they are sent at once', async () => {
  const { staffId } = await invitePerson(app, {})
  const refusals = await Promise.all(
    Array.from({ length: max + 4 }, () => readRefusal(resendInvitation(app.deps, viewer, staffId))),
  )
  expect(refusals.filter((code) => code === 'done')).toHaveLength(max)
  expect(new Set(refusals)).toEqual(new Set(['done', 'notifications.person-messages']))
  const second = await invitePerson(app, {})
  expect(await readRefusal(resendInvitation(app.deps, viewer, second.staffId))).toBe('done')
  await app.clock.moveBy(61 * minute)
  const later = { ...viewer, provenAt: app.clock.now() }
  expect(await readRefusal(resendInvitation(app.deps, later, staffId))).toBe('done')
})

test('all acts on a colleague count together, and a deactivation never waits', async () => {
  const { staffId } = await createPerson(app)
  const fresh = () => ({ ...viewer, provenAt: app.clock.now() })
  for (let round = 0; round < max; round += 1) {
    const role = round % 2 === 0 ? 'attorney' : 'paralegal'
    await changeRole(app.deps, fresh(), staffId, role)
  }
  for (const act of [
    () => changeRole(app.deps, fresh(), staffId, 'attorney'),
    () => resetSignIn(app.deps, fresh(), staffId),
  ])
    await expect(act()).rejects.toMatchObject({
      code: 'notifications.person-messages',
      params: { count: max, name: expect.stringMatching(/^Sam Person/) },
    })
  expect(await readRefusal(deactivateStaff(app.deps, fresh(), staffId))).toBe('done')
  expect(await readRefusal(reactivateStaff(app.deps, fresh(), staffId))).toBe(
    'notifications.person-messages',
  )
})
