// Six digits: issued sparingly, kept as fingerprints, tried five times at most and good once.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { checkCode } from './check-code.ts'
import { cleanUpVerification } from './clean-up.ts'
import { subjectHash } from './code-hash.ts'
import { codeMail, codeText } from './code-message.ts'
import { issueCode } from './issue-code.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const issue = (subject: string) =>
  house.world.database.transact((tx) => issueCode(house.world, tx, subject))
const check = (subject: string, code = '') => checkCode(house.world, subject, code)
const other = (code = '') => (code === '000000' ? '000001' : '000000')

test('the message: the code, five minutes, and the origin-bound last line', () => {
  expect(codeText('012345', 'portal.example', 'en')).toBe(
    'Your Daybreak code is 012345. It is valid for 5 minutes. We never ask for it by phone.\n\n@portal.example #012345',
  )
  expect(codeText('012345', 'portal.example', 'es')).toBe(
    'Su código de Daybreak es 012345. Vale por 5 minutos. Nunca se lo pedimos por teléfono.\n\n@portal.example #012345',
  )
  expect(codeMail('012345', 'en')).toMatchObject({
    subject: 'Your verification code',
    body: expect.stringContaining('012345'),
  })
  expect(codeMail('012345', 'es')).toMatchObject({
    subject: 'Su código de verificación',
    body: expect.stringContaining('012345'),
  })
})

test('a right code is right once, and only for its subject', async () => {
  const code = await issue('a')
  expect(code).toMatch(/^\d{6}$/)
  expect(await check('b', code)).toBe('dead')
  expect(await check('a', code)).toBe('right')
  expect(await check('a', code)).toBe('dead')
})

test('twenty right answers at once: one counts', async () => {
  const code = await issue('many')
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => check('many', code)))
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1)
})

test('the fifth wrong try ends it, and what is no code costs no try', async () => {
  const code = await issue('c')
  for (const shape of ['', '12345', '１２３４５６', ' 12345'])
    expect(await check('c', shape)).toBe('wrong')
  for (const verdict of ['wrong', 'wrong', 'wrong', 'wrong', 'exhausted', 'dead'])
    expect(await check('c', other(code))).toBe(verdict)
  expect(await check('c', code)).toBe('dead')
})

test('two codes are good at a time; tries are shared between them', async () => {
  const first = await issue('d')
  expect(await issue('d')).toBeUndefined()
  await house.clock.moveBy(30_000)
  const second = await issue('d')
  await check('d', other(first))
  await house.clock.moveBy(30_000)
  const third = await issue('d')
  expect(await check('d', first)).toBe('wrong')
  expect(await check('d', second)).toBe('right')
  expect(third).toMatch(/^\d{6}$/)
  const { rows } =
    await sql`select tries from challenge where subject = ${subjectHash(house.world, 'd')}`.execute(
      house.world.database.db,
    )
  expect(rows).toEqual([{ tries: 3 }])
})

test('299 seconds are in time, 301 are not; a new code takes the tries along', async () => {
  const early = await issue('e')
  await house.clock.moveBy(299_000)
  expect(await check('e', early)).toBe('right')
  const late = await issue('f')
  await check('f', other(late))
  await house.clock.moveBy(301_000)
  expect(await check('f', late)).toBe('expired')
  expect(await check('f', other(late))).toBe('expired')
  const fresh = await issue('f')
  expect(await check('f', other(fresh))).toBe('wrong')
  expect(await check('f', other(fresh))).toBe('exhausted')
})

test('five codes an hour to one subject, however they are asked for; an answered one does not count', async () => {
  const issued: Array<string | undefined> = []
  for (let round = 0; round < 7; round += 1) {
    issued.push(await issue('g'))
    await house.clock.moveBy(31_000)
  }
  expect(issued.map((code) => code !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  await house.clock.moveBy(3_600_000)
  for (let round = 0; round < 7; round += 1)
    expect(await check('g', await issue('g'))).toBe('right')
  const together = await Promise.all(Array.from({ length: 12 }, () => issue('h')))
  expect(together.filter((code) => code !== undefined)).toHaveLength(1)
})

test('ten codes a day to one subject, and then again the next day', async () => {
  const issued: Array<string | undefined> = []
  for (let round = 0; round < 12; round += 1) {
    issued.push(await issue('night and day'))
    await house.clock.moveBy(3_600_000)
  }
  expect(issued.filter((code) => code !== undefined)).toHaveLength(10)
  await house.clock.moveBy(13 * 3_600_000)
  expect(await issue('night and day')).toBeDefined()
})

test('no code, and nobody it goes to, can be read in the tables, and what is over is swept away', async () => {
  const code = (await issue('kept')) ?? ''
  const { db } = house.world.database
  expect((await sql`select 1 from challenge where subject like '%kept%'`.execute(db)).rows).toEqual(
    [],
  )
  const { rows } = await sql<{
    hash: Uint8Array
    text: string
  }>`select code_hash as hash, row_to_json(c)::text as text from challenge_code c`.execute(db)
  for (const { hash, text } of rows)
    expect([hash.length, Buffer.from(hash).includes(code), text.includes(`"${code}"`)]).toEqual([
      32,
      false,
      false,
    ])
  await house.clock.moveBy(25 * 3_600_000 + 60_000)
  await issue('fresh')
  await cleanUpVerification(db)
  expect((await sql`select subject from challenge`.execute(db)).rows).toEqual([
    { subject: subjectHash(house.world, 'fresh') },
  ])
  expect((await sql`select count(*) as codes from challenge_code`.execute(db)).rows).toEqual([
    { codes: 1 },
  ])
})
