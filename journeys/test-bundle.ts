// The server and the firm commands in few files, because loading hundreds of modules takes half of
// a start.
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { root } from '#tools/setup/paths.mjs'
import { bundled } from './test-program.ts'

/** Writes `bundled` and their parts into the folder, which must be inside the project. */
export async function bundleProgram(folder: string): Promise<void> {
  await using bundle = await rolldown({
    input: {
      [bundled.server]: join(root, 'apps/server/main.ts'),
      [bundled.firm]: join(root, 'apps/server/firm.ts'),
    },
    cwd: root,
    platform: 'node',
    external: /^[\w@]/,
    plugins: [keepPlaces],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name]' })
}

/** Modules find files and workers beside themselves. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  resolveId: (name) => (name.startsWith('#') ? join(root, name.slice(1)) : undefined),
  transform: (code, id) =>
    relative(root, id).startsWith('.')
      ? undefined
      : code.replaceAll(/import\.meta\s*\.url\b/g, JSON.stringify(pathToFileURL(id).href)),
}
