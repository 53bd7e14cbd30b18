import type { Saves } from './save/test-saves.ts'
import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { readCategory } from '#testing/test-uploads.ts'
import type { JsonObject } from '../rules/content/model.ts'
import { readBell, completeStates, place, readSectionId } from './test-questionnaires.ts'

interface LeafSeen {
  readonly requirement: string
  readonly because: readonly string[]
  readonly isByAnswers: boolean
}

export const completing = operation`completeQuestionnaireSection { success error }`

export const vehicle = {
  id: 'car001',
  vehicleDetails: { insured: 'yes' },
  vehicleLoans: { has: 'yes' },
}

export const ofVehicles = ['vehicles.title', 'vehicles.insurance', 'vehicles.loan']

/** Saves answers in a case and reads which documents they ask for. */
export function askingIn(app: TestApp, marcus: Browser, caseId: string, saves: Saves) {
  beforeEach(async () => {
    const { db } = app.deps.database
    await app.empty(
      'questionnaire_answer',
      'question_state',
      'questionnaire_submission',
      'notification',
    )
    await sql`update document_category set because = null, requirement_by = 'template', requirement = 'optional' where requirement_by <> 'template'`.execute(
      db,
    )
    await place(app, caseId, 'all', 1)
  })

  async function complete(browser: Browser, section: string): Promise<boolean> {
    const { data } = await browser.graph(completing, {
      request: { caseId, sectionId: await readSectionId(app, caseId, section) },
    })
    return data.completeQuestionnaireSection.success as boolean
  }

  /** Saves this answer, and marks every other question of the section as complete. */
  async function say(section: string, key: string, data: JsonObject): Promise<void> {
    await place(app, caseId, [section], 2)
    expect(await saves.save(marcus, { section, key, data })).toMatchObject({ success: true })
    await completeStates(app, caseId, section)
  }

  async function leaf(
    key: string,
    browser = marcus,
    debtor?: 1 | 2,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LeafSeen> {
    const { data } = await browser.graph(
      'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { requirement because isByAnswers } }',
      { c: caseId, k: await readCategory(app, caseId, key, debtor) },
      headers,
    )
    return data.documentsChildLeafCategory as LeafSeen
  }
  const readRequirements = async (...keys: readonly string[]) =>
    Promise.all(keys.map(async (key) => (await leaf(key)).requirement))
  const readUnread = async () => [
    (await readBell(app, app.demoData.accounts.marcus)).length,
    (await readBell(app, app.demoData.accounts.elena)).length,
  ]
  return { complete, say, leaf, readRequirements, readUnread }
}
