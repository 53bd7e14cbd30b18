// Where the embedded database lies, and as whom it runs: PostgreSQL refuses to run as root.
import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#ports/log.ts'

/** As whom a program runs; undefined: as ourselves. */
export type Identity = { readonly uid: number; readonly gid: number } | undefined

export interface Place {
  /** PostgreSQL's own folder. May not exist yet. */
  readonly cluster: string
  /** The folder above it, which `identity` can enter. */
  readonly home: string
  readonly identity: Identity
}

/** 'nobody' on every Linux: no account has to be made. */
const nobody = 65_534
/** What an unprivileged server must reach, and cannot below a closed folder, lies here. */
export const outsideHome = '/var/lib/daybreak'
const pointerName = 'postgres-folder'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The place of the database of a data folder.
 * As root the server runs as 'nobody' (or as whoever owns a cluster that exists). Where 'nobody' may not enter the data folder,
 * the cluster lies below /var/lib/daybreak and the data folder keeps a file that says where.
 * Throws when that file points to a cluster which is gone, or when the folder belongs to another user.
 */
export async function placeOf(dataDir: string, log: Log): Promise<Place> {
  const inside = join(dataDir, 'postgres')
  if (await exists(inside))
    return { cluster: inside, home: dataDir, identity: await ownerOf(inside) }

  const pointer = join(dataDir, pointerName)
  const pointed = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (pointed !== '') {
    if (!(await exists(dirname(pointed)))) {
      throw new Error(
        `The database of ${dataDir} should lie in ${pointed}, which is gone. Bring it back, or remove ${pointer} to begin anew.`,
      )
    }
    return { cluster: pointed, home: dirname(pointed), identity: await ownerOf(pointed) }
  }

  if (!isRoot()) return { cluster: inside, home: dataDir, identity: undefined }
  const identity = { uid: nobody, gid: nobody }
  if (await mayEnter(dataDir, identity)) return { cluster: inside, home: dataDir, identity }

  await safeOutsideHome()
  const home = join(outsideHome, `${basename(dataDir)}-${randomBytes(4).toString('hex')}`)
  await mkdir(home, { mode: 0o711 })
  const cluster = join(home, 'postgres')
  await writeFile(pointer, `${cluster}\n`, { mode: 0o600 })
  log.info(
    { folder: cluster },
    'An unprivileged user may not enter the data folder: the database lies below /var/lib/daybreak',
  )
  return { cluster, home, identity }
}

/** Makes /var/lib/daybreak, or makes sure that nobody but root could have put something into it. */
export async function safeOutsideHome(): Promise<string> {
  await mkdir(outsideHome, { recursive: true, mode: 0o711 })
  const found = await lstat(outsideHome)
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${outsideHome} must be a folder that belongs to root and that nobody else may write to.`,
    )
  }
  return outsideHome
}

async function ownerOf(cluster: string): Promise<Identity> {
  const owner = await stat(cluster).catch(() => undefined)
  if (isRoot()) {
    if (owner === undefined || owner.uid === 0) return { uid: nobody, gid: nobody }
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
