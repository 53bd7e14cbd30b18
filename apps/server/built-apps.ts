import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '#ports/log.ts'
import type { KeptAssets } from '#ports/kept-assets.ts'
import { getFault } from '#lib/faults.ts'
import { Problem } from '#lib/problem.ts'

const built = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The folders of the apps of the browser. An app that is not built has none. */
export const builtApps = { portal: join(built, 'portal'), workspace: join(built, 'workspace') }

/**
 * Keeps the assets for tabs that stay open over an upgrade. Runs before the first page is served. A
 * file store that is away does not stop the start; the hourly sweep tries again.
 */
export async function keepBuiltAssets(keptAssets: KeptAssets, log: Log): Promise<void> {
  const lists = await Promise.all(
    Object.entries(builtApps).map(([app, folder]) => list(app, folder)),
  )
  try {
    await keptAssets.keep(lists.flat(), (name) => readFile(join(built, name)))
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'unavailable') throw error
    log.warn(
      { cause: getFault(error) },
      'The file store cannot be reached, so the files of this release are not kept for open tabs yet',
    )
  }
}

/** Leaves out what is compressed in advance. */
async function list(app: string, folder: string): Promise<readonly string[]> {
  const assets = join(folder, 'assets')
  const entries = await readdir(assets, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${app}${join(parentPath, name).slice(folder.length)}`)
}
