// The list of parts of a release (CycloneDX), and the licenses of those that are not ours.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPackages, readLicenses, type InstalledPackage } from './packages.ts'

const browserApps = ['portal', 'workspace']
const ruler = '='.repeat(80)

export interface PartsOptions {
  readonly root: string
  readonly folder: string
  readonly version: string
  /** The packages of the server. */
  readonly packages: readonly InstalledPackage[]
}

/** Writes `sbom.json` and `THIRD-PARTY-LICENSES.txt`. */
export async function describeParts({
  root,
  folder,
  version,
  packages,
}: PartsOptions): Promise<void> {
  const inBrowser = await Promise.all(
    browserApps.map(async (app) => {
      const text = await readFile(join(root, `dist/${app}.packages.json`), 'utf8')
      return JSON.parse(text) as readonly string[]
    }),
  )
  const parts = [...packages, ...findInstalled(root, inBrowser.flat())]
    .filter((part, at, all) => all.findIndex(({ folder: place }) => place === part.folder) === at)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version))
  await writeFile(join(folder, 'sbom.json'), `${toCycloneDx(version, parts)}\n`)
  const texts = await Promise.all(
    parts.map(async (part) => {
      const licenses = await readLicenses(join(root, part.folder))
      return [`${part.name} ${part.version} (${part.license})`, '', ...licenses].join('\n')
    }),
  )
  await writeFile(
    join(folder, 'THIRD-PARTY-LICENSES.txt'),
    `Daybreak ${version} contains the parts below, and Node ${process.versions.node}:\n` +
      `https://github.com/nodejs/node/blob/v${process.versions.node}/LICENSE\n\n` +
      `${texts.join(`\n${ruler}\n`)}\n`,
  )
}

/** Only the packages themselves: what they depend on is named if it is used. */
function findInstalled(root: string, names: readonly string[]): readonly InstalledPackage[] {
  return findPackages(root, names).filter(
    ({ name, folder }) => names.includes(name) && folder === `node_modules/${name}`,
  )
}

function toCycloneDx(version: string, parts: readonly InstalledPackage[]): string {
  const node = { type: 'application', name: 'node', version: process.versions.node }
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'daybreak', version } },
    components: [
      node,
      ...parts.map((part) => ({
        type: 'library',
        name: part.name,
        version: part.version,
        purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
        licenses: [{ expression: part.license }],
      })),
    ],
  }
  return JSON.stringify(list, undefined, 2)
}
