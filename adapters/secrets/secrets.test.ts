// Secrets: what is promised about keys, seals and the wrapping of firm and file keys.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOrMakeMasterKey } from './master-key-file.ts'
import { masterKeySecrets } from './master-key-secrets.ts'

const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
const others = masterKeySecrets(new Uint8Array(32).fill(8))

describe('keys and seals', () => {
  test('a purpose has one key, another purpose or master key another', () => {
    expect(secrets.keyFor('a')).toEqual(masterKeySecrets(new Uint8Array(32).fill(7)).keyFor('a'))
    expect(secrets.keyFor('a')).toHaveLength(32)
    expect(secrets.keyFor('a')).not.toEqual(secrets.keyFor('b'))
    expect(secrets.keyFor('a')).not.toEqual(others.keyFor('a'))
  })

  test('a caller that overwrites its copy of a key harms nobody', () => {
    const before = Uint8Array.from(secrets.keyFor('a'))
    secrets.keyFor('a').fill(0)
    expect(secrets.keyFor('a')).toEqual(before)
  })

  test('a fingerprint is stable and differs by purpose and text', () => {
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

  test('what is sealed opens with the same purpose and context, and is never sealed alike twice', () => {
    const sealed = secrets.seal('ssn', '078-05-1120 ñ', 'account-1')
    expect(secrets.open('ssn', sealed, 'account-1')).toBe('078-05-1120 ñ')
    expect(secrets.seal('ssn', '078-05-1120 ñ', 'account-1')).not.toEqual(sealed)
    expect(secrets.open('ssn', secrets.seal('ssn', '', 'x'), 'x')).toBe('')
  })

  test('another purpose, context or master key does not open it', () => {
    const sealed = secrets.seal('ssn', 'text', 'account-1')
    expect(() => secrets.open('phone', sealed, 'account-1')).toThrow()
    expect(() => secrets.open('ssn', sealed, 'account-2')).toThrow()
    expect(() => others.open('ssn', sealed, 'account-1')).toThrow()
  })

  test('no flipped bit and no cut goes unnoticed', () => {
    const sealed = secrets.seal('ssn', 'text', 'account-1')
    for (let byte = 0; byte < sealed.length; byte++) {
      const bent = Uint8Array.from(sealed)
      bent[byte] = (bent[byte] ?? 0) ^ 1
      expect(() => secrets.open('ssn', bent, 'account-1')).toThrow()
      expect(() => secrets.open('ssn', sealed.subarray(0, byte), 'account-1')).toThrow()
    }
  })
})

describe('firm and file keys', () => {
  const firmKey = secrets.newFirmKey('firm-1')

  test('a text of a firm opens with its key and context, and is never sealed alike twice', () => {
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

  test('it opens for no other context, firm, firm key or master key, and with no bit flipped or cut off', () => {
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

  test('a text is not sealed by what wraps the keys of files', () => {
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

  test('the row gives the file key back', () => {
    const made = secrets.newFileKey('firm-1', firmKey, 'document-1')
    expect(made.key).toHaveLength(32)
    expect(secrets.openFileKey('firm-1', firmKey, 'document-1', made.sealed)).toEqual(made.key)
  })

  test('each file has its own key', () => {
    expect(secrets.newFileKey('firm-1', firmKey, 'd').key).not.toEqual(
      secrets.newFileKey('firm-1', firmKey, 'd').key,
    )
  })

  test('it opens for no other document, firm, firm key or master key', () => {
    const made = secrets.newFileKey('firm-1', firmKey, 'document-1')
    expect(() => secrets.openFileKey('firm-1', firmKey, 'document-2', made.sealed)).toThrow()
    expect(() => secrets.openFileKey('firm-2', firmKey, 'document-1', made.sealed)).toThrow()
    expect(() =>
      secrets.openFileKey('firm-1', secrets.newFirmKey('firm-1'), 'document-1', made.sealed),
    ).toThrow()
    expect(() => others.openFileKey('firm-1', firmKey, 'document-1', made.sealed)).toThrow()
  })
})

describe('where the master key comes from', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'master-key-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  test('the setting goes before the file', async () => {
    await readOrMakeMasterKey({ dataDir, mayMake: true })
    const setting = Buffer.alloc(32, 3).toString('base64')
    expect(await readOrMakeMasterKey({ dataDir, setting, mayMake: false })).toEqual(
      new Uint8Array(32).fill(3),
    )
  })

  test('a file that a setting names goes before the file in the data folder, and has to exist', async () => {
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

  test('a made key is found again and only its owner may read it', async () => {
    const made = await readOrMakeMasterKey({ dataDir, mayMake: true })
    expect(await readOrMakeMasterKey({ dataDir, mayMake: false })).toEqual(made)
    expect((await stat(join(dataDir, 'master-key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['master-key'])
  })

  test('starts at the same moment agree on one key', async () => {
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => readOrMakeMasterKey({ dataDir, mayMake: true })),
    )
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  })

  test('a missing key that may not be made stops with the name of the setting and makes nothing', async () => {
    await expect(readOrMakeMasterKey({ dataDir, mayMake: false })).rejects.toThrow('MASTER_KEY')
    expect(await readdir(dataDir)).toEqual([])
  })

  test.each([
    'short',
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(33).toString('base64'),
    `${'A'.repeat(40)} !?=`,
  ])('a malformed setting is refused by name: %s', async (setting) => {
    await expect(readOrMakeMasterKey({ dataDir, setting, mayMake: true })).rejects.toThrow(
      'MASTER_KEY must be 32 bytes',
    )
  })

  test('a damaged file is refused and left as it is', async () => {
    await writeFile(join(dataDir, 'master-key'), 'half a k')
    await expect(readOrMakeMasterKey({ dataDir, mayMake: true })).rejects.toThrow('MASTER_KEY')
    expect(await readFile(join(dataDir, 'master-key'), 'utf8')).toBe('half a k')
  })
})
