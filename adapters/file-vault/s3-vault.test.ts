import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { doorsInto, fileVaultSuite } from './file-vault.suite.ts'
import { objectName } from './object-names.ts'
import { s3Vault } from './s3-vault.ts'

type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> }
const S3rver = createRequire(import.meta.url)('s3rver') as S3rver

const access = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

fileVaultSuite('the vault in a store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-'))
  const buckets = [{ name: 'papers', configs: [] }]
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'store'),
    configureBuckets: buckets,
  })
  const { port } = await store.run()
  const stagingFolder = join(folder, 'staging')
  return {
    vault: s3Vault({ ...access, bucketUrl: `http://127.0.0.1:${port}/papers/`, stagingFolder }),
    stagingFolder,
    ...doorsInto((id) => join(folder, 'store/papers', `${objectName(id)}._S3rver_object`)),
    async close() {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
})

describe('a store that fails', () => {
  const seal = { key: randomBytes(32), binding: 'a|b' }
  let closing: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const close of closing) await close()
    closing = []
  })

  async function vaultAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    const stagingFolder = await mkdtemp(join(tmpdir(), 'vault-'))
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    closing.push(async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(stagingFolder, { recursive: true })
    })
    const { port } = server.address() as AddressInfo
    return {
      stagingFolder,
      vault: s3Vault({ ...access, bucketUrl: `http://127.0.0.1:${port}/papers`, stagingFolder }),
    }
  }

  async function* content(): AsyncGenerator<Uint8Array> {
    yield randomBytes(100_000)
  }

  test('retries after a temporary failure with the whole file, and signs its hash', async () => {
    const seen: Array<{
      length: number
      hash: unknown
      checksum: unknown
      authorization: unknown
    }> = []
    const { vault, stagingFolder } = await vaultAt(async (request, response) => {
      let length = 0
      for await (const chunk of request as AsyncIterable<Buffer>) length += chunk.length
      const {
        'x-amz-content-sha256': hash,
        'x-amz-checksum-sha256': checksum,
        authorization,
      } = request.headers
      seen.push({ length, hash, checksum, authorization })
      response.writeHead(seen.length < 3 ? 503 : 200).end()
    })
    const id = randomUUID()
    await vault.stage(id, content(), seal, 1e6)
    await vault.commit(id)
    expect(seen.map(({ length }) => length)).toEqual([100_040, 100_040, 100_040])
    expect(seen[2]).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      checksum: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      authorization: expect.stringContaining('x-amz-checksum-sha256'),
    })
    expect(await readdir(stagingFolder)).toEqual([])
  })

  test.each([503, 403, 400, 301, 404])(
    'a commit that the store answers with %i is unavailable and keeps the staged file',
    async (status) => {
      const { vault, stagingFolder } = await vaultAt((request, response) => {
        request.resume()
        response
          .writeHead(status, status === 301 ? { location: 'http://elsewhere.example/' } : {})
          .end('no')
      })
      const id = randomUUID()
      await vault.stage(id, content(), seal, 1e6)
      await expect(vault.commit(id)).rejects.toMatchObject({
        code: 'file-vault.unavailable',
        kind: 'unavailable',
      })
      expect(await readdir(stagingFolder)).toEqual([`${id}.part`])
      await expect(vault.probe()).rejects.toMatchObject({ code: 'file-vault.unavailable' })
    },
  )

  test('gives up after three minutes if the store does not respond, and keeps the staged file', async () => {
    let requests = 0
    const { vault, stagingFolder } = await vaultAt((request) => {
      request.resume()
      requests += 1
    })
    const id = randomUUID()
    await vault.stage(id, content(), seal, 1e6)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const keeping = vault.commit(id).then(
        () => 'kept',
        (error: unknown) => error,
      )
      for (let tries = 1; tries <= 3; tries += 1) {
        await vi.waitFor(() => expect(requests).toBe(tries), { timeout: 20_000 })
        vi.advanceTimersByTime(60_000)
      }
      expect(await keeping).toMatchObject({ code: 'file-vault.unavailable', kind: 'unavailable' })
    } finally {
      vi.useRealTimers()
    }
    expect(await readdir(stagingFolder)).toEqual([`${id}.part`])
  })

  test('does not retry if the store received different bytes than were sent, and stores nothing', async () => {
    let requests = 0
    const { vault } = await vaultAt((request, response) => {
      request.resume()
      requests += 1
      response.writeHead(400).end('<Error><Code>BadDigest</Code></Error>')
    })
    const id = randomUUID()
    await vault.stage(id, content(), seal, 1e6)
    await expect(vault.commit(id)).rejects.toMatchObject({
      code: 'file-vault.unavailable',
      cause: expect.objectContaining({ message: expect.stringContaining('BadDigest') }),
    })
    expect(requests).toBe(1)
  })

  test('treats only a 404 as a missing file, not a busy or forbidden response', async () => {
    const { vault } = await vaultAt((request, response) =>
      response
        .writeHead(Number(new URL(request.url ?? '', 'http://store').pathname.slice(-7, -4)) || 404)
        .end(),
    )
    // The test server responds with the status at the end of the ID.
    const asking = (status: string) =>
      vault.open(`00000000-0000-4000-8000-000000000${status}`, seal)
    await expect(asking('404')).rejects.toMatchObject({ code: 'file-vault.absent' })
    for (const status of ['503', '403', '400'])
      await expect(asking(status)).rejects.toMatchObject({ code: 'file-vault.unavailable' })
  })

  test('returns the files of the first page of a listing and throws if the next page fails', async () => {
    const { vault } = await vaultAt((request, response) => {
      const isSecond = new URL(request.url ?? '', 'http://store').searchParams.has(
        'continuation-token',
      )
      if (isSecond) response.writeHead(403).end()
      else
        response.end(
          `<ListBucketResult><Contents><Key>${objectName(randomUUID())}</Key></Contents><NextContinuationToken>more</NextContinuationToken></ListBucketResult>`,
        )
    })
    const named: string[] = []
    const listing = async () => {
      for await (const id of vault.storedIds()) named.push(id)
    }
    await expect(listing()).rejects.toMatchObject({ code: 'file-vault.unavailable' })
    expect(named).toHaveLength(1)
  })

  test('reads a long listing page by page', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const page = (names: readonly string[], next?: string) =>
      `<ListBucketResult>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}` +
      `${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`
    const { vault } = await vaultAt((request, response) => {
      const query = new URL(request.url ?? '', 'http://store').searchParams
      const isSecond = query.get('continuation-token') === '1/a+b='
      response.end(
        isSecond
          ? page([objectName(ids[2]!), 'objects/readme.txt'])
          : page([objectName(ids[0]!), objectName(ids[1]!)], '1/a+b='),
      )
    })
    const named: string[] = []
    for await (const id of vault.storedIds()) named.push(id)
    expect(named).toEqual(ids)
  })

  test('fails the read when the connection breaks in the middle of a file', async () => {
    const { vault } = await vaultAt((_, response) => {
      response.writeHead(200, { 'content-length': '200000' })
      response.write(Buffer.alloc(70_000, 1), () => response.destroy())
    })
    const reading = async () => {
      for await (const _ of await vault.open(randomUUID(), seal)) continue
    }
    await expect(reading()).rejects.toThrow()
  })

  test('reports an unreachable store as unavailable', async () => {
    const vault = s3Vault({
      ...access,
      bucketUrl: 'http://127.0.0.1:1/papers',
      stagingFolder: join(tmpdir(), 'none'),
    })
    await expect(vault.open(randomUUID(), seal)).rejects.toMatchObject({
      code: 'file-vault.unavailable',
    })
  })
})
