import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedWebhooks, signWebhook } from './signed-webhooks.ts'

const [present, previous, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const events = signedWebhooks([present, previous])
const now = new Date('2026-11-20T12:00:00Z')
const seconds = now.getTime() / 1000
const started = {
  type: 'course.started',
  occurredAt: '2026-11-20T11:59:58Z',
  orderItemKey: 'item-1',
  data: {},
}
const issued = {
  type: 'certificate.issued',
  occurredAt: '2026-11-20T11:59:58.5-05:00',
  orderItemKey: 'item-1',
  personKey: 'person-1',
  data: {
    certificateNumber: '01931-NYEB-CC-123456789',
    completedAt: '2026-11-20T16:58:00Z',
    certificateUrl: 'https://learn.example/c/1',
    sha256: 'AB'.repeat(32),
  },
}

function read(
  payload: unknown,
  change: {
    secret?: Uint8Array
    at?: number
    id?: string
    signature?: (right: string) => string | undefined
    sent?: string
  } = {},
) {
  const { secret = present, at = seconds, id = 'msg_1', signature = (right) => right } = change
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload))
  return events.read(
    { id, timestamp: String(at), signature: signature(signWebhook(secret, id, String(at), body)) },
    Buffer.from(change.sent ?? body),
    now,
  )
}

test('creates the signature that Standard Webhooks specifies', () => {
  expect(signWebhook(present, 'msg_1', '1700000000', Buffer.from('{"a":"ñ"}'))).toBe(
    `v1,${createHmac('sha256', present).update('msg_1.1700000000.{"a":"ñ"}').digest('base64')}`,
  )
  // The values of this example are from the public test vectors.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  expect(
    signWebhook(
      secret,
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '1614265330',
      Buffer.from('{"test": 2432232314}'),
    ),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([
  'registration.accepted',
  'course.started',
  'course.finished',
  'course.canceled',
  'course.expired',
])('accepts %s', (type) => {
  expect(read({ ...started, type })).toEqual({
    id: 'msg_1',
    occurredAt: new Date('2026-11-20T11:59:58Z'),
    itemKey: 'item-1',
    news: { type },
  })
})

test('accepts a certificate with its number, address and hash', () => {
  expect(read(issued)).toEqual({
    id: 'msg_1',
    occurredAt: new Date('2026-11-20T16:59:58.5Z'),
    itemKey: 'item-1',
    news: {
      type: 'certificate.issued',
      personKey: 'person-1',
      number: '01931-NYEB-CC-123456789',
      completedAt: new Date('2026-11-20T16:58:00Z'),
      url: 'https://learn.example/c/1',
      sha256: 'ab'.repeat(32),
    },
  })
})

test('accepts a certificate whose completion time is one day ahead', () => {
  expect(
    read({ ...issued, data: { ...issued.data, completedAt: '2026-11-21T12:00:00Z' } }),
  ).toMatchObject({ itemKey: 'item-1' })
})

test('reads a change of the catalog, which has no item', () => {
  expect(
    read({
      type: 'catalog.changed',
      occurredAt: started.occurredAt,
      data: { providerId: 2_147_483_647 },
    }),
  ).toMatchObject({ news: { providerId: 2_147_483_647 } })
  expect(
    read({ type: 'catalog.changed', occurredAt: started.occurredAt, data: { providerId: 245 } }),
  ).toMatchObject({ itemKey: null, news: { type: 'catalog.changed', providerId: 245 } })
})

test('accepts the previous secret, and accepts one valid signature among invalid ones', () => {
  expect(read(started, { secret: previous })).toMatchObject({ itemKey: 'item-1' })
  expect(
    read(started, { signature: (right) => `v1,AAAA v1a,${right.slice(3)} ${right}` }),
  ).toMatchObject({ itemKey: 'item-1' })
})

test.each([-300, -299, 0, 300])('accepts a clock that is %i seconds off', (away) => {
  expect(read(started, { at: seconds + away })).toMatchObject({ itemKey: 'item-1' })
})
test.each([-301, 301, 86_400])('refuses a clock that is %i seconds off', (away) => {
  expect(read(started, { at: seconds + away })).toBe('unsigned')
})

test.each<[string, Parameters<typeof read>[1]]>([
  ['another secret', { secret: foreign }],
  ['a changed body', { sent: JSON.stringify({ ...started, orderItemKey: 'item-2' }) }],
  ['no signature', { signature: () => undefined }],
  ['an empty signature', { signature: () => '' }],
  ['a signature without its version', { signature: (right) => right.slice(3) }],
  ['a signature of another version', { signature: (right) => `v2,${right.slice(3)}` }],
  ['half a signature', { signature: (right) => right.slice(0, 20) }],
  ['an id with a line break', { id: 'msg\n1' }],
  ['an empty id', { id: '' }],
  ['a time that is none', { at: Number.NaN }],
  ['a time with a fraction', { at: seconds + 0.5 }],
  [
    'more signatures than anybody needs',
    { signature: (right) => `${'v1,AAAA '.repeat(8)}${right}` },
  ],
])('treats %s as unsigned', (_, change) => {
  expect(read(started, change)).toBe('unsigned')
})
test('treats a request without an ID or a time as unsigned, and every request if no secret is configured', () => {
  const body = Buffer.from(JSON.stringify(started))
  const signature = signWebhook(present, 'msg_1', String(seconds), body)
  expect(events.read({ id: undefined, timestamp: String(seconds), signature }, body, now)).toBe(
    'unsigned',
  )
  expect(events.read({ id: 'msg_1', timestamp: undefined, signature }, body, now)).toBe('unsigned')
  expect(
    signedWebhooks([]).read({ id: 'msg_1', timestamp: String(seconds), signature }, body, now),
  ).toBe('unsigned')
})

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['a list', []],
  ['null', 'null'],
  ['an unknown type', { ...started, type: 'course.paused' }],
  ['no type', { ...started, type: undefined }],
  ['no time', { ...started, occurredAt: undefined }],
  ['a time without a zone', { ...started, occurredAt: '2026-11-20T11:59:58' }],
  ['no item', { ...started, orderItemKey: undefined }],
  ['an item that is no text', { ...started, orderItemKey: 7 }],
  ['an item of 201 letters', { ...started, orderItemKey: 'x'.repeat(201) }],
  ['a certificate without a person', { ...issued, personKey: undefined }],
  ['a certificate without data', { ...issued, data: null }],
  ['a certificate at no address', { ...issued, data: { ...issued.data, certificateUrl: 'here' } }],
  ['a certificate without its hash', { ...issued, data: { ...issued.data, sha256: 'ab' } }],
  [
    'a certificate of no day',
    { ...issued, data: { ...issued.data, completedAt: '2026-13-40T00:00:00Z' } },
  ],
  [
    'a catalogue without a provider',
    { type: 'catalog.changed', occurredAt: started.occurredAt, data: {} },
  ],
  ...[0, -1, 2_147_483_648, 1.5, '245'].map((providerId): [string, unknown] => [
    `a catalogue of provider ${providerId}`,
    { type: 'catalog.changed', occurredAt: started.occurredAt, data: { providerId } },
  ]),
  ...['', 'a\nb', 'a\u0000', '<b>1</b>', '1\u202E2', '1'.repeat(101)].map(
    (certificateNumber): [string, unknown] => [
      `a certificate numbered ${JSON.stringify(certificateNumber)}`,
      { ...issued, data: { ...issued.data, certificateNumber } },
    ],
  ),
  [
    'a certificate of the day after tomorrow',
    { ...issued, data: { ...issued.data, completedAt: '2026-11-21T12:00:01Z' } },
  ],
  ['an item with a NUL', { ...started, orderItemKey: 'item\u0000' }],
])('treats %s as signed but unreadable', (_, payload) => {
  expect(read(payload)).toBe('unknown')
})
