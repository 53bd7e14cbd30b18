import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskVault } from './disk-vault.ts'
import { doorsInto, fileVaultSuite } from './file-vault.suite.ts'
import { objectName } from './object-names.ts'

fileVaultSuite('the vault on a disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-'))
  return {
    vault: diskVault(folder),
    stagingFolder: join(folder, 'staging'),
    ...doorsInto((id) => join(folder, objectName(id))),
    close: () => rm(folder, { recursive: true }),
  }
})

test('stores files with access for the owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-'))
  const vault = diskVault(`${folder}/files/`)
  const id = randomUUID()
  await vault.stage(
    id,
    [randomBytes(3)] as unknown as AsyncIterable<Uint8Array>,
    { key: randomBytes(32), binding: 'a|b' },
    10,
  )
  expect((await stat(join(folder, 'files/staging', `${id}.part`))).mode & 0o777).toBe(0o600)
  await vault.commit(id)
  expect((await stat(join(folder, 'files', objectName(id)))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700)
  await rm(folder, { recursive: true })
})

test('reports the store as unavailable if its folder cannot be created', async () => {
  const vault = diskVault('/dev/null/vault')
  await expect(vault.probe()).rejects.toMatchObject({
    code: 'file-vault.unavailable',
    kind: 'unavailable',
  })
})
