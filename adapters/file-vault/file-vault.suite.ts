import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileSeal, FileVault } from '#ports/file-vault.ts'
import { changes, frame } from './test-damage.ts'

/** Adds operations that only tests may use. */
export interface VaultUnderTest {
  readonly vault: FileVault
  readonly stagingFolder: string
  /** The encrypted bytes of a stored file. */
  storedBytes(id: string): Promise<Buffer>
  replaceStoredBytes(id: string, bytes: Uint8Array): Promise<void>
  /** Moves a stored file to a wrong path. */
  moveAway(id: string): Promise<void>
  close(): Promise<void>
}

const limit = 26_214_400
const seal: FileSeal = { key: randomBytes(32), binding: 'firm-1|document-1' }

async function* inPieces(content: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += pieceBytes)
    yield content.subarray(at, at + pieceBytes)
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

export function fileVaultSuite(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(name, () => {
    let under: VaultUnderTest
    let vault: FileVault
    beforeAll(async () => {
      under = await make()
      vault = under.vault
    })
    afterAll(() => under.close())

    async function store(content: Uint8Array, own: FileSeal = seal): Promise<string> {
      const id = randomUUID()
      await vault.stage(id, inPieces(content, 60_000), own, limit)
      await vault.commit(id)
      return id
    }

    test.each([0, 1, 4_095, 4_097, frame - 1, frame, frame + 1, 2 * frame, 200_001])(
      'returns %i bytes unchanged',
      async (bytes) => {
        const [id, content] = [randomUUID(), randomBytes(bytes)]
        const received = await vault.stage(id, inPieces(content, 10_007), seal, limit)
        expect(received).toEqual({
          id,
          bytes,
          sha256: createHash('sha256').update(content).digest('hex'),
          head: new Uint8Array(content.subarray(0, 4096)),
          tail: new Uint8Array(content.subarray(Math.max(0, bytes - 2048))),
        })
        expect(await readAll(await vault.openReceived(id, seal))).toEqual(content)
        await vault.commit(id)
        expect(await readAll(await vault.open(id, seal))).toEqual(content)
      },
    )

    test('a new vault has no store ID, keeps the ID that was set last, and does not list this ID as a file', async () => {
      expect(await vault.storeId()).toBeUndefined()
      await vault.setStoreId('0190a000-0000-7000-8000-000000000001')
      await vault.setStoreId('0190a000-0000-7000-8000-000000000002')
      expect(await vault.storeId()).toBe('0190a000-0000-7000-8000-000000000002')
      const ids: string[] = []
      for await (const id of vault.storedIds()) ids.push(id)
      expect(ids).not.toContain('0190a000-0000-7000-8000-000000000002')
    })

    test('neither the staged nor the stored file contains plain content', async () => {
      const content = Buffer.from('Social Security 078-05-1120 '.repeat(5_000))
      const id = randomUUID()
      await vault.stage(id, inPieces(content, 1_000), seal, limit)
      expect((await readFile(join(under.stagingFolder, `${id}.part`))).includes('Social')).toBe(
        false,
      )
      await vault.commit(id)
      expect((await under.storedBytes(id)).includes('Social')).toBe(false)
    })

    test('leaves nothing in staging after a commit', async () => {
      const id = await store(randomBytes(10))
      expect(await readdir(under.stagingFolder)).not.toContain(`${id}.part`)
      await expect(vault.openReceived(id, seal)).rejects.toMatchObject({
        code: 'file-vault.absent',
      })
    })

    test('accepts a file of exactly the size limit; refuses one byte more and keeps no file', async () => {
      const [fits, exceeds] = [randomUUID(), randomUUID()]
      expect(await vault.stage(fits, inPieces(randomBytes(1_000), 300), seal, 1_000)).toMatchObject(
        { bytes: 1_000 },
      )
      expect(await vault.stage(exceeds, inPieces(randomBytes(1_001), 300), seal, 1_000)).toBe(
        'too-large',
      )
      expect(await readdir(under.stagingFolder)).not.toContain(`${exceeds}.part`)
    })

    test('keeps no file when the source fails, and throws the error of the source', async () => {
      const id = randomUUID()
      async function* breaking(): AsyncGenerator<Uint8Array> {
        yield randomBytes(200_000)
        throw new Error('the connection was cut')
      }
      await expect(vault.stage(id, breaking(), seal, limit)).rejects.toThrow(
        'the connection was cut',
      )
      expect(await readdir(under.stagingFolder)).not.toContain(`${id}.part`)
      await expect(vault.commit(id)).rejects.toMatchObject({ code: 'file-vault.absent' })
    })

    test('refuses to stage a second file with the same ID', async () => {
      const id = randomUUID()
      await vault.stage(id, inPieces(randomBytes(5), 5), seal, limit)
      await expect(vault.stage(id, inPieces(randomBytes(5), 5), seal, limit)).rejects.toThrow()
      expect(await readAll(await vault.openReceived(id, seal))).toHaveLength(5)
    })

    test.each(['../../etc/passwd', 'a', '', randomUUID().toUpperCase()])(
      'refuses an ID that is not a UUID: %s',
      async (id) => {
        await expect(vault.stage(id, inPieces(randomBytes(5), 5), seal, limit)).rejects.toThrow(
          'UUID',
        )
        await expect(vault.open(id, seal)).rejects.toThrow('UUID')
      },
    )

    test('does not open a file with another key or binding', async () => {
      const id = await store(randomBytes(100))
      await expect(vault.open(id, { ...seal, key: randomBytes(32) })).rejects.toMatchObject({
        code: 'file-vault.damaged',
      })
      await expect(vault.open(id, { ...seal, binding: 'firm-1|document-2' })).rejects.toMatchObject(
        { code: 'file-vault.damaged' },
      )
    })

    test('discards and deletes missing files without an error', async () => {
      await vault.discardStaged(randomUUID())
      await vault.delete(randomUUID())
      const id = await store(randomBytes(100))
      await vault.delete(id)
      await expect(vault.open(id, seal)).rejects.toMatchObject({ code: 'file-vault.absent' })
    })

    test('cannot commit a discarded file', async () => {
      const id = randomUUID()
      await vault.stage(id, inPieces(randomBytes(5), 5), seal, limit)
      await vault.discardStaged(id)
      await expect(vault.commit(id)).rejects.toMatchObject({ code: 'file-vault.absent' })
    })

    test('the sweep removes older staged files, and keeps newer staged files and stored files', async () => {
      const [old, fresh, safe] = [randomUUID(), randomUUID(), await store(randomBytes(3))]
      await vault.stage(old, inPieces(randomBytes(5), 5), seal, limit)
      await vault.stage(fresh, inPieces(randomBytes(5), 5), seal, limit)
      await utimes(
        join(under.stagingFolder, `${old}.part`),
        new Date('2020-01-01'),
        new Date('2020-01-01'),
      )
      expect(await vault.sweep(new Date('2020-01-02'))).toBe(1)
      await expect(vault.openReceived(old, seal)).rejects.toMatchObject({
        code: 'file-vault.absent',
      })
      expect(await readAll(await vault.openReceived(fresh, seal))).toHaveLength(5)
      expect(await readAll(await vault.open(safe, seal))).toHaveLength(3)
    })

    test('does not list a file at a wrong path, since it cannot be opened', async () => {
      const [moved, stays] = [await store(randomBytes(1)), await store(randomBytes(1))]
      await under.moveAway(moved)
      const named: string[] = []
      for await (const id of vault.storedIds()) named.push(id)
      expect([named.includes(moved), named.includes(stays)]).toEqual([false, true])
      await expect(vault.open(moved, seal)).rejects.toMatchObject({ code: 'file-vault.absent' })
    })

    test('lists every stored file and no other', async () => {
      const ids = [
        await store(randomBytes(1)),
        await store(randomBytes(1)),
        await store(randomBytes(1)),
        await store(randomBytes(1)),
      ]
      const waiting = randomUUID()
      await vault.stage(waiting, inPieces(randomBytes(5), 5), seal, limit)
      const named: string[] = []
      for await (const id of vault.storedIds()) named.push(id)
      expect(named).toEqual(expect.arrayContaining(ids))
      expect(named).not.toContain(waiting)
      expect(new Set(named).size).toBe(named.length)
    })

    test('the probe succeeds each time while the store works', async () => {
      await vault.probe()
      await vault.probe()
    })

    describe('a stored file of three and a half frames', () => {
      const content = randomBytes(3 * frame + 100)

      test.each(Object.keys(changes))(
        'reading a damaged file (%s) fails before a byte of the damaged frame is returned',
        async (change) => {
          const id = await store(content)
          const { bytes, readable } = changes[change]!(await under.storedBytes(id))
          await under.replaceStoredBytes(id, bytes)
          const seen: Uint8Array[] = []
          const reading = async () => {
            for await (const piece of await vault.open(id, seal)) seen.push(piece as Uint8Array)
          }
          await expect(reading()).rejects.toMatchObject({ code: 'file-vault.damaged' })
          expect(Buffer.concat(seen)).toEqual(content.subarray(0, readable * frame))
        },
      )
    })

    test('closes its source when the reader stops early', async () => {
      const id = await store(randomBytes(5 * frame))
      for (let turn = 0; turn < 3; turn++) {
        const stream = await vault.open(id, seal)
        if (turn > 0) for await (const _ of stream) break
        stream.destroy()
        await new Promise((closed) =>
          stream.closed ? closed(undefined) : stream.once('close', closed),
        )
      }
    })

    test('reads more from the source only after the last chunk was written', async () => {
      const id = randomUUID()
      let requests = 0
      const source: AsyncIterable<Uint8Array> = {
        [Symbol.asyncIterator]: () => ({
          next: async () => {
            requests += 1
            const written = (await readFile(join(under.stagingFolder, `${id}.part`))).length
            // All frames except the one that is still buffered have been written.
            expect(written).toBeGreaterThanOrEqual((requests - 2) * frame)
            return requests > 20
              ? { done: true, value: undefined }
              : { done: false, value: Buffer.alloc(frame) }
          },
        }),
      }
      expect(await vault.stage(id, source, seal, limit)).toMatchObject({ bytes: 20 * frame })
    })

    test(
      'never holds twenty concurrent files of 25 MB in memory',
      { timeout: 60_000 },
      async () => {
        const piece = randomBytes(frame)
        const before = process.memoryUsage().arrayBuffers
        let max = 0
        async function* large(): AsyncGenerator<Uint8Array> {
          for (let offset = 0; offset < limit; offset += frame) {
            max = Math.max(max, process.memoryUsage().arrayBuffers - before)
            yield piece
          }
        }
        const ids = Array.from({ length: 20 }, () => randomUUID())
        const received = await Promise.all(ids.map((id) => vault.stage(id, large(), seal, limit)))
        expect(received.every((file) => file !== 'too-large' && file.bytes === limit)).toBe(true)
        expect(max).toBeLessThan(100 * 2 ** 20)
        await Promise.all(ids.map((id) => vault.discardStaged(id)))
      },
    )
  })
}

/** Test access to files in a folder. */
export function doorsInto(
  toPath: (id: string) => string,
): Pick<VaultUnderTest, 'storedBytes' | 'replaceStoredBytes' | 'moveAway'> {
  return {
    storedBytes: (id) => readFile(toPath(id)),
    replaceStoredBytes: (id, bytes) => writeFile(toPath(id), bytes),
    async moveAway(id) {
      const elsewhere = join(dirname(dirname(toPath(id))), 'elsewhere')
      await mkdir(elsewhere)
      // The folder stays, since the vault may store another file there.
      await rename(toPath(id), join(elsewhere, basename(toPath(id))))
    },
  }
}
