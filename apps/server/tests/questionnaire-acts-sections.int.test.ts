import { sql } from 'kysely'
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import { openComment } from '#features/questionnaire/server/sealed-comments.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import {
  readBell,
  place,
  readSectionId,
  sectionSeen,
  sectionsSeen,
} from '#features/questionnaire/server/test-questionnaires.ts'
import { questionnaireOfCase, type QuestionnaireValues } from '../firm/cases/questionnaire.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { findClearTexts } from '#testing/test-clear-texts.ts'
import { events, resetSections } from '#testing/test-questionnaire-acts.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)

beforeAll(() => firm('show', caseId))
beforeEach(async () => {
  await firm('show', caseId)
  await resetSections(app, caseId)
})
const submit = operation`submitQuestionnaire(request: { caseId: $caseId }) { success error }`

describe('sending a section back', () => {
  test.each([4, 6] as const)(
    'reopens a section in state %i with the comment and notifies both spouses, each in their language',
    async (status) => {
      await handIn()
      await place(app, caseId, ['vehicles'], status)
      expect(
        await firm('send-back', caseId, { comment: ' The truck\r\nis missing. ' }, 'vehicles'),
      ).toBe('vehicles is back with the client.')
      expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
        sectionStatus: 5,
        isRejected: true,
        comments: 'Comment: The truck\nis missing.',
      })
      expect(await readBell(app, app.demoData.accounts.marcus)).toEqual([
        {
          type: 'questionnaire',
          says: 'Dana Reyes sent back the section “Vehicles” with a comment.',
        },
      ])
      expect(await readBell(app, app.demoData.accounts.elena, 'es')).toEqual([
        {
          type: 'questionnaire',
          says: 'Dana Reyes le devolvió la sección “Vehículos” con un comentario.',
        },
      ])
      expect(await events(app)).toMatchObject({
        event: 'questionnaire.section-sent-back',
        details: { section: 'vehicles' },
      })
    },
  )

  test('has its comment in no table in clear, and reads and seals one from before', async () => {
    await handIn()
    await firm('send-back', caseId, { comment: 'Zebra.' }, 'vehicles')
    expect(await findClearTexts(app, 'Zebra')).toEqual([])
    await sql`
      update questionnaire_comment
      set comment = 'Comment: Okapi.', comment_sealed = null`.execute(app.owner.db)
    const shown = { comments: 'Comment: Okapi.' }
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject(shown)
    await app.deps.renewKeyedValues()
    expect(await findClearTexts(app, 'Okapi')).toEqual([])
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject(shown)
  })

  test('a second time keeps both comments and shows the newest', async () => {
    await handIn()
    await firm('send-back', caseId, { comment: 'First.' }, 'vehicles')
    await place(app, caseId, ['vehicles'], 3, true)
    await marcus.graph(submit, { caseId })
    await firm('send-back', caseId, { comment: 'Second.' }, 'vehicles')
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      comments: 'Comment: Second.',
    })
    const { rows } = await sql<Parameters<typeof openComment>[2] & { readonly firmId: string }>`
      select id, comment as clear, encode(comment_sealed, 'base64') as sealed, firm_id
      from questionnaire_comment order by created_at, id`.execute(app.owner.db)
    const texts = rows.map(async ({ firmId, ...comment }) => {
      const firmKey = await getFirmKeyOfCase(app.owner.db, { firmId })
      return openComment(app.deps, { firmId, firmKey }, comment)
    })
    expect(await Promise.all(texts)).toEqual(['Comment: First.', 'Comment: Second.'])
  })

  test.each([1, 2, 3, 5] as const)('refuses to send a section back in state %i', async (status) => {
    await place(app, caseId, ['vehicles'], status, status === 5)
    expect(await refusal('send-back', { comment: 'Why?' }, 'vehicles')).toBe(
      'This section was not submitted, so the client still has it.',
    )
    expect([
      (await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus,
      await readBell(app, app.demoData.accounts.marcus),
    ]).toEqual([status, []])
  })

  test('requires a readable comment', async () => {
    await handIn()
    expect(await refusal('send-back', {}, 'vehicles')).toBe(
      'Please say what is missing: the client reads it beside the section.',
    )
    expect(await refusal('send-back', { comment: ' \n ' }, 'vehicles')).toBe(
      'Please say what is missing: the client reads it beside the section.',
    )
    expect(await refusal('send-back', { comment: 'x'.repeat(2001) }, 'vehicles')).toBe(
      'A comment may have at most 2,000 characters.',
    )
    expect(await refusal('send-back', { comment: 'a\u0000b' }, 'vehicles')).toBe(
      'A comment may hold letters and line breaks, and no control characters.',
    )
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(4)
  })
})

describe('importing sections', () => {
  test('imports one section, or all remaining sections', async () => {
    await handIn()
    expect(await firm('import', caseId, {}, 'vehicles')).toBe('1 section is imported.')
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(6)
    const { length } = app.deps.contents.newest.sections
    expect(await firm('import', caseId, {}, 'all')).toBe(`${length - 1} sections are imported.`)
    expect(
      new Set((await sectionsSeen(marcus, caseId)).map(({ sectionStatus }) => sectionStatus)),
    ).toEqual(new Set([6]))
    expect(await refusal('import', {}, 'all')).toBe(
      'Only a section that was submitted can be imported.',
    )
  })

  test.each([1, 2, 3, 5, 6] as const)('refuses to import a section in state %i', async (status) => {
    await place(app, caseId, ['vehicles'], status, status === 5)
    expect(await refusal('import', {}, 'vehicles')).toBe(
      'Only a section that was submitted can be imported.',
    )
    expect((await sectionSeen(marcus, caseId, 'vehicles')).sectionStatus).toBe(status)
  })
})

describe('sections that are turned on and off', () => {
  test('return unchanged before a submission', async () => {
    await place(app, caseId, ['vehicles'], 2)
    expect(await firm('hide', caseId, { section: 'vehicles' })).toBe(
      'Hidden: vehicles. What was answered stays.',
    )
    expect(
      (await sectionsSeen(marcus, caseId)).some(
        ({ sectionSystemName }) => sectionSystemName === 'vehicles',
      ),
    ).toBe(false)
    expect(await firm('show', caseId, { section: 'vehicles' })).toBe(
      'The questionnaire shows vehicles.',
    )
    expect(await firm('show', caseId, { section: 'vehicles' })).toBe(
      'The questionnaire showed vehicles before; nothing has changed.',
    )
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      sectionStatus: 2,
      isRejected: false,
      comments: null,
    })
  })

  test('return as sent back with a comment after a submission, unless they were submitted themselves', async () => {
    await firm('hide', caseId, { section: 'vehicles' })
    await handIn()
    await sql`update questionnaire_section set status = 1 where id = ${await readSectionId(app, caseId, 'vehicles')}`.execute(
      app.deps.database.db,
    )
    await firm('show', caseId, { section: 'vehicles' })
    expect(await sectionSeen(marcus, caseId, 'vehicles')).toMatchObject({
      sectionStatus: 5,
      isRejected: true,
      comments:
        'Comment: Please answer this section too. It was added after you submitted your questionnaire.',
    })
    expect(await readBell(app, app.demoData.accounts.elena)).toHaveLength(1)
    await firm('hide', caseId, { section: 'gettingStarted' })
    await firm('show', caseId, { section: 'gettingStarted' })
    expect(await sectionSeen(marcus, caseId, 'gettingStarted')).toMatchObject({
      sectionStatus: 4,
      isRejected: false,
    })
  })
})

const firm = (act: string, id: string, values: QuestionnaireValues = {}, object = '') =>
  questionnaireOfCase(app.deps, `questionnaire:${act}`, [id, object], values)
const refusal = (act: string, values: QuestionnaireValues = {}, object = '', id = caseId) =>
  firm(act, id, values, object).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const handIn = async () => {
  await place(app, caseId, 'all', 3)
  expect((await marcus.graph(submit, { caseId })).data.submitQuestionnaire).toEqual({
    success: true,
    error: null,
  })
  await app.empty('notification')
}
