// spec: staff#people-who-leave
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { beforeTests } from '#database/test-before.ts'
import { noWork } from '#features/staff/rules/leaving/held-work.ts'
import { changeRole } from '#features/staff/server/people/change-people.ts'
import { deactivateStaff } from '#features/staff/server/people/leaving.ts'
import { readRefusal } from '#features/staff/server/test-staff.ts'
import { openTestApp } from '#testing/test-app.ts'
import { actsOf, proven } from '#testing/test-leavers.ts'
import { operation } from '#testing/test-operations.ts'
import { aParalegal } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { createColleague, listKinds, listNotices } from '#testing/test-staff-notices.ts'

const app = openTestApp()
const administrator = beforeTests(() => createColleague(app, { role: 'administrator' }))
const paralegal = aParalegal(app)
const { createLeaver, deactivate, countWork } = actsOf(app, administrator)

const assignMany = operation`assignClients { changed errorCode }`

describe('at the same time', () => {
  test('two administrators hand over to different colleagues: one of them gets all', async () => {
    const { leaver, work } = await createLeaver()
    const second = await createColleague(app, { role: 'administrator' })
    const receivers = [
      await createColleague(app, { role: 'attorney' }),
      await createColleague(app, { role: 'attorney' }),
    ] as const
    const results = await Promise.all(
      [administrator, second].map((person, index) =>
        readRefusal(
          deactivateStaff(app.deps, proven(app, person), leaver.staffId, {
            receiverId: receivers[index]?.staffId,
            seen: work,
          }),
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['done', 'staff.work-changed'])
    const [a, b] = [await countWork(receivers[0]), await countWork(receivers[1])]
    expect([a, b]).toContainEqual(work)
    expect([a, b]).toContainEqual(noWork)
  })

  test('the receiver leaves too, or becomes a paralegal: nothing is left with them', async () => {
    const second = await createColleague(app, { role: 'administrator' })
    for (const change of [
      (staffId: string) =>
        deactivateStaff(app.deps, proven(app, second), staffId, { seen: noWork }),
      (staffId: string) => changeRole(app.deps, proven(app, second), staffId, 'paralegal'),
    ]) {
      const { leaver } = await createLeaver()
      const { staffId: receiverId } = await createColleague(app, { role: 'attorney' })
      const results = await Promise.all([
        readRefusal(deactivate(leaver, { receiverId })),
        readRefusal(change(receiverId)),
      ])
      expect(results.filter((result) => result === 'done').length).toBeGreaterThan(0)
      const left = await app.rows(
        sql`select c.id from legal_case c
          join staff s on s.id = c.attorney_id
          where c.attorney_id = ${receiverId} and s.disabled_at is not null`,
      )
      expect(left).toEqual([])
    }
  })

  test('a case that is being assigned to the person goes over with the rest', async () => {
    const leaver = await createColleague(app, { role: 'attorney' })
    const { staffId: receiverId } = await createColleague(app, { role: 'attorney' })
    const { mei, amirHollis } = app.demoData.cases
    const input = { caseIds: [mei, amirHollis], attorneyId: leaver.staffId }
    await Promise.all([
      paralegal.run<Answer>(assignMany, input),
      deactivate(leaver, { receiverId }),
    ])
    expect(await countWork(leaver)).toEqual(noWork)
  })
})

describe('the same notice is not there twice', () => {
  test('when two colleagues assign the same case to the same person', async () => {
    const { staffId: attorneyId, ...person } = await createColleague(app, { role: 'attorney' })
    const input = { caseIds: [app.demoData.cases.mei], attorneyId }
    const results = await Promise.all(
      [paralegal, paralegal].map((client) => client.run<Answer>(assignMany, input)),
    )
    expect(results.map(({ changed }) => changed as number).toSorted()).toEqual([0, 1])
    expect(await listKinds(app, { ...person, staffId: attorneyId })).toEqual(['case.assigned'])
  })

  test('when a hand-over is repeated', async () => {
    const { leaver } = await createLeaver()
    const receiver = await createColleague(app, { role: 'attorney' })
    for (const _ of ['first', 'again']) await deactivate(leaver, { receiverId: receiver.staffId })
    expect(await listKinds(app, receiver)).toEqual(['staff.work-received'])
  })
})

test('20,000 cases go over at once, with one notice', async () => {
  const leaver = await createColleague(app, { role: 'attorney' })
  const receiver = await createColleague(app, { role: 'attorney' })
  await sql`
    insert into legal_case
      (id, firm_id, office_id, attorney_id, chapter, status, firm_stage, case_type, opened_on)
    select gen_random_uuid(), firm_id, office_id, ${leaver.staffId}, 7, 'Pre-Filing', firm_stage,
      case_type, opened_on
    from legal_case c, generate_series(1, 20000)
    where c.id = ${app.demoData.cases.rosa}`.execute(app.owner.db)
  const seen = { ...noWork, openCases: 20_000, casesAsAttorney: 20_000 }
  await deactivate(leaver, { receiverId: receiver.staffId, seen })
  expect(await countWork(receiver)).toEqual(seen)
  expect(await listNotices(app, receiver)).toHaveLength(1)
  const [audited] = await app.rows(
    sql<{ cases: number }>`select count(*)::int as cases from audit
      where event = 'case.assigned' and details ->> 'attorneyId' = ${receiver.staffId}`,
  )
  expect(audited?.cases).toBe(20_000)
})
