import { expect, test } from 'vitest'
import { httpInboundTexts, computeSignature } from './http-inbound-texts.ts'

const address = 'https://portal.example/messages/inbound'
const texts = httpInboundTexts({
  smsUrl: 'https://AC1:12345@api.example/Messages.json?from=+12125550100',
  address,
})
const form = (fields: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    ToCountry: 'US',
    MessageSid: 'SM1',
    From: '+12125550142',
    To: '+12125550100',
    Body: 'Stop, por favor ñ 👩 & more = better',
    ...fields,
  })
const signed = (fields?: Readonly<Record<string, string>>) =>
  [form(fields), computeSignature('12345', address, form(fields))] as const

test('computes the signature of the provider’s published example', () => {
  const example = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  })
  expect(computeSignature('12345', 'https://example.com/myapp.php?foo=1&bar=2', example)).toBe(
    'L/OH5YylLD5NRKLltdqwSvS0BnU=',
  )
})

test('reads a signed text', () => {
  expect(texts.read(...signed())).toEqual({
    id: 'SM1',
    from: '+12125550142',
    body: 'Stop, por favor ñ 👩 & more = better',
    isAnswered: false,
  })
  expect(texts.read(...signed({ OptOutType: 'STOP' }))).toMatchObject({ isAnswered: true })
})

test('sorts fields by name for the signature, and counts a repeated value once', () => {
  const [fields, signature] = signed()
  expect(texts.read(new URLSearchParams([...fields].toReversed()), signature)).toMatchObject({
    id: 'SM1',
  })
  fields.append('From', '+12125550142')
  expect(texts.read(fields, signature)).toMatchObject({ id: 'SM1' })
})

test.each<[string, URLSearchParams, string | undefined]>([
  ['no signature', form(), undefined],
  ['an empty one', form(), ''],
  ['another account’s token', form(), computeSignature('12346', address, form())],
  [
    'another address',
    form(),
    computeSignature('12345', 'http://portal.example/messages/inbound', form()),
  ],
  ['another body', form({ Body: 'START' }), computeSignature('12345', address, form())],
  ['another sender', form({ From: '+12125550151' }), computeSignature('12345', address, form())],
  ['one name more', form({ OptOutType: 'STOP' }), computeSignature('12345', address, form())],
  [
    'a second sender behind the first',
    new URLSearchParams([...form(), ['From', '+12125550151']]),
    computeSignature('12345', address, form()),
  ],
  ['a shorter signature', form(), computeSignature('12345', address, form()).slice(0, -1)],
])('reads nothing from %s', (_, fields, signature) =>
  expect(texts.read(fields, signature)).toBeUndefined(),
)

test.each(['MessageSid', 'From', 'Body'])('ignores a signed form without %s', (name) => {
  const fields = form()
  fields.delete(name)
  expect(texts.read(fields, computeSignature('12345', address, fields))).toBeUndefined()
})

test('accepts no signature if no token is configured', () => {
  const open = httpInboundTexts({ smsUrl: 'https://AC1@api.example/', address })
  expect(open.read(form(), computeSignature('', address, form()))).toBeUndefined()
})
