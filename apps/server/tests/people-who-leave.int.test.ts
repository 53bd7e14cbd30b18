// spec: staff#people-who-leave
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { beforeTests } from '#database/test-before.ts'
import { noWork } from '#features/staff/rules/leaving/held-work.ts'
import {
  deactivateStaff,
  handOverStaffWork,
  reactivateStaff,
  readStaffWork,
} from '#features/staff/server/people/leaving.ts'
import { listTeam } from '#features/staff/server/people/list-team.ts'
import { invitePerson, readRefusal } from '#features/staff/server/test-staff.ts'
import { openTestApp } from '#testing/test-app.ts'
import { actsOf, proven } from '#testing/test-leavers.ts'
import { operation } from '#testing/test-operations.ts'
import { aParalegal } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import {
  assign,
  createColleague,
  listNotices,
  type Colleague,
} from '#testing/test-staff-notices.ts'

const app = openTestApp()
const administrator = beforeTests(() => createColleague(app, { role: 'administrator' }))
const paralegal = aParalegal(app)
const { createLeaver, deactivate, countWork } = actsOf(app, administrator)

const changeTask = operation`changeCaseTask { errorCode task { assignee { id hasLeft } } }`
const tasksOf = operation`caseTasks { title assignee { familyName hasLeft } }`

describe('a person who leaves', () => {
  test('is counted with everything that is theirs', async () => {
    const { leaver, work } = await createLeaver()
    expect(await countWork(leaver)).toEqual(work)
    expect(await countWork(await createColleague(app))).toEqual(noWork)
  })

  test('keeps the cases that have ended, and the name in the filter with them', async () => {
    const leaver = await createColleague(app, { role: 'attorney' })
    const { mei } = app.demoData.cases
    const move = (status: string) =>
      app.rows(sql`update legal_case set status = ${status} where id = ${mei}`)
    onTestFinished(async () => void (await move('Pre-Filing')))
    await assign(app, mei, leaver.staffId)
    await move('Complete')
    expect(await countWork(leaver)).toEqual(noWork)
    await deactivate(leaver, { receiverId: administrator.staffId })
    expect(await isNamed(leaver)).toBe(true)
  })

  test('hands everything over to one colleague, who gets one notice and one email', async () => {
    const { leaver, work, taskId, filterId, away } = await createLeaver()
    const receiver = await createColleague(app, { role: 'attorney' })
    const mails = await app.countMessages(receiver.email)
    await deactivate(leaver, { receiverId: receiver.staffId, seen: work })
    expect(await countWork(leaver)).toEqual(noWork)
    expect(await countWork(receiver)).toEqual(work)
    const notices = await listNotices(app, receiver)
    expect(notices).toMatchObject([
      {
        kind: 'staff.work-received',
        text: expect.stringContaining('2 open cases, 1 task, 1 saved filter'),
        path: '/workspace/clients',
      },
    ])
    expect(await app.countMessages(receiver.email)).toBe(mails + 1)
    expect((await app.lastMessage(receiver.email))?.subject).toBe(
      'The work of a colleague is now yours',
    )
    const [filter] = await app.rows(
      sql<{ filter: object }>`select filter from case_filter where id = ${filterId}`,
    )
    expect(filter?.filter).toEqual({ assignedTo: receiver.staffId, chapter: 7 })
    const [absence] = await app.rows(
      sql<{ substituteId: string }>`
        select substitute_id from staff_notice_setting where staff_id = ${away.staffId}`,
    )
    expect(absence?.substituteId).toBe(receiver.staffId)
    expect(await listAudited(leaver)).toEqual([
      { event: 'case.assigned', object: app.demoData.cases.rosa },
      { event: 'case.assigned', object: app.demoData.cases.whitfield },
      { event: 'case.task-changed', object: app.demoData.cases.rosa },
      { event: 'staff.work-handed-over', object: leaver.staffId },
    ])
    const outdated = { title: 'Call', assigneeId: null, dueOn: null }
    const answer = await paralegal.run<Answer>(changeTask, { taskId, version: 1, task: outdated })
    expect(answer.errorCode, 'a colleague who had the task open').toBe('cases.task-changed')
  })

  test('is marked as long as something is theirs, and no more after coming back', async () => {
    const { leaver, work } = await createLeaver()
    const name = { familyName: await familyNameOf(leaver) }
    await deactivate(leaver, { seen: work })
    const { rosa } = app.demoData.cases
    const marked = { assignee: { ...name, hasLeft: true } }
    expect(await paralegal.run(tasksOf, { caseId: rosa })).toContainEqual(
      expect.objectContaining(marked),
    )
    expect(await isNamed(leaver)).toBe(true)
    await reactivateStaff(app.deps, proven(app, administrator), leaver.staffId)
    const back = { assignee: { ...name, hasLeft: false } }
    expect(await paralegal.run(tasksOf, { caseId: rosa })).toContainEqual(
      expect.objectContaining(back),
    )
    expect(await countWork(leaver), 'what was not handed over').toEqual(work)
    await deactivate(leaver)
    const receiver = await createColleague(app, { role: 'administrator' })
    await handOverStaffWork(app.deps, proven(app, administrator), leaver.staffId, {
      receiverId: receiver.staffId,
    })
    expect(await isNamed(leaver)).toBe(false)
  })

  test('who works on a case with the receiver is named there once', async () => {
    const leaver = await createColleague(app, { role: 'attorney' })
    const receiver = await createColleague(app, { role: 'attorney' })
    const { rosa, whitfield } = app.demoData.cases
    await assign(app, rosa, leaver.staffId, receiver.staffId)
    await assign(app, whitfield, receiver.staffId, leaver.staffId)
    await deactivate(leaver, { receiverId: receiver.staffId })
    const teams = await app.rows(
      sql`select attorney_id, paralegal_id from legal_case where id in (${rosa}, ${whitfield})`,
    )
    const alone = { attorneyId: receiver.staffId, paralegalId: null }
    expect(teams).toEqual([alone, alone])
  })

  test('whose colleague is away: no one stands in for themselves', async () => {
    const { leaver, away } = await createLeaver()
    await deactivate(leaver, { receiverId: away.staffId })
    const [absence] = await app.rows(
      sql<{ substituteId: string | null }>`
        select substitute_id from staff_notice_setting where staff_id = ${away.staffId}`,
    )
    expect(absence?.substituteId).toBeNull()
  })
})

describe('a hand-over is refused', () => {
  test.each([
    ['unknown', () => Promise.resolve('0199f0aa-0000-7000-8000-000000000000'), 'absent'],
    ['malformed', () => Promise.resolve('no id'), 'absent'],
    [
      'of another firm',
      async () => (await invitePerson(app, { firm: 'northgate' })).staffId,
      'absent',
    ],
    ['who has left', createLeft, 'absent'],
    ['who is a paralegal', async () => (await invitePerson(app, {})).staffId, 'not-attorney'],
  ])('to a colleague %s', async (_, createReceiver, refusal) => {
    const { leaver, work } = await createLeaver()
    const receiverId = await createReceiver()
    const refused = deactivate(leaver, { receiverId })
    expect(await readRefusal(refused)).toBe(`staff.receiver-${refusal}`)
    expect(await countWork(leaver)).toEqual(work)
    expect(await stateOf(leaver), 'all or nothing').toBe('ACTIVE')
  })

  test('to the person who leaves, and of a person who works here', async () => {
    const { leaver } = await createLeaver()
    const choice = { receiverId: leaver.staffId }
    expect(await readRefusal(deactivate(leaver, choice))).toBe('staff.receiver-absent')
    const handOver = handOverStaffWork(app.deps, proven(app, administrator), leaver.staffId, choice)
    expect(await readRefusal(handOver)).toBe('staff.still-active')
  })

  test('when the numbers are not those that were seen', async () => {
    const { leaver, work } = await createLeaver()
    await assign(app, app.demoData.cases.mei, leaver.staffId)
    expect(await readRefusal(deactivate(leaver, { seen: work }))).toBe('staff.work-changed')
    expect(await stateOf(leaver)).toBe('ACTIVE')
  })

  test('to people who are no administrators, who read no numbers either', async () => {
    const { leaver } = await createLeaver()
    const { viewer } = await createColleague(app, { role: 'attorney' })
    const choice = { receiverId: viewer.staffId }
    for (const work of [
      readStaffWork(app.deps, viewer, leaver.staffId),
      deactivateStaff(app.deps, viewer, leaver.staffId, choice),
      handOverStaffWork(app.deps, viewer, leaver.staffId, choice),
    ])
      expect(await readRefusal(work)).toBe('staff.not-permitted')
  })
})

async function findMember({ staffId }: Colleague) {
  const team = await listTeam(app.deps, proven(app, administrator))
  return team.find(({ id }) => id === staffId)
}

const isNamed = async (leaver: Colleague) => (await findMember(leaver))?.hasWork
const stateOf = async (leaver: Colleague) => (await findMember(leaver))?.state
const familyNameOf = async (leaver: Colleague) => (await findMember(leaver))?.familyName

async function createLeft(): Promise<string> {
  const left = await createColleague(app, { role: 'attorney' })
  await deactivate(left)
  return left.staffId
}

/** What the hand-over wrote to the audit. */
function listAudited({ staffId }: Colleague) {
  return app.rows(
    sql<{ event: string; object: string }>`
      select event, object from audit
      where request_id is not distinct from (
          select request_id from audit where event = 'staff.work-handed-over' and object = ${staffId})
        and (at, event) >= (
          select at, 'case.' from audit where event = 'staff.work-handed-over' and object = ${staffId})
        and event in ('case.assigned', 'case.task-changed', 'staff.work-handed-over')
      order by event, object`,
  )
}
