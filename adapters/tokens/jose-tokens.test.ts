import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { newestKey, secretsOfVersions } from '#adapters/secrets/test-secrets.ts'
import type { Tokens } from '#ports/tokens.ts'
import { joseTokens } from './jose-tokens.ts'
import { tokenCache } from './token-cache.ts'

const secrets = masterKeySecrets(new Uint8Array(32).fill(1))
const claims = { accountId: 'account-1', sessionId: 'session-1', version: 4 }
const start = Date.parse('2026-03-01T12:00:00Z')

let seconds = 0
let tokens: Tokens
const clock = { now: () => new Date(start + seconds * 1000) }
beforeEach(() => {
  seconds = 0
  tokens = joseTokens(secrets, clock)
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const getPayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

/** A token with any key and header, as a forger could make it. */
function forged(header: object, payload: object, key: Uint8Array): string {
  const signed = `${part(header)}.${part(payload)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

describe('own tokens', () => {
  test('an access token and an ID token return their claims', async () => {
    expect(await tokens.readAccessToken(await tokens.accessToken(claims))).toEqual(claims)
    expect(
      await tokens.readIdToken(
        await tokens.idToken({ ...claims, name: 'Rosa', email: 'rosa@example.com' }),
      ),
    ).toEqual(claims)
  })

  test('an access token contains no name and no address', async () => {
    const payload = getPayload(
      await tokens.accessToken({ ...claims, name: 'Rosa', email: 'rosa@example.com' } as never),
    )
    expect(Object.keys(payload).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'nbf',
      'sid',
      'sub',
      'ver',
    ])
    expect(payload['exp']).toBe(start / 1000 + 300)
  })

  test.each(['fresh', 'read before'])(
    'a %s token is valid for five and a half minutes, whichever way the clock moves',
    async (state) => {
      const token = await tokens.accessToken(claims)
      if (state === 'read before') await tokens.readAccessToken(token)
      for (const [at, isGood] of [
        [299, true],
        [329, true],
        [330, false],
        [3600, false],
        [100, true],
        [-30, true],
        [-31, false],
        [0, true],
      ] as const) {
        seconds = at
        expect([at, await tokens.readAccessToken(token)]).toEqual([at, isGood ? claims : undefined])
      }
    },
  )
})

test('a token that an older version of the key signed is valid until that version is retired', async () => {
  const token = await joseTokens(secretsOfVersions(1), clock).accessToken(claims)
  const now = joseTokens(secretsOfVersions(2, 1), clock)
  expect(await now.readAccessToken(token)).toEqual(claims)
  const later = joseTokens(secretsOfVersions(2), clock)
  expect(await later.readAccessToken(token)).toBeUndefined()
  expect(await later.readAccessToken(await now.accessToken(claims))).toEqual(claims)
})

describe('tokens that are refused', () => {
  const key = newestKey(secrets, 'access-token')
  const header = { alg: 'HS256', typ: 'at+jwt' }
  const times = { iat: start / 1000, nbf: start / 1000, exp: start / 1000 + 300 }
  const payload = { iss: 'daybreak', aud: 'daybreak-graph', sub: 'a', sid: 's', ver: 1, ...times }

  test('a token forged with the right key is valid, which proves that the forging in these tests works', async () => {
    expect(await tokens.readAccessToken(forged(header, payload, key))).toEqual({
      accountId: 'a',
      sessionId: 's',
      version: 1,
    })
  })

  test.each<[string, () => string]>([
    ['alg none', () => `${part({ ...header, alg: 'none' })}.${part(payload)}.`],
    ['alg None with the old signature', () => forged({ ...header, alg: 'None' }, payload, key)],
    [
      'another algorithm of the same family',
      () => forged({ ...header, alg: 'HS512' }, payload, key),
    ],
    ['an asymmetric algorithm', () => forged({ ...header, alg: 'RS256' }, payload, key)],
    [
      'a key named by a path',
      () => forged({ ...header, kid: '../../../dev/null' }, payload, new Uint8Array(0)),
    ],
    [
      'a key brought along',
      () =>
        forged(
          { ...header, jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } },
          payload,
          new Uint8Array(32),
        ),
    ],
    ['another key', () => forged(header, payload, newestKey(secrets, 'something-else'))],
    ['the id token key', () => forged(header, payload, newestKey(secrets, 'id-token'))],
    ['the header of the other kind', () => forged({ ...header, typ: 'id+jwt' }, payload, key)],
    ['no type', () => forged({ alg: 'HS256' }, payload, key)],
    ['another audience', () => forged(header, { ...payload, aud: 'daybreak-screens' }, key)],
    ['another issuer', () => forged(header, { ...payload, iss: 'somebody' }, key)],
    ['expired', () => forged(header, { ...payload, exp: start / 1000 - 31 }, key)],
    ['not yet valid', () => forged(header, { ...payload, nbf: start / 1000 + 31 }, key)],
    ['issued in the future', () => forged(header, { ...payload, iat: start / 1000 + 31 }, key)],
    [
      'issued long ago with a long life',
      () => forged(header, { ...payload, iat: start / 1000 - 3600, exp: start / 1000 + 3600 }, key),
    ],
    ['without an end', () => forged(header, { ...payload, exp: undefined }, key)],
    ['without a session', () => forged(header, { ...payload, sid: undefined }, key)],
    ['with a version that is no number', () => forged(header, { ...payload, ver: '1' }, key)],
    ['nothing', () => ''],
    ['something else', () => 'Bearer a.b.c'],
    ['two parts', () => `${part(header)}.${part(payload)}`],
  ])('refuses %s', async (_, make) => {
    const token = make()
    expect(await tokens.readAccessToken(token)).toBeUndefined()
    expect(await tokens.readAccessToken(token)).toBeUndefined()
  })

  test('refuses an access token as an ID token and vice versa, even after it was accepted as its own kind', async () => {
    const [access, id] = [
      await tokens.accessToken(claims),
      await tokens.idToken({ ...claims, name: 'Rosa', email: 'rosa@example.com' }),
    ]
    await tokens.readAccessToken(access)
    await tokens.readIdToken(id)
    expect(await tokens.readAccessToken(id)).toBeUndefined()
    expect(await tokens.readIdToken(access)).toBeUndefined()
  })

  test('refuses a token of another installation', async () => {
    const elsewhere = joseTokens(masterKeySecrets(new Uint8Array(32).fill(2)), clock)
    expect(await tokens.readAccessToken(await elsewhere.accessToken(claims))).toBeUndefined()
  })

  test('refuses a token with any changed character, even after the original was accepted', async () => {
    const token = await tokens.accessToken(claims)
    await tokens.readAccessToken(token)
    for (let index = 0; index < token.length; index += 7) {
      const changed = token[index] === 'A' ? 'B' : 'A'
      expect(
        await tokens.readAccessToken(token.slice(0, index) + changed + token.slice(index + 1)),
      ).toBeUndefined()
    }
  })
})

describe.each(['portal', 'staff'] as const)('tokens of the app %s', (app) => {
  const own = joseTokens(secrets, clock, app)
  const foreign = joseTokens(secrets, clock, app === 'staff' ? 'portal' : 'staff')

  test('are accepted by this app and not by the other, neither for access nor as an ID', async () => {
    const access = await own.accessToken(claims)
    const id = await own.idToken({ ...claims, name: 'Rosa', email: 'rosa@example.com' })
    expect([await own.readAccessToken(access), await own.readIdToken(id)]).toEqual([claims, claims])
    for (const token of [access, id])
      expect([await foreign.readAccessToken(token), await foreign.readIdToken(token)]).toEqual([
        undefined,
        undefined,
      ])
  })

  test('are refused with the right key and the audience of the other app', async () => {
    const [key, audience] =
      app === 'staff'
        ? [newestKey(secrets, 'staff-access-token'), 'daybreak-graph']
        : [newestKey(secrets, 'access-token'), 'daybreak-workspace-graph']
    const ownAudience = app === 'staff' ? 'daybreak-workspace-graph' : 'daybreak-graph'
    const at = start / 1000
    const payload = { iss: 'daybreak', sub: 'a', sid: 's', ver: 1, iat: at, nbf: at, exp: at + 300 }
    const read = (aud: string) =>
      own.readAccessToken(forged({ alg: 'HS256', typ: 'at+jwt' }, { ...payload, aud }, key))
    expect(await read(ownAudience)).toMatchObject({ accountId: 'a' })
    expect(await read(audience)).toBeUndefined()
  })
})

test('the cache drops the least recently used token', () => {
  const cache = tokenCache(2)
  const verified = { claims, validFrom: new Date(start - 1), validUntil: new Date(start + 1) }
  cache.remember('one', verified)
  cache.remember('two', verified)
  expect(cache.find('one', clock.now())).toEqual(claims)
  cache.remember('three', verified)
  expect(cache.find('two', clock.now())).toBeUndefined()
  expect(cache.find('one', clock.now())).toEqual(claims)
  expect(cache.find('three', clock.now())).toEqual(claims)
})
