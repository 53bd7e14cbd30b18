// Staged and stored files share one folder, so that a commit is one atomic rename.
import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileVault } from '#ports/file-vault.ts'
import { openFrames } from './frames.ts'
import { idOfObject, objectName, storeIdName } from './object-names.ts'
import { removeIfThere, stagingIn, openStream } from './staging.ts'
import { saysAbsent, vaultProblem } from './vault-problems.ts'

/** Creates `staging/` and `objects/` when first needed. Both must be on the same file system. */
export function diskVault(place: string): FileVault {
  const folder = resolve(place)
  const staging = stagingIn(join(folder, 'staging'))
  const objectPath = (id: string) => join(folder, ...objectName(id).split('/'))
  const lasting = new Set<string>()

  // A new folder survives a power failure only when its parent is synced too.
  async function makeLasting(path: string): Promise<void> {
    if (lasting.has(path)) return
    if (path !== folder) await makeLasting(dirname(path))
    await mkdir(path, { recursive: true, mode: 0o700 })
    await syncToDisk(dirname(path))
    lasting.add(path)
  }

  return {
    stage: staging.stage,
    openReceived: staging.openReceived,
    discardStaged: staging.discardStaged,
    sweep: staging.sweep,

    async commit(id) {
      const [from, to] = [staging.toPath(id), objectPath(id)]
      try {
        await syncToDisk(from, 'r+')
        await makeLasting(dirname(to))
        await rename(from, to)
        await syncToDisk(dirname(to))
      } catch (error) {
        throw vaultProblem(
          saysAbsent(error) ? 'file-vault.absent' : 'file-vault.unavailable',
          {},
          error,
        )
      }
    },

    async open(id, seal) {
      return openFrames(await openStream(objectPath(id)), seal)
    },

    async delete(id) {
      await removeIfThere(objectPath(id))
    },

    async *storedIds() {
      for await (const path of filesBelow(join(folder, 'objects'))) {
        const id = idOfObject(relative(folder, path).split(sep).join('/'))
        if (id) yield id
      }
    },

    async storeId() {
      try {
        return (await readFile(join(folder, storeIdName), 'utf8')).trim()
      } catch (error) {
        if (saysAbsent(error)) return undefined
        throw vaultProblem('file-vault.unavailable', {}, error)
      }
    },

    async setStoreId(id) {
      const draft = join(folder, `${storeIdName}-${randomUUID()}`)
      try {
        await makeLasting(folder)
        await writeFile(draft, `${id}\n`, { flag: 'wx', mode: 0o600, flush: true })
        await rename(draft, join(folder, storeIdName))
        await syncToDisk(folder)
      } catch (error) {
        await removeIfThere(draft).catch(() => false)
        throw vaultProblem('file-vault.unavailable', {}, error)
      }
    },

    async probe() {
      const path = join(folder, `probe-${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(path, Uint8Array.of(1), { flag: 'wx', mode: 0o600 })
        if ((await readFile(path))[0] !== 1) throw new Error('Another byte came back')
      } catch (error) {
        throw vaultProblem('file-vault.unavailable', {}, error)
      } finally {
        await removeIfThere(path).catch(() => false)
      }
    },
  }
}

async function syncToDisk(path: string, flag: 'r' | 'r+' = 'r'): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32' && flag === 'r') return
  const handle = await open(path, flag)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesBelow(path: string): AsyncGenerator<string> {
  const entries = await opendir(path).catch((error: unknown) => {
    if (!saysAbsent(error)) throw vaultProblem('file-vault.unavailable', {}, error)
  })
  if (!entries) return
  for await (const entry of entries) {
    const below = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(below)
    else yield below
  }
}
