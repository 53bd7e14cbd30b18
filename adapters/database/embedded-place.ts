// PostgreSQL refuses to run as root, so root starts it as another user.
import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#ports/log.ts'

/** User that runs a program; undefined means the current user. */
export type Identity = { readonly uid: number; readonly gid: number } | undefined

export interface ClusterLocation {
  readonly cluster: string
  readonly home: string
  readonly identity: Identity
}

const unprivilegedUserId = 65_534
/** Contains the files that an unprivileged server needs if it cannot enter the data folder. */
export const outsideHome = '/var/lib/daybreak'
const pointerName = 'postgres-folder'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Returns the cluster's location and user: for root, its current owner or an unprivileged one. */
export async function readPlace(dataDir: string, log: Log): Promise<ClusterLocation> {
  const inside = join(dataDir, 'postgres')
  if (await exists(inside))
    return { cluster: inside, home: dataDir, identity: await readOwner(inside) }

  const pointer = join(dataDir, pointerName)
  const pointed = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (pointed !== '') {
    if (!(await exists(dirname(pointed)))) {
      throw new Error(
        `The database of ${dataDir} should be in ${pointed}, which is gone. Bring it back, or remove ${pointer} to start over.`,
      )
    }
    return { cluster: pointed, home: dirname(pointed), identity: await readOwner(pointed) }
  }

  if (!isRoot()) return { cluster: inside, home: dataDir, identity: undefined }
  const identity = { uid: unprivilegedUserId, gid: unprivilegedUserId }
  if (await mayEnter(dataDir, identity)) return { cluster: inside, home: dataDir, identity }

  await safeOutsideHome()
  const home = join(outsideHome, `${basename(dataDir)}-${randomBytes(4).toString('hex')}`)
  await mkdir(home, { mode: 0o711 })
  const cluster = join(home, 'postgres')
  await writeFile(pointer, `${cluster}\n`, { mode: 0o600 })
  log.info(
    { folder: cluster },
    'An unprivileged user may not enter the data folder: the database is in /var/lib/daybreak',
  )
  return { cluster, home, identity }
}

/** Creates /var/lib/daybreak, or verifies that only root can write to it. */
export async function safeOutsideHome(): Promise<string> {
  await mkdir(outsideHome, { recursive: true, mode: 0o711 })
  const home = await lstat(outsideHome)
  if (!home.isDirectory() || home.uid !== 0 || (home.mode & 0o022) !== 0) {
    throw new Error(
      `${outsideHome} must be a folder that belongs to root and that only root can write to.`,
    )
  }
  return outsideHome
}

async function readOwner(cluster: string): Promise<Identity> {
  const owner = await stat(cluster).catch(() => undefined)
  if (isRoot()) {
    if (owner === undefined || owner.uid === 0)
      return { uid: unprivilegedUserId, gid: unprivilegedUserId }
    return { uid: owner.uid, gid: owner.gid }
  }
  if (owner !== undefined && process.getuid !== undefined && owner.uid !== process.getuid()) {
    throw new Error(
      `The database in ${cluster} belongs to another user. Run as that user (or as root), or choose another DATA_DIR.`,
    )
  }
  return undefined
}

async function mayEnter(folder: string, identity: { uid: number }): Promise<boolean> {
  for (let at = await realpath(folder); ; at = dirname(at)) {
    const { uid, mode } = await stat(at)
    if ((mode & (uid === identity.uid ? 0o100 : 0o001)) === 0) return false
    if (at === dirname(at)) return true
  }
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
