import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { checkCode } from './check-code.ts'
import { cleanUpVerification } from './clean-up.ts'
import { subjectHash } from './code-hash.ts'
import { codeMail, codeText } from './code-message.ts'
import { issueCode } from './issue-code.ts'

const app = openTestApp()

test('the message holds the code, its five minutes and the origin-bound last line', () => {
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

test('accepts a correct code once, and only for its subject', async () => {
  const code = await issue('a')
  expect(code).toMatch(/^\d{6}$/)
  expect(await check('b', code)).toBe('dead')
  expect(await check('a', code)).toBe('right')
  expect(await check('a', code)).toBe('dead')
})

test('accepts only one of twenty correct answers sent at once', async () => {
  const code = await issue('many')
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => check('many', code)))
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1)
})

test('ends a challenge at the fifth wrong try, and counts no try for malformed input', async () => {
  const code = await issue('c')
  for (const shape of ['', '12345', '１２３４５６', ' 12345'])
    expect(await check('c', shape)).toBe('wrong')
  for (const verdict of ['wrong', 'wrong', 'wrong', 'wrong', 'exhausted', 'dead'])
    expect(await check('c', otherCode(code))).toBe(verdict)
  expect(await check('c', code)).toBe('dead')
})

test('keeps two codes valid at a time; both share the same tries', async () => {
  const first = await issue('d')
  expect(await issue('d')).toBeUndefined()
  await app.clock.moveBy(30_000)
  const second = await issue('d')
  await check('d', otherCode(first))
  await app.clock.moveBy(30_000)
  const third = await issue('d')
  expect(await check('d', first)).toBe('wrong')
  expect(await check('d', second)).toBe('right')
  expect(third).toMatch(/^\d{6}$/)
  const { rows } =
    await sql`select tries from challenge where subject = ${subjectHash(app.deps, 'd')}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ tries: 3 }])
})

test('accepts a code after 299 seconds and refuses it after 301; a new code continues the count of tries', async () => {
  const early = await issue('e')
  await app.clock.moveBy(299_000)
  expect(await check('e', early)).toBe('right')
  const late = await issue('f')
  await check('f', otherCode(late))
  await app.clock.moveBy(301_000)
  expect(await check('f', late)).toBe('expired')
  expect(await check('f', otherCode(late))).toBe('expired')
  const fresh = await issue('f')
  expect(await check('f', otherCode(fresh))).toBe('wrong')
  expect(await check('f', otherCode(fresh))).toBe('exhausted')
})

test('sends one subject five codes an hour over all purposes, not counting correctly entered codes', async () => {
  const issued: Array<string | undefined> = []
  for (let round = 0; round < 7; round += 1) {
    issued.push(await issue('g'))
    await app.clock.moveBy(31_000)
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
  await app.clock.moveBy(3_600_000)
  for (let round = 0; round < 7; round += 1)
    expect(await check('g', await issue('g'))).toBe('right')
  const together = await Promise.all(Array.from({ length: 12 }, () => issue('h')))
  expect(together.filter((code) => code !== undefined)).toHaveLength(1)
})

test('sends one subject ten codes a day, and sends again the next day', async () => {
  const issued: Array<string | undefined> = []
  for (let round = 0; round < 12; round += 1) {
    issued.push(await issue('night and day'))
    await app.clock.moveBy(3_600_000)
  }
  expect(issued.filter((code) => code !== undefined)).toHaveLength(10)
  await app.clock.moveBy(13 * 3_600_000)
  expect(await issue('night and day')).toBeDefined()
})

test('stores no readable code or recipient, and deletes expired rows', async () => {
  const code = (await issue('kept')) ?? ''
  const { db } = app.deps.database
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
  await app.clock.moveBy(25 * 3_600_000 + 60_000)
  await issue('fresh')
  await cleanUpVerification(db)
  expect((await sql`select subject from challenge`.execute(db)).rows).toEqual([
    { subject: subjectHash(app.deps, 'fresh') },
  ])
  expect((await sql`select count(*) as codes from challenge_code`.execute(db)).rows).toEqual([
    { codes: 1 },
  ])
})

const issue = (subject: string) =>
  app.deps.database.transact((tx) => issueCode(app.deps, tx, subject))
const check = (subject: string, code = '') => checkCode(app.deps, subject, code)
const otherCode = (code = '') => (code === '000000' ? '000001' : '000000')
