import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerWriters } from '../http/headers.ts'
import { pages } from './pages.ts'
import { readSettings } from '../settings.ts'

let folder = ''
const http = fastify()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-pages-'))
  const folders = { portal: join(folder, 'portal'), workspace: join(folder, 'workspace') }
  await writeFiles(folders.portal, {
    'index.html': '<main><div class="loading first"></div></main>',
    'assets/index-1.js': '',
    'assets/index-1.js.br': '',
    'assets/pdf.worker.min-1.mjs': '',
    'assets/pdf.worker.min-1.mjs.br': '',
  })
  await writeFiles(folders.workspace, {
    'index.html': '<main>The workspace</main>',
    'assets/desk-1.js': '',
    'assets/desk-1.js.br': '',
  })
  const headers = headerWriters(readSettings({}))
  http.addHook('onRequest', async (_request, reply) => headers.common(reply))
  await pages(http, folders, {
    ...headers,
    banner: '',
    findAsset: async (name) => earlier.get(name),
  })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

async function writeFiles(into: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(into, 'assets'), { recursive: true })
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(into, name), content)),
  )
}

/** Of another release. */
const earlier = new Map(
  ['portal/assets/index-0.js', 'workspace/assets/pdf.worker.min-0.mjs'].map((name) => [
    name,
    new TextEncoder().encode(`// ${name}`),
  ]),
)

const page =
  /^default-src 'none'; script-src 'self'; style-src .* trusted-types portal-html portal-url dompurify$/
const worker = /^default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'$/
const file = /^default-src 'none'; frame-ancestors 'none'; sandbox$/

test.each([
  ['/login', page],
  ['/assets/index-1.js', file],
  ['/assets/pdf.worker.min-1.mjs', worker],
  ['/workspace/', page],
  ['/workspace/assets/desk-1.js', file],
])('serves %s with its policy', async (url, policy) => {
  for (const encoding of ['identity', 'br']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': encoding } })
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(policy),
    ])
  }
})

test.each([
  '/orders/courses/Provider245',
  '/webhooks/course-provider',
  '/certificate/download/a/b',
  '/workspace/graphql/',
  '/workspace/graphql/anything',
  '/workspace/assets/gone-1.js',
  '/workspace/assets/index-1.js',
  '/assets/desk-1.js',
])('%s is not a page', async (url) => {
  expect((await http.inject({ url })).statusCode).toBe(404)
})

test.each([
  ['/workspace', true],
  ['/workspace/', true],
  ['/workspace/clients/no/such/page', true],
  ['/workspaces', false],
  ['/dashboard/case', false],
])('%s is a page of the workspace: %s', async (url, expected) => {
  const { statusCode, body } = await http.inject({ url })
  expect([statusCode, body.includes('The workspace')]).toEqual([200, expected])
})

test.each([
  ['/login', true],
  ['/login?from=mail', true],
  ['/login/forgot', false],
  ['/client', false],
])('the HTML of %s contains the login page picture: %s', async (url, expected) => {
  const { body } = await http.inject({ url })
  expect(body).toContain('<div class="loading first">')
  expect(body.includes('/hero-filed.svg')).toBe(expected)
})

test("the portal's index.html contains the loading screen before which the picture is inserted", async () => {
  expect(await readFile(new URL('../../portal/index.html', import.meta.url), 'utf8')).toContain(
    '<div class="loading first"',
  )
})

test.each([
  ['/assets/index-0.js', 'portal/assets/index-0.js', file],
  ['/workspace/assets/pdf.worker.min-0.mjs', 'workspace/assets/pdf.worker.min-0.mjs', worker],
])('serves %s of another release to an open tab', async (url, name, policy) => {
  for (const encoding of ['identity', 'gzip, br']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': encoding } })
    const text =
      answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload) : answer.body
    expect([answer.statusCode, answer.headers['content-type'], String(text)]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      `// ${name}`,
    ])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-security-policy']).toMatch(policy)
  }
})

test('an asset that no release has is not found', async () => {
  const answer = await http.inject({ url: '/assets/index-unknown.js' })
  expect(answer.statusCode).toBe(404)
})
