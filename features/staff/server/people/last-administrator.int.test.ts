// spec: staff#people
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { createPerson, invitePerson, readRefusal, type TestPerson } from '../test-staff.ts'
import { changeRole, resetSignIn } from './change-people.ts'
import { deactivateStaff } from './leaving.ts'

describe('the last administrator who can sign in', () => {
  /** A firm of its own with these administrators. */
  async function createAdministrators(count: number) {
    const own = await startTestApp()
    const people: TestPerson[] = []
    for (let index = 0; index < count; index += 1)
      people.push(await createPerson(own, { firm: 'northgate', role: 'administrator' }))
    const viewers = await Promise.all(people.map(({ browser }) => browser.getViewer()))
    return { own, viewers }
  }

  test('keeps the role, although others are invited', async () => {
    const { own, viewers } = await createAdministrators(1)
    const [viewer] = viewers
    if (!viewer) throw new Error('No administrator')
    await invitePerson(own, { firm: 'northgate', role: 'administrator' })
    expect(await readRefusal(changeRole(own.deps, viewer, viewer.staffId, 'attorney'))).toBe(
      'staff.last-administrator',
    )
    await own.close()
  })

  test.each(['give up the role', 'deactivate each other', 'reset each other'])(
    'remains when two %s at once',
    async (what) => {
      const { own, viewers } = await createAdministrators(2)
      const [a, b] = viewers
      if (!a || !b) throw new Error('Two administrators are missing')
      const results = await Promise.all(
        [[a, b] as const, [b, a] as const].map(([viewer, target]) => {
          if (what === 'give up the role')
            return readRefusal(changeRole(own.deps, viewer, viewer.staffId, 'attorney'))
          const change = what === 'reset each other' ? resetSignIn : deactivateStaff
          return readRefusal(change(own.deps, viewer, target.staffId))
        }),
      )
      expect(results.toSorted()).toEqual([
        'done',
        what === 'give up the role' ? 'staff.last-administrator' : 'staff.not-permitted',
      ])
      const { rows } = await sql<{ active: number }>`
        select count(*) as active
        from staff s
        join staff_login l on l.staff_id = s.id
        where s.firm_id = ${a.firmId} and s.role = 'administrator' and s.disabled_at is null
          and l.password_hash is not null`.execute(own.owner.db)
      expect(rows).toEqual([{ active: 1 }])
      await own.close()
    },
  )
})
