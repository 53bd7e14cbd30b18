// Files are encrypted in a local staging folder before they are sent to the store.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FileVault } from '#ports/file-vault.ts'
import { openFrames } from './frames.ts'
import { idOfObject, objectName, storeIdName } from './object-names.ts'
import type { S3Place } from './s3-store.ts'
import { s3Store } from './s3-store.ts'
import { removeIfThere, stagingIn, openStream } from './staging.ts'
import { vaultProblem } from './vault-problems.ts'

export interface S3VaultSettings extends S3Place {
  readonly stagingFolder: string
}

/** Before the store confirms an object, it verifies the SHA-256 of the object. */
export function s3Vault(settings: S3VaultSettings): FileVault {
  const staging = stagingIn(settings.stagingFolder)
  const ask = s3Store(settings)

  return {
    stage: staging.stage,
    openReceived: staging.openReceived,
    discardStaged: staging.discardStaged,
    sweep: staging.sweep,

    async commit(id) {
      const path = staging.toPath(id)
      const hash = createHash('sha256')
      for await (const chunk of (await openStream(path)) as AsyncIterable<Buffer>)
        hash.update(chunk)
      const digest = hash.digest()
      const { size } = await stat(path)
      const answer = await ask({
        method: 'PUT',
        name: objectName(id),
        headers: {
          'content-length': String(size),
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': digest.toString('hex'),
          'x-amz-checksum-sha256': digest.toString('base64'),
        },
        body: async () => Readable.toWeb(createReadStream(path)) as ReadableStream,
      })
      if (answer.status === 404)
        throw vaultProblem('file-vault.unavailable', {}, new Error('The bucket does not exist'))
      await answer.text()
      await removeIfThere(path)
    },

    async open(id, seal) {
      const answer = await ask({ method: 'GET', name: objectName(id) })
      if (answer.status === 404 || !answer.body) throw vaultProblem('file-vault.absent')
      return openFrames(Readable.fromWeb(answer.body as NodeReadableStream), seal)
    },

    async delete(id) {
      const answer = await ask({ method: 'DELETE', name: objectName(id) })
      await answer.text()
    },

    async *storedIds() {
      let next: string | undefined
      do {
        const query = { 'list-type': '2', prefix: 'objects/' }
        const answer = await ask({
          method: 'GET',
          name: '',
          query: next ? { ...query, 'continuation-token': next } : query,
        })
        if (answer.status === 404)
          throw vaultProblem('file-vault.unavailable', {}, new Error('The bucket does not exist'))
        const list = await answer.text()
        for (const [, name = ''] of list.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          const id = idOfObject(name)
          if (id) yield id
        }
        next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(list)?.[1]
      } while (next)
    },

    async storeId() {
      const answer = await ask({ method: 'GET', name: storeIdName, isShort: true })
      const text = await answer.text()
      return answer.status === 404 ? undefined : text.trim()
    },

    async setStoreId(id) {
      const answer = await ask({
        method: 'PUT',
        name: storeIdName,
        body: async () => new TextEncoder().encode(`${id}\n`),
        isShort: true,
      })
      await answer.text()
      if (answer.status === 404)
        throw vaultProblem('file-vault.unavailable', {}, new Error('The bucket does not exist'))
    },

    async probe() {
      const name = `probe/${randomUUID()}`
      const put = await ask({
        method: 'PUT',
        name,
        body: async () => Uint8Array.of(1),
        isShort: true,
      })
      await put.text()
      const got = await ask({ method: 'GET', name, isShort: true })
      if (put.status === 404 || (await got.text()) !== '\u0001')
        throw vaultProblem('file-vault.unavailable', {}, new Error('Another byte came back'))
      const gone = await ask({ method: 'DELETE', name, isShort: true })
      await gone.text()
    },
  }
}
