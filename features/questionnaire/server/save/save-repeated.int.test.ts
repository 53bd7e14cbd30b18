// spec: saving#repeated-save
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { savesOf, type Saving } from './test-saves.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
const saves = savesOf(app, app.demoData.cases.whitfield)

beforeEach(() => saves.forget())

const key = 'leasedVehicles'
const his = '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d11'
const hers = '8f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d22'

describe('the same change of the same tab, sent again without a base revision', () => {
  test('returns the response of the first save', async () => {
    const first = await saves.save(marcus, from(his, 1, { has: 'no' }))
    expect(await saves.save(marcus, from(his, 1, { has: 'no' }))).toEqual(first)
    expect(await countRevisions()).toBe(1)
  })

  test('keeps what the other person saved in between, and returns it', async () => {
    await saves.save(marcus, from(his, 1, { has: 'no' }))
    const { savedAt } = await saves.save(elena, from(hers, 1, { has: 'yes' }))
    expect(await saves.save(marcus, from(his, 1, { has: 'no' }))).toMatchObject({
      success: true,
      revision: 2,
      savedAt,
      questionDataJsonText: '{"has":"yes"}',
      overwrittenPaths: [],
    })
    expect(await readAnswer()).toEqual({ has: 'yes' })
    expect(await countRevisions()).toBe(2)
  })

  test('gives no new IDs to records that were sent without an ID', async () => {
    const change = from(his, 1, {
      has: 'yes',
      leases: [{ lessorName: 'Ford' }, { lessorName: 'Kia' }],
    })
    const first = await saves.save(marcus, change)
    expect(await saves.save(marcus, change)).toEqual(first)
    expect(await countRevisions()).toBe(1)
  })

  test('does not restore a private number that was replaced since', async () => {
    const number = (ssn: string): Saving => ({
      section: 'personalInformation',
      key: 'taxIds_d1',
      data: { taxIdKind: 'ssn', ssn },
      writer: his,
    })
    await saves.save(marcus, { ...number('123456789'), sequence: 1 })
    await saves.save(elena, { ...number('219512013'), writer: hers, sequence: 1 })
    const sealed = () =>
      saves.readRows<{ path: string; sealed: Uint8Array }>('questionnaire_secret')
    const before = await sealed()
    await saves.save(marcus, { ...number('123456789'), sequence: 1 })
    expect(await sealed()).toEqual(before)
    expect(await countRevisions()).toBe(2)
  })

  test('makes no revision when newer changes of the tab have been saved', async () => {
    await saves.save(marcus, from(his, 1, { has: 'no' }))
    await saves.save(marcus, from(his, 2, { has: 'yes' }))
    expect(await saves.save(marcus, from(his, 1, { has: 'no' }))).toMatchObject({
      success: true,
      revision: 2,
    })
    expect(await countRevisions()).toBe(2)
  })

  test('makes no second revision of a late change that is stored as history', async () => {
    await saves.save(marcus, from(his, 2, { has: 'yes' }))
    await saves.save(marcus, from(his, 1, { has: 'no' }))
    await saves.save(marcus, from(his, 1, { has: 'no' }))
    expect(await countRevisions()).toBe(2)
    expect(await readAnswer()).toEqual({ has: 'yes' })
  })

  test('makes one revision when several copies of the change arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => saves.save(marcus, from(his, 1, { has: 'no' }))),
    )
    expect(answers.map(({ success, revision }) => [success, revision])).toEqual(
      answers.map(() => [true, 1]),
    )
    expect(await countRevisions()).toBe(1)
  })
})

describe('the same sequence number with another change', () => {
  beforeEach(() => saves.save(marcus, from(his, 1, { has: 'no' })))

  test('another text under the same sequence number becomes the newest answer, so nothing is lost', async () => {
    expect(await saves.save(marcus, from(his, 1, { has: 'yes' }))).toMatchObject({ revision: 2 })
    expect(await saves.save(marcus, from(his, 1, { has: 'no' }))).toMatchObject({ revision: 3 })
    expect(await readAnswer()).toEqual({ has: 'no' })
  })

  test('another completion flag under the same sequence number is saved', async () => {
    expect(await saves.save(marcus, { ...from(his, 1, { has: 'no' }), flag: true })).toMatchObject({
      questionCompleteFlag: true,
    })
  })

  test('a change based on the revision of the first save is saved', async () => {
    await saves.save(elena, from(hers, 1, { has: 'yes' }))
    expect(await saves.save(marcus, { ...from(his, 1, { has: 'no' }), base: 2 })).toMatchObject({
      revision: 3,
    })
    expect(await readAnswer()).toEqual({ has: 'no' })
  })

  test('the same change from another account is saved', async () => {
    await saves.save(elena, from(hers, 1, { has: 'yes' }))
    expect(await saves.save(elena, from(his, 1, { has: 'no' }))).toMatchObject({ revision: 3 })
  })
})

interface Step {
  readonly isHis: boolean
  /**
   * Index of a change that this person sent before and now sends again. Undefined for a new change.
   */
  readonly again: number | undefined
  readonly withBase: boolean
  readonly city: string
}

const step: fc.Arbitrary<Step> = fc.record({
  isHis: fc.boolean(),
  again: fc.option(fc.nat(5), { nil: undefined }),
  withBase: fc.boolean(),
  city: fc.constantFrom('A', 'B', 'C'),
})

test('in any order of saves and retries, a retry changes nothing and no new change is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      await saves.forget()
      const submissions = new Map<string, Saving[]>([
        [his, []],
        [hers, []],
      ])
      let revision = 0
      for (const [index, { isHis, again, withBase, city }] of steps.entries()) {
        const [browser, writer] = isHis ? ([marcus, his] as const) : ([elena, hers] as const)
        const earlier = submissions.get(writer) ?? []
        const repeated = again === undefined ? undefined : earlier[again]
        if (repeated) {
          const before = await readAnswer()
          expect(await saves.save(browser, repeated)).toMatchObject({ success: true, revision })
          expect(await readAnswer()).toEqual(before)
        } else {
          const change = {
            ...from(writer, index, { has: 'yes', city }),
            ...(withBase && { base: revision }),
          }
          earlier.push(change)
          revision += 1
          expect(await saves.save(browser, change)).toMatchObject({ success: true, revision })
          expect(await readAnswer()).toEqual({ has: 'yes', city })
        }
        expect(await countRevisions()).toBe(revision)
      }
    }),
    { numRuns: 12 },
  )
})

const from = (writer: string, sequence: number, data: JsonObject): Saving => ({
  key,
  writer,
  sequence,
  data,
})
const readAnswer = () => saves.read(marcus, 'vehicles', key)
const countRevisions = async () => (await saves.readRows('questionnaire_revision')).length
