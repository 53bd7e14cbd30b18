import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aTestDatabase } from '#database/test-database.ts'
import type { RememberedAnswers } from '#ports/remembered-answers.ts'
import { rememberedAnswersTable } from './remembered-answers-table.ts'

const own = aTestDatabase()
let answers: RememberedAnswers

beforeAll(async () => {
  answers = rememberedAnswersTable(own.database)
})

let used = 0

test('a request runs once, and then has its answer', async () => {
  const request = nextRequest()
  const claimed = await claim(request)
  expect(await answers.begin(request)).toEqual({ state: 'running' })
  await claimed.finish({ text: '{"data":1}' })
  await own.clock.moveBy(10 * 60_000)
  expect(await answers.begin(request)).toEqual({ state: 'done', answer: { text: '{"data":1}' } })
})

test('of many at once one runs', async () => {
  const request = nextRequest()
  const all = await Promise.all(Array.from({ length: 8 }, () => answers.begin(request)))
  expect(all.map(({ state }) => state).toSorted()).toEqual([
    'new',
    ...Array.from({ length: 7 }, () => 'running'),
  ])
})

test('other content under the same key is refused, and another sender starts a request', async () => {
  const request = nextRequest()
  await (await claim(request)).finish({ text: 'mine' })
  expect(await answers.begin({ ...request, content: 'change 8' })).toEqual({ state: 'other' })
  expect((await answers.begin({ ...request, sender: 'account:2' })).state).toBe('new')
})

test('a released request runs again, and a finished one is not released', async () => {
  const request = nextRequest()
  await (await claim(request)).release()
  const again = await claim(request)
  await again.finish({ reference: 'session 1' })
  await again.release()
  expect(await answers.begin(request)).toEqual({
    state: 'done',
    answer: { reference: 'session 1' },
  })
})

test('the claim of a process that died ends, and an answer is forgotten after a while', async () => {
  const request = nextRequest()
  await claim(request)
  await own.clock.moveBy(61_000)
  await (await claim(request)).finish({ text: 'done' })
  await own.clock.moveBy(16 * 60_000)
  expect((await answers.begin(request)).state).toBe('new')
})

test('the table says neither what was sent nor what was returned, and is emptied', async () => {
  const request = { ...nextRequest(), content: 'password Sunrise' }
  await (await claim(request)).finish({ text: 'Rosa Delgado' })
  const readAll = async () => {
    const { rows } = await sql<{ text: string }>`
      select encode(key_hash || content_hash || answer, 'escape') as text
      from remembered_answer where done_at is not null`.execute(own.database.db)
    return rows.map(({ text }) => text)
  }
  expect(await readAll()).not.toEqual([])
  for (const text of await readAll()) expect(text).not.toMatch(/Sunrise|Rosa|key-of-a-browser/)
  await own.clock.moveBy(16 * 60_000)
  await answers.sweep()
  expect(await readAll()).toEqual([])
})

function nextRequest() {
  used += 1
  return { key: `key-of-a-browser-${used}-0123456789`, sender: 'account:1', content: 'change 7' }
}

async function claim(request: ReturnType<typeof nextRequest>) {
  const claimed = await answers.begin(request)
  if (claimed.state !== 'new') throw new Error(`The request is ${claimed.state}`)
  return claimed
}
