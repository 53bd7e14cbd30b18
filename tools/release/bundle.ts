// One entry of a program in few files, because loading hundreds of modules takes longer than the
// work of a command.
import { join, posix, relative } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { packageOf, type Program } from './program.ts'

export interface BundleOptions {
  /** Path of the script in the program. */
  readonly entry: string
  /** Name of the new folder at the top of the release. */
  readonly folder: string
  /** Packages of many small modules, which become part of the bundle. */
  readonly packages: readonly string[]
}

/**
 * Returns the text of each file by its path in the release. What modules find beside themselves,
 * they find beside their scripts, which stay in the release.
 */
export async function bundleEntry(
  root: string,
  { modules }: Program,
  { entry, folder, packages }: BundleOptions,
): Promise<ReadonlyMap<string, string>> {
  await using bundle = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: 'node',
    external: (name) => /^[\w@]/.test(name) && !packages.includes(packageOf(name)),
    plugins: [readScripts(root, modules)],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  return new Map(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, code }) => [`${folder}/${fileName}`, code]),
  )
}

/** The scripts exist only as texts, under the paths that they have in the release. */
function readScripts(root: string, modules: Program['modules']): Plugin {
  return {
    name: 'scripts-of-a-program',
    resolveId: (name, importer) => {
      if (importer === undefined) return name
      const from = relative(root, importer)
      if (!modules.has(from) || !/^[.#]/.test(name)) return undefined
      const path = name.startsWith('#')
        ? name.slice(1).replace(/\.ts$/, '.js')
        : posix.join(posix.dirname(from), name)
      // An import that the release leaves out.
      if (!modules.has(path)) return { id: name, external: true }
      return join(root, path)
    },
    load: (id) => {
      const path = relative(root, id)
      const text = modules.get(path)
      return text === undefined ? undefined : keepPlace(path, text)
    },
  }
}

/** The files of a bundle are in one folder below the release. */
function keepPlace(path: string, text: string): string {
  if (/import\.meta\s*\.(?!url\b|resolve\(\s*['"][^.])/.test(text))
    throw new Error(`${path} uses import.meta in a way that a bundle cannot keep`)
  return text.replaceAll(/import\.meta\s*\.url\b/g, `new URL('../${path}', import.meta.url).href`)
}
