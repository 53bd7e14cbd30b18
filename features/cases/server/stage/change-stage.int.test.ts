// spec: workspace#stage
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'

const app = openTestApp()
const reason = 'The foreclosure sale is tomorrow'
const preview = operation`caseStagePreview { warning texts { language title step news } }`
const gaps = operation`caseStagePreview { gaps { gap count } }`
const change = operation`changeCaseStage { success error errorCode current { stage outcome filedOn
  caseNumber } }`
const open = { stage: 'PRE_FILING', outcome: null, filedOn: null, caseNumber: null }
const filedOn = '2026-11-20'
const filed = { ...open, stage: 'FILED', filedOn, caseNumber: '26-10442' }
const dismissed = { ...filed, stage: 'COMPLETE', outcome: 'DISMISSED' }

let attorney: StaffClient
let caseId: string
beforeEach(async () => {
  attorney = await openStaff(app, { role: 'attorney' })
  caseId = app.demoData.cases.rosa
})

// One case goes from stage to stage.
describe('a case is filed, dismissed and reinstated', { shuffle: false }, () => {
  test('a filing with something missing needs a reason', async () => {
    const { gaps: missing } = await attorney.run<Answer>(gaps, {
      ...{ caseId, change: filed, isNumberPending: false },
    })
    expect(missing.map(({ gap }: Answer) => gap)).toContain('DOCUMENTS')
    const variables = { caseId, seen: open, change: filed, isNumberPending: false }
    for (const tooShort of [undefined, ' a \n '])
      expect(await attorney.run<Answer>(change, { ...variables, reason: tooShort })).toMatchObject({
        ...{ success: false, errorCode: 'cases.gap-reason-wanted', current: null },
      })
  })

  test('the filing shows its texts first and needs a number or a confirmation', async () => {
    await expect(show({ ...open, stage: 'FILED' })).rejects.toMatchObject({
      code: 'cases.filing-date-wanted',
    })
    await expect(show({ ...filed, caseNumber: null })).rejects.toMatchObject({
      code: 'cases.number-wanted',
    })
    const pending = await show({ ...filed, caseNumber: null }, true)
    expect(pending).toMatchObject({ warning: null, texts: [{ language: 'EN' }] })
    const before = await readNews()
    expect(await show(filed)).toEqual({
      warning: null,
      texts: [
        {
          language: 'EN',
          title: 'Congratulations! Your case has been filed',
          step: 'Court',
          news: 'Your case moved forward: Filed',
        },
      ],
    })
    expect(await readNews()).toBe(before)
    expect(await set(open, filed)).toMatchObject({ success: true, current: filed })
    expect(await readNews()).toBe('case.status')
  })

  test('it is in the audit with the reason, because something is not there yet', async () => {
    const [entry] = await app.rows(sql<{ details: { reason?: string } }>`
      select details from audit
      where event = 'case.status-changed' and object = ${caseId}
      order by at desc, id desc limit 1`)
    expect(entry?.details.reason).toBe(reason)
  })

  test('the second of two colleagues is refused and sees the stage', async () => {
    const paralegal = await openStaff(app)
    const late = await set(open, { ...filed, caseNumber: '26-99999' }, false, paralegal)
    expect(late).toMatchObject({
      success: false,
      errorCode: 'cases.stage-changed',
      current: filed,
    })
  })

  test('an end needs a person who may close cases', async () => {
    const paralegal = await openStaff(app)
    await expect(show(dismissed, false, paralegal)).rejects.toMatchObject({
      code: 'staff.not-permitted',
    })
    expect(await set(filed, dismissed, false, paralegal)).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
    expect(await set(filed, { ...filed, stage: 'COMPLETE' })).toMatchObject({
      errorCode: 'cases.outcome-wanted',
    })
  })

  test('an ended case goes back with a warning, and keeps its number', async () => {
    expect(await show(dismissed)).toMatchObject({
      texts: [{ title: 'Your case was dismissed', step: 'Case dismissed' }],
    })
    expect(await set(filed, dismissed)).toMatchObject({ success: true, current: dismissed })
    const back = { ...open, stage: 'FILED' }
    expect(await show(back)).toMatchObject({
      warning: 'STEP_BACK',
      texts: [{ news: 'The status of your case was changed to: Filed' }],
    })
    expect(await set(dismissed, back)).toMatchObject({ success: true, current: filed })
    expect(await show(open)).toMatchObject({ warning: 'FILING_TAKEN_BACK' })
  })

  test('a number is taken back with a warning, and given again', async () => {
    expect(await set(filed, { ...filed, caseNumber: '' })).toMatchObject({
      success: false,
      errorCode: 'cases.number-wanted',
    })
    const without = { ...filed, caseNumber: null }
    expect(await show(without, true)).toMatchObject({
      warning: 'NUMBER_TAKEN_BACK',
      texts: [{ news: '26-10442 is no longer the number of your case. Please do not use it.' }],
    })
    expect(await set(filed, without, true)).toMatchObject({ success: true, current: without })
    expect(await readNews()).toBe('case.number-removed')
    const { rows } = await sql`select from case_key_date
      where case_id = ${caseId} and kind = 'case-number'`.execute(app.owner.db)
    expect(rows).toEqual([])
    expect(await set(without, filed)).toMatchObject({ success: true, current: filed })
    expect(await readNews()).toBe('case.number')
    const corrected = { ...filed, caseNumber: '26-10443' }
    expect(await set(filed, corrected)).toMatchObject({ success: true, current: corrected })
    expect(await readNumbersInNews()).toEqual(['26-10443'])
    expect(await set(corrected, filed)).toMatchObject({ success: true })
  })

  test('two colleagues take a number back at once: one of them does it, the other reads that', async () => {
    const paralegal = await openStaff(app)
    const without = { ...filed, caseNumber: null }
    // News of one kind within minutes is one row, so the acts are counted.
    const countActs = async () => {
      const { rows } = await sql`select from audit
        where object = ${caseId} and event = 'case.number-removed'`.execute(app.owner.db)
      return rows.length
    }
    const before = await countActs()
    const answers = await Promise.all(
      [attorney, paralegal].map((client) => set(filed, without, true, client)),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      errorCode: 'cases.stage-changed',
      error: 'A colleague changed the stage of this case while you were at it.',
      current: without,
    })
    expect(await countActs()).toBe(before + 1)
    expect(await readNews()).toBe('case.number-removed')
    expect(await set(without, filed)).toMatchObject({ success: true })
  })

  test('spouses with different languages both see theirs', async () => {
    await sql`update participant set language = 'es'
      where case_id = ${app.demoData.cases.whitfield} and debtor = 2`.execute(app.owner.db)
    caseId = app.demoData.cases.whitfield
    const { texts } = await show({ ...open, stage: 'COMPLETE', outcome: 'DISCHARGED' })
    expect(texts.map(({ language }: Answer) => language)).toEqual(['EN', 'ES'])
  })
})

const show = (input: object, isNumberPending = false, client = attorney) =>
  client.run<Answer>(preview, { caseId, change: input, isNumberPending })
const set = (seen: object, input: object, isNumberPending = false, client = attorney) =>
  client.run<Answer>(change, { caseId, seen, change: input, isNumberPending, reason })
const readNews = async () => {
  const rows = await app.rows(sql<{ kind: string }>`
    select kind from notification where case_id = ${caseId} order by created_at desc, id desc
    limit 1`)
  return rows[0]?.kind
}
const readNumbersInNews = async () => {
  const rows = await app.rows(sql<{ number: string }>`
    select params -> 'values' ->> 'number' as number from notification
    where case_id = ${caseId} and kind = 'case.number'`)
  return rows.map(({ number }) => number)
}
