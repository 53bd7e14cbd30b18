// spec: questionnaire#ended-case
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { sendBackSection } from './firm/send-back-section.ts'
import { place } from './test-questionnaires.ts'
import { changesIn } from './test-ended-case.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const { toKey, move, readStatuses, changes, change } = changesIn(app, rosa, caseId)

test('a case that has ended refuses every change and shows its sections as they were', async () => {
  const before = await readStatuses()
  await move({ status: 'Complete', outcome: 'withdrawn' })
  // The time of the end may be unknown.
  await sql`update participant set ended_at = null where case_id = ${caseId}`.execute(app.owner.db)
  for (const name of Object.keys(changes))
    expect([name, await change(name)]).toEqual([
      name,
      expect.objectContaining({
        success: false,
        error: expect.stringContaining('This case has ended'),
        errorCode: 'questionnaire.case-ended',
      }),
    ])
  expect(await readStatuses()).toEqual(before)
  const { data } = await rosa.graph(
    'query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { isReadOnly } }',
    { caseId },
  )
  for (const section of data.caseQuestionnaireSections) expect(section.isReadOnly).toBe(true)
  await move({ status: 'Pre-Filing' })
  expect(await change('startResumeQuestionnaireSection')).toMatchObject({ success: true })
})

test('the firm cannot send a section back to a client who could not change it', async () => {
  await place(app, caseId, ['vehicles'], 4)
  await move({ status: 'Complete', outcome: 'withdrawn' })
  const sendBack = () =>
    app.deps.database.transact((tx) =>
      sendBackSection(app.deps, tx, { ...toKey(), section: 'vehicles', comment: 'Please add it.' }),
    )
  await expect(sendBack()).rejects.toMatchObject({ code: 'questionnaire.ended' })
  await move({ status: 'Pre-Filing' })
  await sendBack()
  expect(await readStatuses()).toContain(5)
})
