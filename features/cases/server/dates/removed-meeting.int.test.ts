// spec: cases#meeting-removed
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aDischargedClient, startAt } from '#testing/test-people.ts'
import { newsInCase } from '#testing/test-news.ts'
import { changeStatus, type ChangeStatusInput } from '../stage/change-status.ts'
import { meetingsOf } from './test-meetings.ts'

const app = openTestApp()
startAt(app, '2026-11-22T02:00:00Z')
const { client: denise } = aDischargedClient(app)
const { newCase, set, toKey } = meetingsOf(app)

test('news that was read stays when the meeting is off', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await sql`update notification set read_at = portal_now() where case_id = ${id}`.execute(
    app.deps.database.db,
  )
  await set(id, null)
  expect(await news(id)).toEqual([
    'appointment: Your meeting of creditors is on 12/15/2026',
    'appointment: Your meeting of creditors is no longer on 12/15/2026. No new date is set.',
  ])
  await set(id, '2027-01-12')
  expect((await news(id)).at(-1)).toBe('appointment: Your meeting of creditors is on 01/12/2027')
  expect([(await news(id)).length, await readRemoved(id)]).toEqual([2, null])
})

test.each([
  ['Pre-Filing', {}],
  ['Complete', { outcome: 'dismissed' }],
] as const)('a case that becomes %s tells that its meeting is off', async (status, more) => {
  const id = await newCase(7, { filedOn: '2026-11-02', caseNumber: '26-10001' })
  const move = (input: Pick<ChangeStatusInput, 'status' | 'outcome'>) =>
    app.deps.database.transact((tx) =>
      changeStatus(app.deps, tx, { ...toKey(id), isConfirmed: true, ...input }),
    )
  await set(id, '2026-12-15')
  await move({ status, ...more })
  expect(await news(id)).toEqual([
    expect.stringMatching(/^case: /),
    'appointment: Your meeting of creditors is no longer on 12/15/2026. No new date is set.',
  ])
  expect(await readRemoved(id)).toBe('2026-12-15')
  if (status === 'Pre-Filing') return
  await move({ status: 'Filed' })
  expect((await news(id)).at(-1)).toBe('appointment: Your meeting of creditors is on 12/15/2026')
  expect(await readRemoved(id)).toBe(null)
})

async function readRemoved(id: string) {
  const { data } = await denise.graph('{ cases { get { id removedMeetingDay } } }')
  return data.cases.get.find((item: { id: string }) => item.id === id).removedMeetingDay
}
const news = async (caseId: string) =>
  (await newsInCase(app, caseId)).map(({ type, says }) => `${type}: ${says}`)
