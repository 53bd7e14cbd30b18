import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { setLogo } from '#features/firm/server/set-logo.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'

const app = openTestApp()
let rosa: Browser
let anybody: Browser

beforeAll(async () => {
  ;[rosa, anybody] = [app.browser(), app.browser('198.51.100.9')]
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
})

const picture = (colour: string, side = 700) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: colour } })

test('stores the logo as a PNG of max 512 pixels, whatever its format was', async () => {
  expect(await readIcon()).toBeNull()
  const photo = await picture('#5B6B3A')
    .withExif({ IFD0: { ImageDescription: 'secret remark' } })
    .jpeg()
    .toBuffer()
  await show('hollis', photo)
  const path = await readIcon()
  expect(path).toMatch(/^\/images\/[0-9a-f]{64}$/)
  const { status, headers, body } = await anybody.get(path ?? '')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
  const { format, width, height } = await sharp(body).metadata()
  expect([format, width, height]).toEqual(['png', 512, 256])
  expect(body.includes('secret remark')).toBe(false)
})

test.each([
  'absent',
  '',
  'x',
  '0'.repeat(64),
  `${'0'.repeat(63)}g`,
  'A'.repeat(64),
  '..%2F..%2Fetc%2Fpasswd',
  '%00',
  '0'.repeat(300),
])('/images/%s does not exist, and the response is not cached', async (hash) => {
  const { status, headers, body } = await anybody.get(`/images/${hash}`)
  expect([404, 400]).toContain(status)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(body.toString()).toMatch(/"code":"request\.(not-found|malformed)"/)
})

test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, string]>([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'A logo is a PNG, JPEG or WebP file',
  ],
  ['a GIF', () => picture('#000').gif().toBuffer(), 'A logo is a PNG, JPEG or WebP file'],
  [
    'a page that begins like a PNG',
    () =>
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        Buffer.from('<script>alert(1)</script>'),
      ]),
    'could not be read as a picture',
  ],
  [
    'half a JPEG',
    async () => (await picture('#000').jpeg().toBuffer()).subarray(0, 300),
    'could not be read as a picture',
  ],
  [
    'more than a megabyte',
    async () => Buffer.concat([await picture('#000').png().toBuffer(), Buffer.alloc(1_048_576)]),
    'at most 1 MB',
  ],
])('%s is refused, and the previous logo stays', async (_, file, sentence) => {
  const before = await readIcon()
  await expect(show('hollis', await file())).rejects.toThrow(sentence)
  expect(await readIcon()).toBe(before)
})

test('deletes the former image only when no firm shows it any more', async () => {
  const { db } = app.deps.database
  const countActs = async () =>
    (await sql`select from audit where event = 'firm.logo-changed'`.execute(db)).rows.length
  const before = await countActs()
  const shared = await picture('#17505F').png().toBuffer()
  const status = async (path: string | null) => (await anybody.get(path ?? '/images/none')).status
  await show('northgate', shared)
  const first = await readIcon()
  await show('hollis', shared)
  const second = await readIcon()
  expect([await status(first), await status(second)]).toEqual([404, 200])
  await show('hollis', null)
  expect([await readIcon(), await status(second)]).toEqual([null, 200])
  await show('northgate', null)
  expect(await status(second)).toBe(404)
  expect((await sql`select hash from public_image`.execute(db)).rows).toEqual([])
  expect(await countActs()).toBe(before + 4)
})

test('refuses an unknown firm', async () => {
  await expect(setLogo(app.deps, { firmId: app.demoData.cases.rosa, file: null })).rejects.toThrow(
    'There is no such firm.',
  )
})

const show = (firm: 'hollis' | 'northgate', file: Uint8Array | null) =>
  setLogo(app.deps, { firmId: app.demoData.firms[firm], file })
const readIcon = async () =>
  (await rosa.graph('{ cases { get { firm { iconUrl } } } }')).data.cases.get[0].firm.iconUrl as
    | string
    | null
