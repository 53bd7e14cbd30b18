// spec: questionnaire#shape-change, questionnaire#reopen
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { place } from './test-questionnaires.ts'
import { spouseIn } from './test-case-changes.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const { readStatus, addSpouse, removeSpouse, submitAnswer } = spouseIn(app, rosa, caseId)

test('a complete section stays complete if its questions stay the same, and reopens if it gets new questions', async () => {
  await submitAnswer()
  await place(app, caseId, ['personalInformation'], 3)
  await addSpouse()
  expect([await readStatus('vehicles'), await readStatus('personalInformation')]).toEqual([3, 2])
  await removeSpouse()
  expect(await readStatus('vehicles')).toBe(3)
})

test('a rejected section reopens as Rejected, and a submitted or unstarted one keeps its status', async () => {
  await place(app, caseId, ['personalInformation'], 3, true)
  await place(app, caseId, ['householdItems'], 4)
  await place(app, caseId, ['gettingStarted'], 6)
  await place(app, caseId, ['homesAndLand'], 1)
  await addSpouse()
  expect(
    await Promise.all(
      ['personalInformation', 'householdItems', 'gettingStarted', 'homesAndLand'].map(readStatus),
    ),
  ).toEqual([5, 4, 6, 1])
})

test('notifies the firm once of questions that open in a read-only section', async () => {
  const mails = () => app.countMessages('dana.reyes@hollisreyes.example')
  await place(app, caseId, 'all', 4)
  await readStatus('vehicles')
  const before = await mails()
  await addSpouse()
  expect(
    await Promise.all(['personalInformation', 'vehicles', 'personalInformation'].map(readStatus)),
  ).toEqual([4, 4, 4])
  expect(await mails()).toBe(before + 1)
  expect(await app.lastMessage('dana.reyes@hollisreyes.example')).toMatchObject({
    subject: 'Submitted sections now have unanswered questions',
    body: expect.stringMatching(
      /^The case of Rosa Delgado and Luis Delgado .*cannot be changed there: Personal Information\b/,
    ),
  })
  await removeSpouse()
  expect([await readStatus('personalInformation'), await mails()]).toEqual([4, before + 1])
})

test('the dashboard shows the new states, and concurrent requests recalculate them once', async () => {
  await place(app, caseId, 'all', 1)
  await place(app, caseId, ['personalInformation'], 3)
  const done = async () =>
    (await rosa.graph('{ cases { get(active: true) { questionnaireSectionsDone } } }')).data.cases
      .get[0].questionnaireSectionsDone as number
  await done()
  await addSpouse()
  const answers = await Promise.all([
    done(),
    done(),
    readStatus('personalInformation'),
    done(),
    readStatus('personalInformation'),
  ])
  expect(answers).toEqual([0, 0, 2, 0, 2])
  const { rows } = await sql<{
    shape: string
  }>`select shape from questionnaire where case_id = ${caseId}`.execute(app.deps.database.db)
  expect(rows).toEqual([{ shape: `${app.deps.contents.newest.version}|joint|7` }])
})
