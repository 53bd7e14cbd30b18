// AES-256-GCM in frames of 64 KiB (the STREAM construction): a reader gets only verified bytes.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileSeal } from '#ports/file-vault.ts'
import { vaultProblem } from './vault-problems.ts'

export const frameBytes = 65_536

const layoutVersion = 1
const prefixBytes = 7
const headerBytes = 1 + prefixBytes
const tagBytes = 16
const maxFrames = 2 ** 32

export const sealedFrameBytes = frameBytes + tagBytes

export interface FrameSealer {
  readonly header: Uint8Array
  /**
   * Encrypts a frame into the start of `target`. `isLast` must be true for the last frame and for
   * no other.
   */
  seal(plain: Uint8Array, isLast: boolean, target: Buffer): Uint8Array
}

export function frameSealer(seal: FileSeal): FrameSealer {
  const prefix = randomBytes(prefixBytes)
  const key = createSecretKey(seal.key)
  let frame = 0
  return {
    header: Buffer.concat([Buffer.of(layoutVersion), prefix]),
    seal(plain, isLast, target) {
      const cipher = createCipheriv('aes-256-gcm', key, toNonce(prefix, frame, isLast), {
        authTagLength: tagBytes,
      })
      cipher.setAAD(toSealingContext(seal, frame))
      frame += 1
      target.set(cipher.update(plain))
      cipher.final()
      target.set(cipher.getAuthTag(), plain.length)
      return target.subarray(0, plain.length + tagBytes)
    },
  }
}

/** Verifies each frame before it returns its bytes. Fails with 'file-vault.damaged' otherwise. */
export async function openFrames(encrypted: Readable, seal: FileSeal): Promise<Readable> {
  const frames = plainFrames(encrypted, seal)
  let first: IteratorResult<Uint8Array> | undefined = await frames.next()
  return new Readable({
    highWaterMark: frameBytes,
    read() {
      const step = first ? Promise.resolve(first) : frames.next()
      first = undefined
      step.then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) =>
          this.destroy(
            error instanceof Error ? error : vaultProblem('file-vault.damaged', {}, error),
          ),
      )
    },
    destroy(error, done) {
      // Destroys the source first: a pending read would block the end forever.
      encrypted.destroy()
      frames.return(undefined).then(
        () => done(error),
        () => done(error),
      )
    },
  })
}

async function* plainFrames(
  encrypted: Readable,
  seal: FileSeal,
): AsyncGenerator<Uint8Array, undefined> {
  const key = createSecretKey(seal.key)
  const header = Buffer.alloc(headerBytes)
  // One buffer for all frames: a new one per frame would trigger garbage collection.
  const held = Buffer.allocUnsafe(sealedFrameBytes)
  let [bytes, heldBytes, frame] = [0, 0, 0]
  for await (const chunk of encrypted as AsyncIterable<Buffer>) {
    let at = 0
    if (bytes < headerBytes) at = chunk.copy(header, bytes)
    bytes += chunk.length
    if (bytes >= headerBytes && header[0] !== layoutVersion)
      throw vaultProblem('file-vault.damaged')
    while (at < chunk.length) {
      // If more bytes follow a full frame, it is not the last frame.
      if (heldBytes === held.length) {
        yield plainFrame(held, key, seal, header.subarray(1), frame, false)
        frame += 1
        heldBytes = 0
      }
      const copied = chunk.copy(held, heldBytes, at)
      heldBytes += copied
      at += copied
    }
  }
  if (bytes < headerBytes) throw vaultProblem('file-vault.damaged')
  const last = plainFrame(held.subarray(0, heldBytes), key, seal, header.subarray(1), frame, true)
  if (last.length > 0) yield last
  return undefined
}

function plainFrame(
  sealed: Uint8Array,
  key: KeyObject,
  seal: FileSeal,
  prefix: Uint8Array,
  frame: number,
  isLast: boolean,
): Uint8Array {
  try {
    const end = sealed.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', key, toNonce(prefix, frame, isLast), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(toSealingContext(seal, frame))
    decipher.setAuthTag(sealed.subarray(end))
    const plain = decipher.update(sealed.subarray(0, end))
    decipher.final()
    return plain
  } catch (error) {
    throw vaultProblem('file-vault.damaged', {}, error)
  }
}

function toNonce(prefix: Uint8Array, frame: number, isLast: boolean): Uint8Array {
  if (frame >= maxFrames) throw new Error('A file of so many frames would use a nonce twice')
  const nonce = Buffer.alloc(prefixBytes + 5)
  nonce.set(prefix)
  nonce.writeUInt32BE(frame, prefixBytes)
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4)
  return nonce
}

function toSealingContext(seal: FileSeal, frame: number): Uint8Array {
  return Buffer.from(`${seal.binding}|${layoutVersion}|${frame}`)
}
