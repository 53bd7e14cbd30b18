import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOrMakeMasterKey } from './master-key-file.ts'
import { masterKeySecrets } from './master-key-secrets.ts'
import { newestKey } from './test-secrets.ts'

const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
const others = masterKeySecrets(new Uint8Array(32).fill(8))

describe('keys and sealed texts', () => {
  test('a purpose always has the same key, and another purpose or master key has a different one', () => {
    expect(newestKey(secrets, 'a')).toEqual(
      newestKey(masterKeySecrets(new Uint8Array(32).fill(7)), 'a'),
    )
    expect(newestKey(secrets, 'a')).toHaveLength(32)
    expect(newestKey(secrets, 'a')).not.toEqual(newestKey(secrets, 'b'))
    expect(newestKey(secrets, 'a')).not.toEqual(newestKey(others, 'a'))
  })

  test('a caller that overwrites its copy of a key does not affect others', () => {
    const before = Uint8Array.from(newestKey(secrets, 'a'))
    newestKey(secrets, 'a').fill(0)
    expect(newestKey(secrets, 'a')).toEqual(before)
  })

  test('a fingerprint is stable and depends on purpose and text', () => {
    expect(secrets.fingerprint('phone', '2125550142')).toEqual(
      secrets.fingerprint('phone', '2125550142'),
    )
    expect(secrets.fingerprint('phone', '2125550142')).not.toEqual(
      secrets.fingerprint('phone', '2125550143'),
    )
    expect(secrets.fingerprint('phone', '2125550142')).not.toEqual(
      secrets.fingerprint('ssn', '2125550142'),
    )
  })

  test('a sealed text opens with the same purpose and context, and is never the same twice', () => {
    const sealed = secrets.seal('ssn', '078-05-1120 ñ', 'account-1')
    expect(secrets.open('ssn', sealed, 'account-1')).toBe('078-05-1120 ñ')
    expect(secrets.seal('ssn', '078-05-1120 ñ', 'account-1')).not.toEqual(sealed)
    expect(secrets.open('ssn', secrets.seal('ssn', '', 'x'), 'x')).toBe('')
  })

  test('a sealed text does not open with another purpose, context or master key', () => {
    const sealed = secrets.seal('ssn', 'text', 'account-1')
    expect(() => secrets.open('phone', sealed, 'account-1')).toThrow()
    expect(() => secrets.open('ssn', sealed, 'account-2')).toThrow()
    expect(() => others.open('ssn', sealed, 'account-1')).toThrow()
  })

  test('detects every flipped bit and every truncation', () => {
    const sealed = secrets.seal('ssn', 'text', 'account-1')
    for (let byte = 0; byte < sealed.length; byte++) {
      const bent = Uint8Array.from(sealed)
      bent[byte] = (bent[byte] ?? 0) ^ 1
      expect(() => secrets.open('ssn', bent, 'account-1')).toThrow()
      expect(() => secrets.open('ssn', sealed.subarray(0, byte), 'account-1')).toThrow()
    }
  })
})

describe('firm keys and file keys', () => {
  const firmKey = secrets.newFirmKey('firm-1')

  test("a firm's text opens with its key and context, and is never the same twice", () => {
    const sealed = secrets.sealForFirm('firm-1', firmKey, 'Ford ñ 😀', 'case|question|1')
    expect(secrets.openForFirm('firm-1', firmKey, sealed, 'case|question|1')).toBe('Ford ñ 😀')
    expect(secrets.sealForFirm('firm-1', firmKey, 'Ford ñ 😀', 'case|question|1')).not.toEqual(
      sealed,
    )
    expect(Buffer.from(sealed).includes('Ford')).toBe(false)
    const long = 'x'.repeat(600_000)
    expect(
      secrets.openForFirm(
        'firm-1',
        firmKey,
        secrets.sealForFirm('firm-1', firmKey, long, 'c'),
        'c',
      ),
    ).toBe(long)
  })

  test("a firm's text does not open with another context, firm, firm key or master key, or when changed", () => {
    const sealed = secrets.sealForFirm('firm-1', firmKey, 'text', 'case|question|1')
    expect(() => secrets.openForFirm('firm-1', firmKey, sealed, 'case|question|2')).toThrow()
    expect(() => secrets.openForFirm('firm-2', firmKey, sealed, 'case|question|1')).toThrow()
    expect(() =>
      secrets.openForFirm('firm-1', secrets.newFirmKey('firm-1'), sealed, 'case|question|1'),
    ).toThrow()
    expect(() => others.openForFirm('firm-1', firmKey, sealed, 'case|question|1')).toThrow()
    for (let byte = 0; byte < sealed.length; byte++) {
      const bent = Uint8Array.from(sealed)
      bent[byte] = (bent[byte] ?? 0) ^ 1
      expect(() => secrets.openForFirm('firm-1', firmKey, bent, 'case|question|1')).toThrow()
      expect(() =>
        secrets.openForFirm('firm-1', firmKey, sealed.subarray(0, byte), 'case|question|1'),
      ).toThrow()
    }
  })

  test('the key that wraps file keys does not seal text', () => {
    const made = secrets.newFileKey('firm-1', firmKey, 'document-1')
    expect(() => secrets.openForFirm('firm-1', firmKey, made.sealed, 'firm-1|document-1')).toThrow()
    expect(() =>
      secrets.openFileKey(
        'firm-1',
        firmKey,
        'document-1',
        secrets.sealForFirm('firm-1', firmKey, 'text', 'firm-1|document-1'),
      ),
    ).toThrow()
  })

  test('opening the sealed file key of a row returns the original file key', () => {
    const made = secrets.newFileKey('firm-1', firmKey, 'document-1')
    expect(made.key).toHaveLength(32)
    expect(secrets.openFileKey('firm-1', firmKey, 'document-1', made.sealed)).toEqual(made.key)
  })

  test('each file has its own key', () => {
    expect(secrets.newFileKey('firm-1', firmKey, 'd').key).not.toEqual(
      secrets.newFileKey('firm-1', firmKey, 'd').key,
    )
  })

  test('a file key does not open for another document, firm, firm key or master key', () => {
    const made = secrets.newFileKey('firm-1', firmKey, 'document-1')
    expect(() => secrets.openFileKey('firm-1', firmKey, 'document-2', made.sealed)).toThrow()
    expect(() => secrets.openFileKey('firm-2', firmKey, 'document-1', made.sealed)).toThrow()
    expect(() =>
      secrets.openFileKey('firm-1', secrets.newFirmKey('firm-1'), 'document-1', made.sealed),
    ).toThrow()
    expect(() => others.openFileKey('firm-1', firmKey, 'document-1', made.sealed)).toThrow()
  })
})

describe('the source of the master key', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'master-key-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  test('the setting takes precedence over the file', async () => {
    await readOrMakeMasterKey({ dataDir, mayMake: true })
    const setting = Buffer.alloc(32, 3).toString('base64')
    expect(await readOrMakeMasterKey({ dataDir, setting, mayMake: false })).toEqual(
      new Uint8Array(32).fill(3),
    )
  })

  test('a file named by a setting takes precedence over the data folder, and must exist', async () => {
    await readOrMakeMasterKey({ dataDir, mayMake: true })
    const file = join(dataDir, 'elsewhere')
    await expect(readOrMakeMasterKey({ dataDir, file, mayMake: true })).rejects.toThrow(
      `MASTER_KEY_FILE: expected a file that exists; ${file} does not.`,
    )
    await writeFile(file, `${Buffer.alloc(32, 4).toString('base64')}\n`)
    expect(await readOrMakeMasterKey({ dataDir, file, mayMake: false })).toEqual(
      new Uint8Array(32).fill(4),
    )
    await writeFile(file, 'too short')
    await expect(readOrMakeMasterKey({ dataDir, file, mayMake: true })).rejects.toThrow(
      `MASTER_KEY_FILE: the file ${file} must be 32 bytes`,
    )
  })

  test('a created key is reused, and only its owner can read it', async () => {
    const made = await readOrMakeMasterKey({ dataDir, mayMake: true })
    expect(await readOrMakeMasterKey({ dataDir, mayMake: false })).toEqual(made)
    expect((await stat(join(dataDir, 'master-key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['master-key'])
  })

  test('concurrent starts agree on one key', async () => {
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => readOrMakeMasterKey({ dataDir, mayMake: true })),
    )
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  })

  test('if the key is missing and may not be created, the start fails with the name of the setting and creates nothing', async () => {
    await expect(readOrMakeMasterKey({ dataDir, mayMake: false })).rejects.toThrow('MASTER_KEY')
    expect(await readdir(dataDir)).toEqual([])
  })

  test.each([
    'short',
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(33).toString('base64'),
    `${'A'.repeat(40)} !?=`,
  ])('refuses a malformed setting by name: %s', async (setting) => {
    await expect(readOrMakeMasterKey({ dataDir, setting, mayMake: true })).rejects.toThrow(
      'MASTER_KEY must be 32 bytes',
    )
  })

  test('refuses a damaged file and leaves it unchanged', async () => {
    await writeFile(join(dataDir, 'master-key'), 'half a k')
    await expect(readOrMakeMasterKey({ dataDir, mayMake: true })).rejects.toThrow('MASTER_KEY')
    expect(await readFile(join(dataDir, 'master-key'), 'utf8')).toBe('half a k')
  })
})
