import { request } from 'node:http'
import { expect, test } from 'vitest'
import { aTestFolder } from '#database/test-folder.ts'
import { openCourseRoutes, control } from './test-course-routes.ts'

const folder = aTestFolder()
const { given, get, post, registered, readState } = openCourseRoutes(folder)

test('the site lets a client start, fail, leave and finish, and the certificate can be opened', async () => {
  const { itemKey, path, registration } = await registered(1)
  const site = await get(path)
  expect(registration.startUrl).toBe(`http://localhost:${given.server.port}${path}`)
  expect([site.status, site.html]).toEqual([
    200,
    expect.stringContaining('Welcome, Rosa &lt;b&gt; Núñez'),
  ])
  expect(site.html).not.toMatch(/<script|style=/)
  expect((await post(path, { act: 'start' })).html).toContain('The course has begun')
  expect(await readState(itemKey)).toBe(4)
  expect((await post(path, { act: 'fail' })).html).toContain('Nothing is lost')
  expect((await post(path, { act: 'leave' })).html).toContain('Your place is kept')
  expect(await readState(itemKey)).toBe(4)
  const finished = await post(path, { act: 'finish' })
  expect(finished.html).toContain('Well done')
  expect(await readState(itemKey)).toBe(6)
  const certificate = await get(/href="([^"]+\/certificate\/[^"]+)"/.exec(finished.html)?.[1] ?? '')
  expect([certificate.headers.get('content-type'), certificate.html.slice(0, 5)]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  expect((await post(path, { act: 'cancel' })).html).toContain('That cannot be done now')
})

test('spouses finish one by one, and an unfinished course can be canceled or expire', async () => {
  const both = await registered(1, 2)
  expect((await get(both.path)).html).toMatch(/Both of us.*Luis Núñez/s)
  await post(both.path, { act: 'finish', person: both.persons[0]?.personKey ?? '' })
  const half = await get(both.path)
  expect([
    await readState(both.itemKey),
    half.html.match(/\/certificate\//g)?.length,
    half.html.includes('Both of us'),
  ]).toEqual([4, 1, false])
  await post(both.path, { act: 'finish', person: both.persons[1]?.personKey ?? '' })
  expect(await readState(both.itemKey)).toBe(6)
  const [canceled, expired] = [await registered(1), await registered(1)]
  await post(canceled.path, { act: 'cancel' })
  await post(expired.path, { act: 'expire' })
  expect([await readState(canceled.itemKey), await readState(expired.itemKey)]).toEqual([7, 8])
})

test('the phone line accepts the number and the code of the portal in any format', async () => {
  const { itemKey, registration } = await registered(2)
  const [number, code] = [
    (registration.phoneNumber ?? '').replace(/(...)(...)/, '($1) $2-'),
    registration.accessCode ?? '',
  ]
  expect(
    (await get(`/rehearsal/phone?${new URLSearchParams({ number, code }).toString()}`)).html,
  ).toContain('Start the course')
  expect(
    (await get(`/rehearsal/phone?${new URLSearchParams({ number, code: '000000000' }).toString()}`))
      .html,
  ).toContain('does not belong to this number')
  await post('/rehearsal/phone', { number, code, act: 'start' })
  expect(await readState(itemKey)).toBe(4)
})

test('every action sends a signed webhook, and the page shows lost, delayed and forged ones', async () => {
  const news = async () =>
    [...(await get(control)).html.matchAll(/<h3>([a-z.]+)<\/h3><p class="soft">[^<]*UTC, ([^<]*)/g)]
      .slice(0, 2)
      .map(([, type, outcome]) => `${type} ${outcome}`)
  await post(control, { act: 'publish', provider: '176' })
  expect((await news())[0]).toBe('catalog.changed answered 204')
  await post(control, { act: 'lose-webhook' })
  await post(control, { act: 'publish', provider: '176' })
  expect((await news())[0]).toBe('catalog.changed lost')
  const id = /name="webhook" value="([^"]+)"/.exec((await get(control)).html)?.[1] ?? ''
  await post(control, { act: 'resend', webhook: id })
  expect((await news())[0]).toBe('catalog.changed answered 204')
  const { itemKey } = await registered(1)
  await post(control, { act: 'hold-webhook' })
  await post(control, { act: 'start', item: itemKey })
  expect((await news())[0]).toBe('course.started held')
  await post(control, { act: 'publish', provider: '177' })
  // The portal does not know this item, which was ordered directly at the service.
  expect(await news()).toEqual(['course.started answered 404', 'catalog.changed answered 204'])
  expect((await post(control, { act: 'forge', webhook: id })).html).toContain('false signature')
})

test('the control page can make the next call to the provider fail', async () => {
  expect(
    (await post(control, { act: 'mishap', operation: 'products', how: 'fail' })).html,
  ).toContain('products will fail')
  await expect(
    given.server.app.deps.courseProvider.products({ unitKey: 'u', clientCode: 'c' }, 1),
  ).rejects.toMatchObject({ kind: 'unavailable' })
  expect((await get(control)).html).not.toContain('products will fail')
  expect(
    (await post(control, { act: 'mishap', operation: 'everything', how: 'fail' })).html,
  ).toContain('That cannot be done now')
})

test('refuses requests from other sites, and shows no text or script that a request contains', async () => {
  const { itemKey, path } = await registered(1)
  expect(
    (
      await post(
        path,
        { act: 'cancel' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      )
    ).status,
  ).toBe(403)
  expect(await readState(itemKey)).toBe(3)
  const answer = await get(`${control}?notice=%3Cscript%3E`)
  expect(answer.html).not.toMatch(/<script/)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
  for (const address of [
    `${path}x`,
    path.replace('245', '176'),
    '/orders/courses/Provider245/certificate/none',
  ])
    expect((await get(address)).status).toBe(404)
})

test('a request under a foreign host name gets no page', async () => {
  const { path } = await registered(1)
  const statusUnder = (host: string, address: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(given.base + address, { headers: { host } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
  for (const address of [path, control, '/rehearsal/phone', '/outbox/', '/outbox/messages']) {
    expect([
      address,
      await statusUnder('evil.example', address),
      await statusUnder('127.0.0.1.evil.example:80', address),
    ]).toEqual([address, 421, 421])
    expect([
      address,
      await statusUnder('localhost', address),
      await statusUnder(`127.0.0.1:${given.server.port}`, address),
      await statusUnder('[::1]:80', address),
    ]).toEqual([address, 200, 200, 200])
  }
})
