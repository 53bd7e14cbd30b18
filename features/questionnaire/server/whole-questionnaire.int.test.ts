import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { listInstances } from '../rules/instances.ts'
import type { JsonObject } from '../rules/content/model.ts'
import { chanceFrom, sampleAnswer } from '../rules/sample-answers.ts'
import { mapPrivate, mask } from '../rules/private/secrets.ts'
import { sectionsSeen } from './test-questionnaires.ts'
import { savesOf } from './save/test-saves.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const saves = savesOf(app, caseId)

test('answers every question of a joint case, reads each answer back, and completes every section', async () => {
  const { rows } = await sql<{
    chapter: 7 | 13 | null
  }>`select chapter from legal_case where id = ${caseId}`.execute(app.deps.database.db)
  const content = app.deps.contents.newest
  const shape = { version: content.version, joint: true, chapter: rows[0]?.chapter ?? null }
  const today = app.today()
  const chance = chanceFrom(11)
  const instances = [...listInstances(content, shape).values()].map((instance) => {
    const { debtor, question } = instance
    const data = sampleAnswer(question, {
      facts: { shape, debtor, language: 'en', names: { 1: 'Marcus', 2: 'Elena' } },
      today,
      chance,
      optionalOfTen: 5,
    })
    const seenBy = (viewer: 1 | 2): JsonObject =>
      mapPrivate(question.fields, data, ({ isMasked, isForOneAlone }, value) => {
        if (value === undefined) return undefined
        if (isMasked) return mask
        // Marcus saves all answers, but he cannot save Elena's private answer to such a question.
        if (isForOneAlone) return debtor === 1 && viewer === 1 ? value : undefined
        return (debtor ?? 1) === viewer ? value : ''
      })
    return { ...instance, data, seenBy }
  })
  for (const { systemName } of content.sections) {
    const own = instances.filter(({ section }) => section.systemName === systemName)
    for (const { key, data } of own) {
      const saved = await saves.save(marcus, { section: systemName, key, data, flag: true })
      expect([key, saved.success, saved.error, saved.questionCompleteFlag]).toEqual([
        key,
        true,
        null,
        true,
      ])
    }
    const asSeenBy = (viewer: 1 | 2) => new Map(own.map(({ key, seenBy }) => [key, seenBy(viewer)]))
    expect(await answersIn(marcus, systemName)).toEqual(asSeenBy(1))
    expect(await answersIn(elena, systemName)).toEqual(asSeenBy(2))
    // Sending back an answer exactly as it was shown changes nothing for either debtor.
    for (const { key, seenBy } of own) {
      expect([
        key,
        await saves.save(elena, { section: systemName, key, data: seenBy(2), flag: true }),
      ]).toEqual([
        key,
        expect.objectContaining({ questionCompleteFlag: true, questionDataJsonText: null }),
      ])
    }
    expect(await answersIn(marcus, systemName)).toEqual(asSeenBy(1))
  }
  for (const section of await sectionsSeen(marcus, caseId)) {
    expect(section.sectionStatus).toBe(2)
    const { data } = await marcus.graph(
      'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }',
      { request: { caseId, sectionId: section.id } },
    )
    expect([section.sectionSystemName, data.completeQuestionnaireSection]).toEqual([
      section.sectionSystemName,
      { success: true, error: null },
    ])
  }
})

/** Returns the answers by question key. */
async function answersIn(
  viewer: Browser,
  section: string,
): Promise<ReadonlyMap<string, JsonObject>> {
  const { data } = await viewer.graph(
    'query ($caseId: ID!, $sectionId: ID!) { sectionById(caseId: $caseId, sectionId: $sectionId) { sectionDataRecords { questionKey questionDataJsonText } } }',
    {
      caseId,
      sectionId: saves.idOf(section),
    },
  )
  const records = data.sectionById.sectionDataRecords as ReadonlyArray<{
    readonly questionKey: string
    readonly questionDataJsonText: string
  }>
  return new Map(
    records.map(({ questionKey, questionDataJsonText }) => [
      questionKey,
      JSON.parse(questionDataJsonText) as JsonObject,
    ]),
  )
}
