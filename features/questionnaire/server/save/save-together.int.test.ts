// spec: saving#merge, saving#late-retry, security#late-retry
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { savesOf } from './test-saves.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
const saves = savesOf(app, app.demoData.cases.whitfield)

beforeEach(() => saves.forget())

const key = 'leasedVehicles'
const [tab, otherTab] = [
  '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d11',
  '8f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d22',
]

describe('concurrent saves', () => {
  test('many saves of one question at once are all stored as revisions', async () => {
    await saves.save(marcus, { key, data: leases() })
    const letters = [...'abcdefgh']
    const answers = await Promise.all(
      letters.map((letter, index) =>
        saves.save(index % 2 === 0 ? marcus : elena, {
          key,
          base: 1,
          data: leases(lease(letter.repeat(6), letter)),
        }),
      ),
    )
    expect(answers.map(({ success }) => success)).toEqual(letters.map(() => true))
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(
      new Set(letters.map((_, index) => index + 2)),
    )
    const data = (await stands()) as { leases: ReadonlyArray<{ id: string }> }
    expect(data.leases.map(({ id }) => id).toSorted()).toEqual(
      letters.map((letter) => letter.repeat(6)),
    )
    expect(await saves.readRows('questionnaire_revision')).toHaveLength(9)
  })

  test('saves of different questions of one case all succeed', async () => {
    const keys = ['ownedVehicles', 'leasedVehicles', 'recreational']
    const answers = await Promise.all(
      keys.flatMap((secondKey) =>
        [marcus, elena].map((browser) =>
          saves.save(browser, { key: secondKey, data: { has: 'no' }, flag: true }),
        ),
      ),
    )
    expect(answers.every(({ success }) => success)).toBe(true)
    const states = await saves.readRows<{ questionKey: string; complete: boolean }>(
      'question_state',
    )
    for (const otherKey of keys)
      expect(states).toContainEqual(
        expect.objectContaining({ questionKey: otherKey, complete: true }),
      )
  })

  test('two first saves of one answer are both stored', async () => {
    const [first, second] = await Promise.all([
      saves.save(marcus, { key, base: 0, data: leases(lease('aaaaaa', 'His')) }),
      saves.save(elena, { key, base: 0, data: leases(lease('bbbbbb', 'Hers')) }),
    ])
    expect([first.revision, second.revision].toSorted()).toEqual([1, 2])
    expect((await stands())?.['leases']).toHaveLength(2)
  })
})

describe('a save with an older base revision', () => {
  beforeEach(() =>
    saves.save(marcus, { key, data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'Kia')) }),
  )

  test('merges with the newer answer and returns the merged answer', async () => {
    await saves.save(elena, {
      key,
      base: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'Kia'), lease('cccccc', 'Hers')),
    })
    const answer = await saves.save(marcus, {
      key,
      base: 1,
      data: leases(lease('aaaaaa', 'Fiat'), lease('bbbbbb', 'Kia')),
    })
    const whole = leases(lease('aaaaaa', 'Fiat'), lease('bbbbbb', 'Kia'), lease('cccccc', 'Hers'))
    expect(answer).toMatchObject({ revision: 3, overwrittenPaths: [] })
    expect(JSON.parse(answer.questionDataJsonText ?? '')).toEqual(whole)
    expect(await stands()).toEqual(whole)
  })

  test('overwrites a field that both spouses changed and returns its previous value', async () => {
    await saves.save(elena, {
      key,
      base: 1,
      data: leases(lease('aaaaaa', 'Hers'), lease('bbbbbb', 'Kia')),
    })
    expect(
      await saves.save(marcus, {
        key,
        base: 1,
        data: leases(lease('aaaaaa', 'His'), lease('bbbbbb', 'Kia')),
      }),
    ).toMatchObject({
      overwrittenPaths: ['/leases/aaaaaa/lessorName'],
      overwrittenValues: ['"Hers"'],
      questionDataJsonText: null,
    })
    expect(await stands()).toEqual(leases(lease('aaaaaa', 'His'), lease('bbbbbb', 'Kia')))
  })

  test('does not delete a record that the other person has changed', async () => {
    await saves.save(elena, {
      key,
      base: 1,
      data: leases(lease('aaaaaa', 'Changed'), lease('bbbbbb', 'Kia')),
    })
    await saves.save(marcus, { key, base: 1, data: leases(lease('bbbbbb', 'Kia')) })
    expect(await stands()).toEqual(leases(lease('aaaaaa', 'Changed'), lease('bbbbbb', 'Kia')))
  })

  test('replaces the whole answer when its base revision is missing or unknown', async () => {
    await saves.save(elena, { key, base: 1, data: leases(lease('cccccc', 'Hers')) })
    await saves.save(marcus, { key, data: leases(lease('dddddd', 'His')) })
    expect(await stands()).toEqual(leases(lease('dddddd', 'His')))
    await saves.save(elena, { key, base: 77, data: leases(lease('eeeeee', 'Hers')) })
    expect(await stands()).toEqual(leases(lease('eeeeee', 'Hers')))
  })
})

describe('a tab whose responses were lost', () => {
  beforeEach(() => saves.save(elena, { key, data: leases(lease('aaaaaa', 'Ford')) }))

  test('its own earlier saves count as read, so a record that the tab deleted afterwards stays deleted', async () => {
    await saves.save(marcus, {
      key,
      base: 1,
      writer: tab,
      sequence: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'Mistake')),
    })
    expect(
      await saves.save(marcus, {
        key,
        base: 1,
        writer: tab,
        sequence: 2,
        data: leases(lease('aaaaaa', 'Fiat')),
      }),
    ).toMatchObject({ overwrittenPaths: [], questionDataJsonText: null })
    expect(await stands()).toEqual(leases(lease('aaaaaa', 'Fiat')))
  })

  test("keeps what the other person added after the tab's own save", async () => {
    await saves.save(marcus, {
      key,
      base: 1,
      writer: tab,
      sequence: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'Mistake')),
    })
    await saves.save(elena, {
      key,
      base: 2,
      writer: otherTab,
      sequence: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'Mistake'), lease('cccccc', 'Hers')),
    })
    await saves.save(marcus, {
      key,
      base: 1,
      writer: tab,
      sequence: 2,
      data: leases(lease('aaaaaa', 'Ford')),
    })
    expect(await stands()).toEqual(leases(lease('aaaaaa', 'Ford'), lease('cccccc', 'Hers')))
  })

  test("keeps what the other person added before the tab's own save, even if the tab has not read it", async () => {
    await saves.save(elena, {
      key,
      base: 1,
      writer: otherTab,
      sequence: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('cccccc', 'Hers')),
    })
    await saves.save(marcus, {
      key,
      base: 1,
      writer: tab,
      sequence: 1,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'His')),
    })
    await saves.save(marcus, {
      key,
      base: 1,
      writer: tab,
      sequence: 2,
      data: leases(lease('aaaaaa', 'Ford'), lease('bbbbbb', 'His too')),
    })
    const data = (await stands()) as { leases: readonly JsonObject[] }
    expect(data.leases).toHaveLength(3)
    expect(data.leases).toContainEqual(lease('cccccc', 'Hers'))
    expect(data.leases).toContainEqual(lease('bbbbbb', 'His too'))
  })
})

describe('a late retry', () => {
  test('succeeds, is stored as history and changes nothing', async () => {
    await saves.save(marcus, { key, writer: tab, sequence: 5, data: { has: 'no' }, flag: true })
    const late = await saves.save(marcus, { key, writer: tab, sequence: 4, data: { has: 'yes' } })
    expect(late).toMatchObject({
      success: true,
      revision: 1,
      questionCompleteFlag: true,
      questionDataJsonText: '{"has":"no"}',
      overwrittenPaths: [],
      sectionStatus: 2,
    })
    expect(await stands()).toEqual({ has: 'no' })
    expect(
      (
        await saves.readRows<{ revision: number; becameCurrent: boolean; sequence: number }>(
          'questionnaire_revision',
        )
      ).map(({ revision, becameCurrent: current, sequence }) => [revision, current, sequence]),
    ).toEqual([
      [1, true, 5],
      [2, false, 4],
    ])
    expect(await saves.readRows('question_state')).toContainEqual(
      expect.objectContaining({ questionKey: key, complete: true }),
    )
  })

  test('the next save of the tab continues its sequence, and other tabs have their own', async () => {
    await saves.save(marcus, { key, writer: tab, sequence: 5, data: { has: 'no' } })
    await saves.save(marcus, { key, writer: tab, sequence: 4, data: { has: 'yes' } })
    expect(
      await saves.save(elena, {
        key,
        writer: otherTab,
        sequence: 1,
        base: 1,
        data: { has: 'yes' },
      }),
    ).toMatchObject({ revision: 3 })
    expect(
      await saves.save(marcus, {
        key,
        writer: tab,
        sequence: 5,
        base: 3,
        data: { has: 'no' },
        flag: true,
      }),
    ).toMatchObject({ revision: 4, questionCompleteFlag: true })
    expect(await stands()).toEqual({ has: 'no' })
  })

  test('a writer name that is not a UUID is ignored', async () => {
    await saves.save(marcus, { key, writer: 'tab', sequence: 5, data: { has: 'no' } })
    expect(
      await saves.save(marcus, { key, writer: 'tab', sequence: 4, data: { has: 'yes' } }),
    ).toMatchObject({ revision: 2 })
    expect(await stands()).toEqual({ has: 'yes' })
  })
})

const lease = (id: string, lessorName: string): JsonObject => ({ id, lessorName })
const leases = (...some: readonly JsonObject[]): JsonObject => ({ has: 'yes', leases: some })
const stands = () => saves.read(marcus, 'vehicles', key)
