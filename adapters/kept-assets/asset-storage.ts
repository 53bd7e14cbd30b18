// Where the bytes of assets are: beside the documents, in the folder or the bucket of the files.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { s3Store, type S3Place } from '../file-vault/s3-store.ts'
import { saysAbsent, vaultProblem } from '../file-vault/vault-problems.ts'

/** Each function throws 'file-vault.unavailable' when the store cannot be used. */
export interface AssetStorage {
  save(name: string, content: Uint8Array): Promise<void>
  find(name: string): Promise<Uint8Array | undefined>
  delete(name: string): Promise<void>
}

export function diskAssets(place: string): AssetStorage {
  const toPath = (name: string) => join(place, 'apps', name)
  const orUnavailable = (error: unknown) => {
    throw vaultProblem('file-vault.unavailable', {}, error)
  }
  return {
    async save(name, content) {
      const path = toPath(name)
      const draft = `${path}.${randomUUID()}`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeFile(draft, content, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        orUnavailable(error)
      }
    },
    find: (name) =>
      readFile(toPath(name)).catch((error: unknown) =>
        saysAbsent(error) ? undefined : orUnavailable(error),
      ),
    delete: (name) => rm(toPath(name), { force: true }).catch(orUnavailable),
  }
}

export function s3Assets(place: S3Place): AssetStorage {
  const ask = s3Store(place)
  const toName = (name: string) => `apps/${name}`
  return {
    async save(name, content) {
      const answer = await ask({
        method: 'PUT',
        name: toName(name),
        body: async () => Uint8Array.from(content),
      })
      await answer.text()
      if (answer.status === 404)
        throw vaultProblem('file-vault.unavailable', {}, new Error('The bucket does not exist'))
    },
    async find(name) {
      const answer = await ask({ method: 'GET', name: toName(name) })
      if (answer.status === 404 || !answer.body) {
        await answer.text()
        return undefined
      }
      return new Uint8Array(await new Response(answer.body).arrayBuffer())
    },
    async delete(name) {
      const answer = await ask({ method: 'DELETE', name: toName(name) })
      await answer.text()
    },
  }
}
