import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskAssets, s3Assets, type AssetStorage } from './asset-storage.ts'

type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> }
const S3rver = createRequire(import.meta.url)('s3rver') as S3rver
const access = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

let folder: string
let bucketUrl: string
let store: InstanceType<S3rver>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-assets-'))
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'store'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  bucketUrl = `http://127.0.0.1:${(await store.run()).port}`
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const name = 'portal/assets/pdfjs-6.5.438/cmaps/78-H.bcmap'

describe.each<readonly [string, () => AssetStorage]>([
  ['a folder', () => diskAssets(join(folder, 'files'))],
  ['a bucket', () => s3Assets({ ...access, bucketUrl: `${bucketUrl}/papers` })],
])('%s', (_, open) => {
  test('returns the bytes that were saved last, and nothing after they were deleted', async () => {
    const [first, second] = [randomBytes(3_000), randomBytes(200_000)]
    const storage = open()
    expect(await storage.find(name)).toBeUndefined()
    await storage.save(name, first)
    await storage.save(name, second)
    expect(Buffer.from((await storage.find(name)) ?? []).equals(second)).toBe(true)
    await storage.delete(name)
    await storage.delete(name)
    expect(await storage.find(name)).toBeUndefined()
  })
})

test.each<readonly [string, () => Promise<AssetStorage>]>([
  [
    'a file in the place of the folder',
    async () => {
      await writeFile(join(folder, 'taken'), '')
      return diskAssets(join(folder, 'taken'))
    },
  ],
  [
    'a bucket that does not exist',
    async () => s3Assets({ ...access, bucketUrl: `${bucketUrl}/absent` }),
  ],
])('%s is unavailable', async (_, open) => {
  const storage = await open()
  await expect(storage.save(name, randomBytes(10))).rejects.toMatchObject({ kind: 'unavailable' })
})
