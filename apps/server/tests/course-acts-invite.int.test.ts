import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  coupleWithCase,
  placedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { listCoursesOfCase, type CourseValues } from '../firm/cases/courses.ts'
import { openTestApp } from '#testing/test-app.ts'
import { readSentences } from '#testing/test-news.ts'
import { seen } from '#testing/test-course-acts.ts'
import { aTestFolder } from '#database/test-folder.ts'

const app = openTestApp()
const folder = aTestFolder()
let couple: TakersOfCase
let alone: TakersOfCase

beforeEach(async () => {
  couple = await coupleWithCase(app)
  alone = await coupleWithCase(app, { isSingle: true })
})

describe('an invite', () => {
  test('prints that the course is set up, and reaches the client', async () => {
    expect(
      await firm('setup', alone.caseId, {
        pays: 'firm',
        providers: '176,245',
        staff: 'maria.santos@hollisreyes.example',
      }),
    ).toBe('The first course is set up.')
    expect(await event()).toMatchObject({
      event: 'course.set-up',
      details: { course: 'First', payment: 2, providers: '176 245' },
    })
    expect(await firm('order', alone.caseId, await numbers('900-55-2101'))).toMatch(
      /^Order [0-9a-f-]{36}: the client chooses the provider\.$/,
    )
    expect(await seen(alone.debtor1.browser, alone.caseId)).toMatchObject({
      invite: { coursePaymentType: 2, courseProviders: [{ providerId: 176 }, { providerId: 245 }] },
      order: { courseStatus: 1 },
      course: { hasPlacedOrder: true, orderStatus: 2, orderStep: 'CourseOrderedSuccessfully' },
    })
    expect(await bell(alone.debtor1.accountId)).toEqual([
      'Your attorney ordered the first course for you. Please choose a provider.',
    ])
    expect(await refusal('order', alone.caseId, await numbers('900-55-2101'))).toBe(
      'This course has already been ordered.',
    )
    await firm('setup', alone.caseId, { pays: 'client', providers: 'all' })
    expect((await seen(alone.debtor1.browser, alone.caseId)).invite).toMatchObject({
      coursePaymentType: 2,
      courseProviders: { length: 2 },
    })
  })

  test('can be used by its client', async () => {
    await firm('order', alone.caseId, await numbers('900-55-2102'))
    const { invite } = (await seen(alone.debtor1.browser, alone.caseId)) as unknown as {
      invite: {
        orderId: string
        courseProviders: ReadonlyArray<{ orderItemId: string; providerId: number }>
      }
    }
    const [offer] = invite.courseProviders
    const answer = await alone.debtor1.browser.graph(
      'mutation ($c: ID!, $o: ID!, $i: ID!, $p: Int!) { placeCourseOrder(caseId: $c, orderId: $o, orderItemId: $i, providerId: $p, courseMethodType: 1) { success errorMessage } }',
      { c: alone.caseId, o: invite.orderId, i: offer?.orderItemId, p: offer?.providerId },
    )
    expect(answer.data.placeCourseOrder).toEqual({ success: true, errorMessage: null })
    expect((await seen(alone.debtor1.browser, alone.caseId)).order).toMatchObject({
      orderId: invite.orderId,
      courseStatus: 2,
    })
  })

  test('stores no SSN, and asks for the SSN if no account has it', async () => {
    expect(await refusal('order', alone.caseId)).toBe(
      'The order service needs the Social Security number of debtor 1, nine digits. No account has it.',
    )
    expect(await refusal('order', alone.caseId, await numbers('12345'))).toContain('nine digits')
    await firm('order', alone.caseId, await numbers('900-55-2103'))
    expect(
      (
        await sql<{
          sealed: unknown
        }>`select ssn_sealed as sealed from account where id = ${alone.debtor1.accountId}`.execute(
          app.deps.database.db,
        )
      ).rows,
    ).toEqual([{ sealed: null }])
    expect(
      await refusal('order', couple.caseId, { 'ssn-file': join(folder, 'not there') }),
    ).toMatch(/^--ssn-file: .* could not be read/)
  })

  test('for both debtors is sent once to each, and requires the joint option', async () => {
    expect(await refusal('order', couple.caseId)).toBe(
      'There are two debtors. First choose how they take the course.',
    )
    await firm('setup', couple.caseId, { option: '1' })
    expect(
      await refusal('order', couple.caseId, { debtor: '2', ...(await numbers('900-55-2104')) }),
    ).toContain('number of debtor 1')
    await firm('order', couple.caseId, {
      debtor: '2',
      ...(await numbers('900-55-2104', '900-55-2105')),
    })
    expect(await seen(couple.debtor2.browser, couple.caseId)).toMatchObject({
      order: { courseStatus: 1 },
      course: { isOwner: true, jointOption: 1 },
    })
    expect(await seen(couple.debtor1.browser, couple.caseId)).toMatchObject({
      order: { courseStatus: 9 },
      course: { isOwner: false, hasPlacedOrder: true },
    })
    expect([
      (await bell(couple.debtor1.accountId)).length,
      (await bell(couple.debtor2.accountId)).length,
    ]).toEqual([1, 1])
    expect(await refusal('order', couple.caseId, { debtor: '1' })).toBe(
      'This course has already been ordered.',
    )
  })

  test('is refused when the course is not due', async () => {
    expect(await refusal('order', alone.caseId, await numbers('900-55-2106'), 'second')).toBe(
      'This course cannot be ordered now: the case is not filed.',
    )
    await firm('setup', alone.caseId, { legacy: 'yes' })
    expect(await refusal('order', alone.caseId, await numbers('900-55-2106'))).toBe(
      'This course cannot be ordered now: it was ordered in an earlier system.',
    )
    await firm('setup', couple.caseId, { option: '4' })
    expect(await refusal('order', couple.caseId, await numbers('900-55-2106'))).toBe(
      'This course cannot be ordered now: it is only for the other debtor.',
    )
    expect(await refusal('order', app.demoData.cases.denise)).toBe(
      'The case has no client code at the order service.',
    )
  })

  test('is not created when the order service is down, and is created once when only its response was lost', async () => {
    await app.courseProvider.failNext('createUser', 'fail')
    expect(await refusal('order', alone.caseId, await numbers('900-55-2107'))).toMatch(
      /^The order service did not answer/,
    )
    expect((await seen(alone.debtor1.browser, alone.caseId)).order).toBeUndefined()
    await app.courseProvider.failNext('placeOrder', 'lose')
    await firm('order', alone.caseId, await numbers('900-55-2107'))
    const { rows } = await sql<{
      orders: number
    }>`select count(*) as orders from rehearsal_course where kind = 'order' and key = (select order_key from course_order where case_id = ${alone.caseId})`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ orders: 1 }])
  })
})

describe('the joint option', () => {
  test('can change until a provider is chosen, as long as it fits the order', async () => {
    for (const option of ['1', '2', '3', '4', 'none', '2'])
      expect(await firm('setup', couple.caseId, { option })).toBe('The first course is set up.')
    await firm('order', couple.caseId, await numbers('900-55-2110'))
    expect(await refusal('setup', couple.caseId, { option: '1' })).toBe(
      'A course was already ordered, and this does not match it. Reset the course first.',
    )
    expect(await refusal('setup', couple.caseId, { option: '4' })).toContain(
      'Reset the course first.',
    )
    expect(await firm('setup', couple.caseId, { option: '3' })).toBe('The first course is set up.')
    expect((await seen(couple.debtor2.browser, couple.caseId)).order).toMatchObject({
      courseStatus: 9,
    })
    const otherCouple = await coupleWithCase(app)
    await placedCourse(app, otherCouple, { option: 2 })
    expect(await refusal('setup', otherCouple.caseId, { option: '3' })).toContain(
      'Reset the course first.',
    )
    expect(await refusal('setup', alone.caseId, { option: '1' })).toBe(
      'This case has one debtor, so there is no course to take together.',
    )
  })
})

const firm = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  listCoursesOfCase(app.deps, `course:${act}`, [caseId, course], values)
const refusal = (act: string, caseId: string, values: CourseValues = {}, course = 'first') =>
  firm(act, caseId, values, course).then(
    () => 'went through',
    (error: unknown) => (error as Error).message,
  )
const numbers = async (...lines: readonly string[]) => {
  const file = join(folder, 'numbers')
  await writeFile(file, `${lines.join('\n')}\n`)
  return { 'ssn-file': file }
}
const event = async () =>
  await app.row(
    sql<{
      event: string
      details: unknown
    }>`select event, details from audit where event like 'course.%' or event like 'firm.%' order by id desc limit 1`,
  )
const bell = (accountId: string) => readSentences(app, accountId)
