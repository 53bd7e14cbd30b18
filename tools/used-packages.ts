// The packages whose files are part of a built app, for the list of parts of a release.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Files of these packages come in by plugins, not by imports. */
const byPlugins = ['@phosphor-icons/core', 'pdfjs-dist']
const packageInPath = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g

/** Vite plugin: writes the names of the packages as JSON beside the folder of the app. */
export function usedPackages(app: string): Plugin {
  return {
    name: 'used-packages',
    async writeBundle({ dir = '' }, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      )
      const names = ids.flatMap((id) => {
        const last = [...id.matchAll(packageInPath)].at(-1)
        return last?.[1] === undefined ? [] : [last[1]]
      })
      const file = join(dirname(dir), `${app}.packages.json`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify([...new Set([...names, ...byPlugins])].toSorted()))
    },
  }
}
