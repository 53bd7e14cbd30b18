import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { silentLog as log } from './test-database.ts'
import { testFolders } from './test-folder.ts'

/**
 * Stops and removes servers of killed runs, whose data is in `subfolder` of folders with the prefix.
 * A server in use refuses a second owner and is left alone.
 */
export async function removeLeftServers(prefix: string, subfolder = ''): Promise<void> {
  for (const folder of await listFolders(prefix)) {
    const dataDir = join(folder, subfolder)
    try {
      await access(join(dataDir, 'postgres', 'postmaster.pid'))
      const left = await startEmbedded({ dataDir, log, fast: true })
      await left.stop()
      await rm(folder, { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

async function listFolders(prefix: string): Promise<readonly string[]> {
  const listed = await Promise.all(
    testFolders.map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))
    }),
  )
  return listed.flat()
}
