import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'

const rosa = 'rosa.delgado@example.com'
const mobile = '2125550142'
const login = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId }`
const code = operation`submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken accessToken }`

describe.each([
  ['https', 'https://localhost:4000', '__Host-', ['Secure']],
  ['http', 'http://localhost:4000', 'daybreak-', []],
] as const)('cookies over %s', (_, publicUrl, prefix, secure) => {
  const app = openTestApp({ PUBLIC_URL: publicUrl })
  let browser: Browser

  beforeAll(async () => {
    browser = app.browser()
  })

  const flags = ['HttpOnly', 'Path=/', 'SameSite=Strict', ...secure]
  const lasting = (cookie: ReceivedCookie | undefined) => ({
    flags: cookie?.flags.filter((flag) => !flag.startsWith('Max-Age')),
    maxAge: Number(cookie?.flags.find((flag) => flag.startsWith('Max-Age'))?.slice(8)),
  })
  const named = (cookies: readonly ReceivedCookie[], name: string) =>
    cookies.find((cookie) => cookie.name === `${prefix}${name}`)

  test('sets the flags and the lifetime of each cookie, so that scripts, other sites and other hosts have no access to it', async () => {
    expect(getCookies(await browser.graph('{ __typename }'))).toEqual([])
    const first = await browser.graph(login, { u: rosa, p: demoPassword })
    expect(getCookies(first).map(({ name }) => name)).toEqual([`${prefix}flow`])
    expect(named(getCookies(first), 'flow')?.flags).toEqual([...flags].toSorted())
    const sessionId: unknown = first.data.tokenFromUsernameAndPassword.sessionId
    const second = await browser.graph(code, {
      c: await app.lastCode(mobile),
      s: sessionId,
      u: rosa,
    })
    const received = getCookies(second)
    expect(lasting(named(received, 'dt'))).toEqual({
      flags: [...flags].toSorted(),
      maxAge: 90 * 24 * 3600,
    })
    expect(named(received, 'rt')?.flags).toEqual([...flags].toSorted())
    for (const { value } of [named(received, 'rt'), named(received, 'dt')] as ReceivedCookie[])
      expect(value).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(second.data)).not.toContain(named(received, 'rt')?.value)
    browser.tokens = second.data.submitMfaCode
  })

  test('signing off deletes the refresh cookie', async () => {
    const answer = await browser.graph('mutation { signOff { success } }')
    expect(answer.errors).toBeUndefined()
    expect(named(getCookies(answer), 'rt')).toMatchObject({
      value: '',
      flags: expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Strict', ...secure]),
    })
  })

  test('ignores a malformed cookie and a cookie whose name belongs to the other scheme (http or https)', async () => {
    const otherPrefix = prefix === '__Host-' ? 'daybreak-' : '__Host-'
    for (const cookie of [
      `${otherPrefix}rt=${'A'.repeat(43)}`,
      `${prefix}rt=short`,
      `${prefix}rt=${'A'.repeat(200)}`,
      `${prefix}rt=%00`,
      '=;;=',
    ]) {
      const answer = await app
        .browser('198.51.100.50')
        .graph('{ tokenFromRefreshToken { idToken } }', {}, { cookie })
      expect(answer.data?.tokenFromRefreshToken.idToken ?? null).toBeNull()
      expect(answer.status).toBeLessThan(500)
    }
  })
})

interface ReceivedCookie {
  readonly name: string
  readonly value: string
  readonly flags: readonly string[]
}

function getCookies({
  headers,
}: {
  readonly headers: Readonly<Record<string, unknown>>
}): readonly ReceivedCookie[] {
  const lines = [headers['set-cookie'] ?? []].flat() as string[]
  return lines.map((line) => {
    const [pair = '', ...flags] = line.split('; ')
    return {
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      flags: flags.toSorted(),
    }
  })
}
