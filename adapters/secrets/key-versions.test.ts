// Values of an older version still open, and new ones are made with the version in use.
import { expect, test } from 'vitest'
import { secretsOfVersions } from './test-secrets.ts'

const before = secretsOfVersions(1)
const now = secretsOfVersions(2, 1)
const later = secretsOfVersions(2)

test('a sealed text names its version in the first byte', () => {
  const old = before.seal('account-ssn', '900551002', 'account')
  const renewed = now.seal('account-ssn', now.open('account-ssn', old, 'account'), 'account')
  expect([old[0], renewed[0]]).toEqual([1, 2])
  expect(later.open('account-ssn', renewed, 'account')).toBe('900551002')
  expect(() => later.open('account-ssn', old, 'account')).toThrow('This was not sealed here')
})

test('a version that is not in use yet opens already', () => {
  const learning = secretsOfVersions(1, 2)
  expect(learning.seal('outbox', 'Hello', '')[0]).toBe(1)
  expect(learning.open('outbox', later.seal('outbox', 'Hello', ''), '')).toBe('Hello')
})

test('a fingerprint is found under any version, the one in use first', () => {
  const [old, renewed] = [
    before.fingerprint('text-stop', '2125550142'),
    now.fingerprint('text-stop', '2125550142'),
  ]
  expect([old.length, renewed.length, renewed[0]]).toEqual([32, 33, 2])
  expect(now.fingerprints('text-stop', '2125550142')).toEqual([renewed, old])
  expect(now.isFingerprint('text-stop', '2125550142', old)).toBe(true)
  expect(now.isFingerprint('text-stop', '2125550142', renewed)).toBe(true)
  expect(now.isFingerprint('text-stop', '2125550143', old)).toBe(false)
  expect(later.isFingerprint('text-stop', '2125550142', old)).toBe(false)
})

test('all tokens of a session have the version of the first one', () => {
  const old = before.nextToken('refresh-successor', before.firstToken('refresh-successor'))
  expect(now.nextToken('refresh-successor', old)).toBe(before.nextToken('refresh-successor', old))
  const first = now.firstToken('refresh-successor')
  const second = now.nextToken('refresh-successor', first)
  expect(Buffer.from(first, 'base64url')[0]).toBe(2)
  expect(now.nextToken('refresh-successor', second)).toBe(
    later.nextToken('refresh-successor', second),
  )
})

test.each(['', 'a', '////', 'A'.repeat(500)])('a forged token %j has a successor too', (token) => {
  expect(now.nextToken('refresh-successor', token)).toMatch(/^[\w-]{43,44}$/)
})

test('a firm has a new key after its wrapping key got a new version, and the old texts and files open', () => {
  const firmKey = before.newFirmKey('firm')
  const text = before.sealForFirm('firm', firmKey, 'answer', 'case')
  const file = before.newFileKey('firm', firmKey, 'document')
  const renewedKey = now.renewFirmKey('firm', firmKey)
  const renewedText = now.sealForFirm('firm', renewedKey, 'answer', 'case')
  const renewedFile = now.resealFileKey('firm', renewedKey, 'document', file.sealed)
  expect([renewedKey[0], renewedText[0], renewedFile[0]]).toEqual([2, 2, 2])
  for (const sealed of [text, renewedText])
    expect(later.openForFirm('firm', renewedKey, sealed, 'case')).toBe('answer')
  for (const sealed of [file.sealed, renewedFile])
    expect(later.openFileKey('firm', renewedKey, 'document', sealed)).toEqual(file.key)
  expect(() => later.renewFirmKey('other', renewedKey)).toThrow()
})
