// spec: intake#help-answered
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { savesOf } from '../save/test-saves.ts'
import { place, readBell } from '../test-questionnaires.ts'
import { questionFields, readerOf, type IntakeReader } from './test-intakes.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const staff = aParalegal(app)
const saves = savesOf(app, caseId)
const answerHelp = operation`answerHelpRequest { success errorCode question { ${questionFields} } }`
const key = 'contactDetails_d1'
const section = 'personalInformation'

let reader: IntakeReader

beforeAll(async () => {
  reader = readerOf(staff, caseId)
})
beforeEach(async () => {
  await saves.forget()
  await app.empty('notification')
  await askForHelp('¿Cuál teléfono?')
})
const reply = (input: object, client = staff) =>
  client.run<Answer>(answerHelp, {
    ...{ caseId, questionKey: key, version: '1-0', as: 'ANSWERED', reply: 'El celular.', ...input },
  })

test('a request for help is shown with the words of the client, and counted', async () => {
  expect(await see()).toMatchObject({
    ...{ state: 'HELP_REQUESTED', version: '1-0', savedBy: 'Rosa', resolution: null },
    help: { words: '¿Cuál teléfono?', since: expect.any(String) },
  })
  expect(await reader.findSection(section)).toMatchObject({ helpCount: 1 })
  const { forms } = await reader.readIntake()
  const counts = forms.map(({ helpCount }: Answer) => helpCount)
  expect(counts.filter((count: number) => count > 0)).toEqual([1])
  const { helpRequests } = await reader.readForm('101')
  expect(helpRequests).toEqual([{ questionKey: key, help: { words: '¿Cuál teléfono?' } }])
  expect((await reader.findLine('101', 'Part 7')).state).toBe('GAP')
})

test('the reply resolves the question, and the client is notified', async () => {
  expect(await reply({ reply: ' El celular.\r\nGracias. ' })).toMatchObject({
    ...{ success: true, errorCode: null },
    question: {
      state: 'ANSWERED_BY_FIRM',
      resolution: {
        ...{ as: 'ANSWERED', reply: 'El celular.\nGracias.', note: '' },
        act: { by: { familyName: 'Santos' }, at: expect.any(String) },
      },
    },
  })
  expect(await reader.findSection(section)).toMatchObject({ helpCount: 0 })
  expect((await readBell(app, app.demoData.accounts.rosa)).map(({ says }) => says)).toEqual([
    expect.stringMatching(/helped with a question that you marked\.$/),
  ])
})

test('a question is left to the firm without words', async () => {
  expect(await reply({ as: 'LEFT_TO_FIRM', reply: ' ' })).toMatchObject({
    success: true,
    question: { state: 'LEFT_TO_FIRM', resolution: { as: 'LEFT_TO_FIRM', reply: '' } },
  })
})

test('a later reply replaces the first one, and a repeated one changes nothing', async () => {
  await reply({ as: 'LEFT_TO_FIRM', reply: '' })
  const { version } = await see()
  const later = await reply({ version })
  expect(later).toMatchObject({ success: true, question: { state: 'ANSWERED_BY_FIRM' } })
  expect(await reply({ version })).toMatchObject({
    ...{ errorCode: 'questionnaire.help-changed', question: later.question },
  })
})

test('the second of two colleagues is refused and sees the first reply', async () => {
  const results = await Promise.all([reply({ reply: 'One.' }), reply({ reply: 'Two.' })])
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
  const refused = results.find(({ success }) => !success)
  const accepted = results.find(({ success }) => success)
  expect(refused.errorCode).toBe('questionnaire.help-changed')
  expect(refused.question.resolution.reply).toBe(accepted.question.resolution.reply)
  expect(await readBell(app, app.demoData.accounts.rosa)).toHaveLength(1)
})

test('a reply to words that the client has changed since is refused', async () => {
  await askForHelp('It is solved.', 1)
  expect(await reply({})).toMatchObject({
    ...{ success: false, errorCode: 'questionnaire.help-changed' },
    question: { version: '2-0', state: 'HELP_REQUESTED', help: { words: 'It is solved.' } },
  })
})

test('the client reads the reply at the question, also while changing the answer', async () => {
  const readReply = async () => {
    const sectionId = saves.idOf(section)
    const { data } = await rosa.graph(
      `query ($caseId: ID!, $sectionId: ID!) {
        sectionById(caseId: $caseId, sectionId: $sectionId) { sectionUiTransformedModel } }`,
      { caseId, sectionId },
    )
    const model: Answer = data.sectionById.sectionUiTransformedModel
    return model.Groups.flatMap(({ Questions }: Answer) => Questions).find(
      ({ Value }: Answer) => Value === key,
    ).FirmReply
  }
  expect(await readReply()).toBe('')
  await reply({})
  expect(await readReply()).toBe('El celular.')
  await askForHelp('And the other one?', 1)
  expect(await readReply()).toBe('El celular.')
  await reply({ version: '2-0', as: 'LEFT_TO_FIRM', reply: '' })
  expect(await readReply()).toBe('')
})

test('the resolution is gone when the client changes the answer', async () => {
  await reply({})
  await askForHelp('Another question.', 1)
  expect(await see()).toMatchObject({ state: 'HELP_REQUESTED', resolution: null, version: '2-0' })
})

test.each([
  [{ reply: '  ' }, 'questionnaire.reply-blank'],
  [{ reply: 'x'.repeat(501) }, 'questionnaire.reply-too-long'],
  [{ reply: 'Hello\u0007' }, 'questionnaire.comment-unreadable'],
  [{ questionKey: 'nothing' }, 'questionnaire.no-such-question'],
] as const)('%j is refused with %s', async (input, errorCode) => {
  expect(await reply(input)).toMatchObject({ success: false, errorCode, question: null })
  expect(await see()).toMatchObject({ state: 'HELP_REQUESTED' })
})

test('a question of a submitted section is refused', async () => {
  await place(app, caseId, [section], 4)
  await sql`update question_state set complete = false where case_id = ${caseId}`.execute(
    app.owner.db,
  )
  expect(await reply({})).toMatchObject({ errorCode: 'questionnaire.handed-in' })
})

test('a case of another firm is refused like an unknown one', async () => {
  const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
  for (const id of [caseId, app.deps.ids.rowId(), 'nonsense'])
    expect(await reply({ caseId: id }, northgate)).toMatchObject({
      ...{ errorCode: 'clients.no-such-case', question: null },
    })
})

const askForHelp = (helpNote: string, base?: number) =>
  saves.save(rosa, {
    ...{ section, key, data: { userNeedsHelp: true, helpNote } },
    ...(base !== undefined && { base }),
  })
const see = () => reader.findQuestion(section, key)
