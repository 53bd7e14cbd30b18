// spec: saving#revision, saving#refusals, saving#response, questionnaire#reopen
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { listForFirm } from '../firm/list-for-firm.ts'
import { resolveQuestion } from '../firm/resolve-question.ts'
import { place } from '../test-questionnaires.ts'
import { savesOf } from './test-saves.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const saves = savesOf(app, caseId)

beforeEach(() => saves.forget())

describe('the effects of a save', () => {
  const settle = () =>
    app.deps.database.transact((tx) =>
      resolveQuestion(app.deps, tx, {
        caseId,
        firmId: app.demoData.firms.hollis,
        questionKey: 'leasedVehicles',
        as: 'leftToUs',
        note: 'Call first',
      }),
    )

  test('an answer decides which dependent questions are asked and which are skipped', async () => {
    const first = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'neverMarried' },
    })
    expect(first.disabledQuestionKeys).toContain('nonFilingSpouse')
    const married = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'married', liveTogether: 'yes' },
    })
    expect(married.disabledQuestionKeys).not.toContain('nonFilingSpouse')
    expect(await readState('nonFilingSpouse')).toMatchObject({ disabled: false })
    const again = await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'divorced' },
    })
    expect(again.disabledQuestionKeys).toContain('nonFilingSpouse')
    expect(again.disabledQuestionKeys).not.toContain('formerSpouses')
  })

  test('saves the answer to a skipped question', async () => {
    await saves.save(rosa, {
      section: 'personalInformation',
      key: 'maritalStatus',
      data: { status: 'neverMarried' },
    })
    expect(
      await saves.save(rosa, {
        section: 'personalInformation',
        key: 'nonFilingSpouse',
        data: { sameAddress: 'yes' },
      }),
    ).toMatchObject({ success: true })
    expect(await readState('nonFilingSpouse')).toMatchObject({ disabled: true })
  })

  test.each([
    [false, 2],
    [true, 5],
  ] as const)(
    'reopens a completed section that has become incomplete: with sent back %s, its new status is %i',
    async (isRejected, status) => {
      await place(app, caseId, ['vehicles'], 3, isRejected)
      const answer = await saves.save(rosa, {
        key: 'leasedVehicles',
        data: { has: 'yes' },
        flag: true,
      })
      expect(answer).toMatchObject({
        sectionStatus: status,
        reopenedSectionIds: [saves.idOf('vehicles')],
      })
      expect(await readStatus('vehicles')).toBe(status)
    },
  )

  test('a completed section stays completed while no answer is missing', async () => {
    await place(app, caseId, ['vehicles'], 3)
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true }),
    ).toMatchObject({ sectionStatus: 3, reopenedSectionIds: [] })
    expect(await readStatus('vehicles')).toBe(3)
  })

  test('a request for help makes the question incomplete and notifies the firm at most once a day, without any answer', async () => {
    const attorney = 'dana.reyes@hollisreyes.example'
    const before = await app.countMessages(attorney)
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: false })
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', note: 'Acme' },
      flag: true,
    })
    expect(await readState('leasedVehicles')).toMatchObject({ complete: false, help: true })
    expect(await app.countMessages(attorney)).toBe(before + 1)
    const mail = await app.lastMessage(attorney)
    expect(mail).toMatchObject({
      subject: 'A client asks for help with the questionnaire',
      body: expect.stringContaining(
        'The question is "Leased Vehicles" (leasedVehicles) in the section "Vehicles".',
      ),
    })
    expect(mail?.body).toContain(`npm run firm -- questionnaire:status ${caseId}`)
    expect(mail?.body).toContain(
      `http://localhost:4000/workspace/clients/${app.demoData.cases.rosa}\n`,
    )
    expect(mail?.body).toContain('Rosa Delgado')
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'no' }, flag: true })
    expect(await readState('leasedVehicles')).toMatchObject({ complete: true, help: false })
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    expect(await app.countMessages(attorney)).toBe(before + 1)
    await sql`update question_state set help = false, help_told_at = help_told_at - interval '25 hours' where case_id = ${caseId}`.execute(
      app.deps.database.db,
    )
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Still' },
    })
    expect(await app.countMessages(attorney)).toBe(before + 2)
    await settle()
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Not that' },
    })
    expect(await app.countMessages(attorney)).toBe(before + 3)
  })

  test('the firm sees a request for help only while the question is asked', async () => {
    const caseOfFirm = { caseId, firmId: app.demoData.firms.hollis }
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    expect(
      (await listForFirm(app.deps, caseOfFirm))?.helps.map(({ questionKey }) => questionKey),
    ).toEqual(['leasedVehicles'])
    await sql`update question_state set disabled = true where case_id = ${caseId} and question_key = 'leasedVehicles'`.execute(
      app.deps.database.db,
    )
    expect((await listForFirm(app.deps, caseOfFirm))?.helps).toEqual([])
  })

  test("a change by the client clears the firm's resolution", async () => {
    await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' } })
    await settle()
    expect(
      await saves.save(rosa, { key: 'leasedVehicles', data: { has: 'userNeedsHelp' }, flag: true }),
    ).toMatchObject({ questionCompleteFlag: true })
    expect(await readState('leasedVehicles')).toMatchObject({ resolution: 'leftToUs' })
    await saves.save(rosa, {
      key: 'leasedVehicles',
      data: { has: 'userNeedsHelp', helpNote: 'Now it is clearer' },
    })
    expect(await readState('leasedVehicles')).toMatchObject({
      help: true,
      resolution: null,
      resolvedBy: null,
      resolvedAt: null,
      resolutionNote: 'Call first',
    })
  })
})

const readStatus = async (section: string) =>
  (await saves.readRows<{ systemName: string; status: number }>('questionnaire_section')).find(
    ({ systemName }) => systemName === section,
  )?.status
const readState = async (key: string) =>
  (
    await saves.readRows<{
      questionKey: string
      disabled: boolean
      complete: boolean
      help: boolean
      resolution: string | null
    }>('question_state')
  ).find(({ questionKey }) => questionKey === key)
