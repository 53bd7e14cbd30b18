import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleEntry } from './bundle.ts'
import { describeParts } from './parts-list.ts'
import { copyPackage, findPackages, type InstalledPackage } from './packages.ts'
import { collectProgram } from './program.ts'

export interface Release {
  readonly version: string
  readonly folder: string
  readonly files: number
  readonly bytes: number
}

const server = 'apps/server'
/** Each use of a command starts a process, so its program is bundled. */
const commands = {
  entry: `${server}/firm.js`,
  folder: 'commands',
  packages: ['kysely', 'jose'],
}
/** The programs that an operator runs. */
const starts = { 'main.js': `${server}/main.js`, 'firm.js': `${commands.folder}/firm.js` } as const
const entries = [`${server}/main.ts`, `${server}/firm.ts`]
const prepare = `${server}/prepare-release.ts`
const demo = '#apps/demo/demo.ts'
const hashLength = 10

/**
 * Makes `<releases>/<version>` from what is built in `root`. The version contains a hash of all
 * files, so the same sources make the same release.
 */
export async function makeRelease(root: string, releases: string): Promise<Release> {
  const draft = join(releases, `.draft-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    const packages = await writeProgram(root, draft)
    const { files, bytes, hash } = await measure(draft)
    const version = `${await readVersion(root)}-${hash.slice(0, hashLength)}`
    await describeParts({ root, folder: draft, version, packages })
    await writePackageFile(draft, version, packages)
    const folder = join(releases, version)
    // The same version has the same files. A process may run it, so it is not replaced.
    if (!existsSync(folder)) await rename(draft, folder)
    await pointTo(releases, version)
    await removeOldReleases(releases, version)
    return { version, folder, files, bytes }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function writeProgram(root: string, to: string): Promise<readonly InstalledPackage[]> {
  const program = collectProgram(root, [prepare, ...entries], [demo])
  const bundled = await bundleEntry(root, program, commands)
  for (const [path, text] of [...program.modules, ...bundled]) await write(join(to, path), text)
  for (const [name, start] of Object.entries(starts))
    await write(
      join(to, name),
      `import './${prepare.replace(/ts$/, 'js')}'\nawait import('./${start}')\n`,
    )
  for (const path of [...program.files, 'deploy'])
    if (path !== 'package.json') await copyFiles(join(root, path), join(to, path))
  const packages = findPackages(root, program.packages)
  for (const { folder } of packages) await copyPackage(join(root, folder), join(to, folder))
  await mkdir(join(to, 'bin'))
  await cp(process.execPath, join(to, 'bin/node'))
  await chmod(join(to, 'bin/node'), 0o755)
  return packages
}

/** Sources are not part of a release. */
function copyFiles(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.ts') })
}

async function writePackageFile(
  folder: string,
  version: string,
  packages: readonly InstalledPackage[],
): Promise<void> {
  const file = {
    name: 'daybreak',
    version,
    private: true,
    type: 'module',
    // Without these, a release inside a checkout would load the files of the checkout.
    imports: { '#*.ts': './*.js', '#*': './*' },
    dependencies: Object.fromEntries(
      packages
        .filter(({ name, folder: place }) => place === `node_modules/${name}`)
        .map((part) => [part.name, part.version]),
    ),
  }
  await write(join(folder, 'package.json'), `${JSON.stringify(file, undefined, 2)}\n`)
}

async function readVersion(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

/** Hashes names and contents of all files below the folder. */
async function measure(
  folder: string,
): Promise<{ readonly files: number; readonly bytes: number; readonly hash: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
  const hash = createHash('sha256')
  let bytes = 0
  for (const path of paths) {
    const content = await readFile(join(folder, path))
    bytes += content.length
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return { files: paths.length, bytes, hash: hash.digest('hex') }
}

/** Keeps this release and the one before it, to which an operator may have to go back. */
export async function removeOldReleases(releases: string, version: string): Promise<void> {
  const others = (await readdir(releases, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== version)
    .map(({ name }) => join(releases, name))
  const dated = await Promise.all(
    others.map(async (folder) => ({ folder, madeAtMs: (await stat(folder)).mtimeMs })),
  )
  const [, ...old] = dated.toSorted((a, b) => b.madeAtMs - a.madeAtMs)
  for (const { folder } of old) await rm(folder, { recursive: true, force: true })
}

/** `current` leads to the newest release. The rename replaces an earlier link at once. */
async function pointTo(releases: string, version: string): Promise<void> {
  const link = join(releases, `.current-${process.pid}`)
  await rm(link, { force: true })
  await symlink(version, link)
  await rename(link, join(releases, 'current'))
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
