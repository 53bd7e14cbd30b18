// Every question of the content at once: what fits is saved complete, comes back as it was, and in the end nothing is missing anywhere.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/test-house.ts'
import { instancesOf } from '../rules/instances.ts'
import type { JsonObject } from '../rules/model.ts'
import { chanceFrom, sampleAnswer } from '../rules/sample-answers.ts'
import { mapPrivate, mask } from '../rules/secrets.ts'
import { sectionsSeen } from './test-questionnaires.ts'
import { savesIn } from './test-saves.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser()
  elena = house.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  caseId = house.cast.cases.whitfield
  saves = await savesIn(house, caseId)
})
afterAll(() => house.close())

test('a joint case is answered from end to end', async () => {
  const { rows } = await sql<{ chapter: 7 | 13 | null }>`select chapter from legal_case where id = ${caseId}`.execute(house.world.database.db)
  const content = house.world.contents.newest
  const shape = { version: content.version, joint: true, chapter: rows[0]?.chapter ?? null }
  const today = house.clock.now().toISOString().slice(0, 10)
  const chance = chanceFrom(11)
  for (const { key, debtor, question, section } of instancesOf(content, shape).values()) {
    const data = sampleAnswer(question, { facts: { shape, debtor, language: 'en', names: { 1: 'Marcus', 2: 'Elena' } }, today, chance, optionalOfTen: 5 })
    const saved = await saves.save(marcus, { section: section.systemName, key, data, flag: true })
    expect([key, saved.success, saved.error, saved.questionCompleteFlag]).toEqual([key, true, null, true])
    const seenBy = (viewer: 1 | 2): JsonObject => mapPrivate(question.fields, data, ({ isMasked }, value) => (value === undefined ? undefined : isMasked ? mask : (debtor ?? 1) === viewer ? value : ''))
    expect([key, await saves.read(marcus, section.systemName, key)]).toEqual([key, seenBy(1)])
    expect([key, await saves.read(elena, section.systemName, key)]).toEqual([key, seenBy(2)])
    // What somebody was shown, sent back as it is, changes nothing, whoever sends it.
    expect([key, await saves.save(elena, { section: section.systemName, key, data: seenBy(2), flag: true })]).toEqual([key, expect.objectContaining({ questionCompleteFlag: true, questionDataJsonText: null })])
    expect([key, await saves.read(marcus, section.systemName, key)]).toEqual([key, seenBy(1)])
  }
  for (const section of await sectionsSeen(marcus, caseId)) {
    expect(section.sectionStatus).toBe(2)
    const { data } = await marcus.graph('mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }', { request: { caseId, sectionId: section.id } })
    expect([section.sectionSystemName, data.completeQuestionnaireSection]).toEqual([section.sectionSystemName, { success: true, error: null }])
  }
}, 120_000)
