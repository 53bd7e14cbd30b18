import { expect, test } from 'vitest'
import { readLinkToken } from './link-token.ts'

const token = 'jZNzKNin-50d1INQMhXuN3L-ziPsV_xomhe8QqzLwJY'

test.each(['', '.', ',', ')', '>', '"', '…', ' ', '\u200B', '\r\n', '%20', '.”\n'])(
  'cuts %j after a token',
  (end) => expect(readLinkToken(decodeURIComponent(token + end))).toBe(token),
)

test.each(['<', ' ', '\u200B', '“'])('cuts %j before a token', (start) =>
  expect(readLinkToken(start + token)).toBe(token),
)

test.each(['', token.slice(1), `${token}A`, token.replace('N', ' ')])(
  'knows that %j is not a whole token',
  (part) => expect(readLinkToken(part)).toBeUndefined(),
)
