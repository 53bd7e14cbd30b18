import { createHash } from 'node:crypto'
import { mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileSeal, ReceivedFile } from '#ports/file-vault.ts'
import { frameBytes, frameSealer, openFrames, sealedFrameBytes } from './frames.ts'
import { saysAbsent, vaultProblem } from './vault-problems.ts'

/** Reads several frames at once to save system calls. */
const readAtOnceBytes = 4 * frameBytes
const headBytes = 4096
const tailBytes = 2048
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface Staging {
  stage(
    id: string,
    source: AsyncIterable<Uint8Array>,
    seal: FileSeal,
    limitBytes: number,
  ): Promise<ReceivedFile | 'too-large'>
  openReceived(id: string, seal: FileSeal): Promise<Readable>
  discardStaged(id: string): Promise<void>
  sweep(olderThan: Date): Promise<number>
  toPath(id: string): string
}

/** Returns the ID, or throws when it is not a UUID: IDs become paths. */
export function checkedId(id: string): string {
  if (!idShape.test(id)) throw new Error('A file is named by a UUID in lower case')
  return id
}

export function stagingIn(folder: string): Staging {
  const toPath = (id: string) => join(folder, `${checkedId(id)}.part`)

  return {
    toPath,

    async stage(id, source, seal, limitBytes) {
      const path = toPath(id)
      const file = await newFile(folder, path)
      try {
        const received = await writeAndSync(file, () =>
          writeSealed(file, id, source, seal, limitBytes),
        )
        if (received === 'too-large') await removeIfThere(path)
        return received
      } catch (error) {
        await removeIfThere(path)
        throw error
      }
    },

    async openReceived(id, seal) {
      return openFrames(await openStream(toPath(id)), seal)
    },

    async discardStaged(id) {
      await removeIfThere(toPath(id))
    },

    async sweep(olderThan) {
      let removed = 0
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        const facts = await stat(path).catch(absentIsUndefined)
        if (facts && facts.mtime < olderThan && (await removeIfThere(path))) removed += 1
      }
      return removed
    },
  }
}

export async function openStream(path: string): Promise<Readable> {
  const file = await open(path, 'r').catch(absentIsUndefined)
  if (!file) throw vaultProblem('file-vault.absent')
  return file.createReadStream({ highWaterMark: readAtOnceBytes })
}

export async function removeIfThere(path: string): Promise<boolean> {
  const removed = await unlink(path).then(() => true, absentIsUndefined)
  return removed === true
}

async function newFile(folder: string, path: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(unavailable)
  return open(path, 'wx', 0o600).catch(unavailable)
}

async function writeAndSync<T>(file: FileHandle, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } finally {
    await file.close().catch(unavailable)
  }
}

async function writeSealed(
  file: FileHandle,
  id: string,
  source: AsyncIterable<Uint8Array>,
  seal: FileSeal,
  limitBytes: number,
): Promise<ReceivedFile | 'too-large'> {
  const sealer = frameSealer(seal)
  const hash = createHash('sha256')
  const held = Buffer.allocUnsafe(frameBytes)
  const sealed = Buffer.allocUnsafe(sealedFrameBytes)
  let heldBytes = 0
  let bytes = 0
  let head: Uint8Array | undefined
  let endOfFrameBefore: Uint8Array = new Uint8Array(0)

  async function writeFrame(isLast: boolean): Promise<void> {
    const plain = held.subarray(0, heldBytes)
    head ??= Uint8Array.from(plain.subarray(0, headBytes))
    await file.writeFile(sealer.seal(plain, isLast, sealed)).catch(unavailable)
    if (!isLast) endOfFrameBefore = Uint8Array.from(plain.subarray(-tailBytes))
    if (!isLast) heldBytes = 0
  }

  await file.writeFile(sealer.header).catch(unavailable)
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > limitBytes) return 'too-large'
    hash.update(chunk)
    for (let at = 0; at < chunk.length;) {
      if (heldBytes === frameBytes) await writeFrame(false)
      const part = chunk.subarray(at, at + frameBytes - heldBytes)
      held.set(part, heldBytes)
      heldBytes += part.length
      at += part.length
    }
  }
  await writeFrame(true)
  const tail = Uint8Array.from(
    Buffer.concat([endOfFrameBefore, held.subarray(0, heldBytes)]).subarray(-tailBytes),
  )
  return { id, bytes, sha256: hash.digest('hex'), head: head ?? new Uint8Array(0), tail }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(absentIsUndefined)) ?? []
}

function absentIsUndefined(error: unknown): undefined {
  if (!saysAbsent(error)) unavailable(error)
}

function unavailable(error: unknown): never {
  throw vaultProblem('file-vault.unavailable', {}, error)
}
