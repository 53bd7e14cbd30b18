// The packages of a release, with their own packages, as they are installed here.
import { existsSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface InstalledPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  /** From the root: `node_modules/pg`. */
  readonly folder: string
}

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Returns the packages and all that they depend on, sorted by folder. Leaves out what is not
 * installed because it is optional or for another platform.
 */
export function findPackages(root: string, names: Iterable<string>): readonly InstalledPackage[] {
  const installed = new Map<string, InstalledPackage>()
  const waiting = [...names].map((name) => ({ name, from: '', isNeeded: true }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = findFolder(root, next.name, next.from)
    if (folder === undefined) {
      if (next.isNeeded) throw new Error(`The package ${next.name} is not installed`)
      continue
    }
    if (installed.has(folder)) continue
    const file = readPackage(root, folder)
    const { name, version, license = 'unknown' } = file
    installed.set(folder, { name, version, license, folder })
    for (const needed of Object.keys(file.dependencies ?? {}))
      waiting.push({
        name: needed,
        from: folder,
        isNeeded: file.optionalDependencies?.[needed] === undefined,
      })
    const peers = Object.keys(file.peerDependencies ?? {}).filter(
      (peer) => file.peerDependenciesMeta?.[peer]?.optional !== true,
    )
    for (const wanted of [...Object.keys(file.optionalDependencies ?? {}), ...peers])
      waiting.push({ name: wanted, from: folder, isNeeded: false })
  }
  return [...installed.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}

function readPackage(root: string, folder: string): PackageFile {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile
}

/** Looks in the package's own folder first, as Node does. */
function findFolder(root: string, name: string, from: string): string | undefined {
  for (
    let above = from;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  ) {
    const folder = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
    if (existsSync(join(root, folder, 'package.json'))) return folder
    if (above === '') return undefined
  }
}

const notRun = /\.(map|d\.[cm]?ts|md|markdown)$/i

/** Copies what runs. A folder inside that belongs to another package is copied with that one. */
export async function copyPackage(from: string, to: string): Promise<void> {
  const inner = join(from, 'node_modules')
  await cp(from, to, {
    recursive: true,
    dereference: true,
    filter: (path) => path !== inner && !notRun.test(path),
  })
}

const licenseFile = /^(licen[cs]e|copying|notice)/i

/** Returns the texts of the license files of a package. */
export async function readLicenses(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => name)
  return Promise.all(names.toSorted().map(async (name) => readFile(join(folder, name), 'utf8')))
}
