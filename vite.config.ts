// Builds an app of the browser from apps/<name> into dist/<name>, and serves it in development
// beside the server. The default is the portal; vite.workspace.config.ts is the workspace.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { iconNames } from './ui/icons/names.ts'
import { iconSprite } from './tools/icon-sprite.ts'
import { leanForms } from './tools/lean-forms.ts'
import { nameSpanish } from './tools/name-spanish.ts'
import { pdfFiles } from './tools/pdf-files.ts'
import { precompress } from './tools/precompress.ts'
import { paintFirst } from './tools/paint-first.ts'
import { preloadFont } from './tools/preload-font.ts'
import { usedPackages } from './tools/used-packages.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`

interface BrowserApp {
  readonly base: string
  readonly devPort: number
  /** Paths that another server answers in development. */
  readonly proxy: Readonly<Record<string, string>>
}

/** `npm run dev` sets both (tools/setup/dev.mjs). */
const portalDevPort = Number(process.env['DEV_PORTAL_PORT'] ?? '5173')
const workspaceDevPort = Number(process.env['DEV_WORKSPACE_PORT'] ?? '5174')
/** The address on which Vite listens. The server of the demo listens there too. */
const devHost = '127.0.0.1'

const toServer = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, server]))

const apps = {
  portal: {
    base: '/',
    devPort: portalDevPort,
    proxy: {
      '/workspace/graphql': server,
      '/workspace/file': server,
      '/workspace': `http://${devHost}:${workspaceDevPort}`,
      ...toServer([
        '/graphql',
        '/images',
        '/file',
        '/certificate',
        '/orders',
        '/webhooks',
        '/outbox',
        '/rehearsal',
      ]),
    },
  },
  workspace: {
    base: '/workspace/',
    devPort: workspaceDevPort,
    proxy: toServer(['/workspace/graphql', '/workspace/file', '/images', '/outbox', '/rehearsal']),
  },
} satisfies Readonly<Record<string, BrowserApp>>

/** Components with large libraries load with their pages; the small ones share two chunks. */
const largeKit =
  /\/ui\/(?:[\w-]+\/)*(Accordion|EntriesByDay|Dialog|ConfirmDialog|IconButton|Menu|Tabs|ToastRegion|FileRow|back-button|mirror|mirror-bounds|mirror-cipher|tab-mirror|trusted-html|trusted-url|unsent-form|StillThereDialog|use-draft-form|fitting-draft|graphql\/(hooks|query-client|upload))\.tsx?$/
const isPackage = (id: string) => id.includes('node_modules')
const isSmallKit = (id: string) =>
  /\/ui\/[\w/-]+\.tsx?$/.test(id) && !isPackage(id) && !largeKit.test(id)

type ModuleGraph = Rolldown.ChunkingContext

/** The modules that are loaded first: at /login of the portal, and at Today of the workspace. */
const firstEntries = {
  portal: ['apps/portal/main.tsx', 'features/sign-in/portal/LoginPage.tsx'],
  workspace: [
    'apps/workspace/main.tsx',
    'apps/workspace/shell/SignedInShell.tsx',
    'features/clients/workspace/today/TodayPage.tsx',
  ],
} satisfies Readonly<Record<keyof typeof apps, readonly string[]>>

/** The modules of the entries and their static imports. */
function listFirstModules(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set(entries.map((path) => fileURLToPath(new URL(path, import.meta.url))))
  // A set also visits what is added during the loop.
  for (const id of modules)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  return modules
}

/** Packages and small components that are loaded first. The other small ones load later. */
function firstChunkOf(app: keyof typeof apps) {
  let modules: ReadonlySet<string> | undefined
  return (id: string, graph: ModuleGraph): 'lib' | null => {
    modules ??= listFirstModules(firstEntries[app], graph)
    return (isSmallKit(id) || isPackage(id)) && modules.has(id) ? 'lib' : null
  }
}

/** Spanish is one chunk, so that a page never mixes languages. */
const spanish = /\.es\.ts$/

export function configFor(name: keyof typeof apps): UserConfig {
  const { base, devPort, proxy }: BrowserApp = apps[name]
  return defineConfig({
    root: fileURLToPath(new URL(`apps/${name}`, import.meta.url)),
    base,
    // Each app has its own, because Vite deletes the packages that the app of its cache does not
    // use. It is in this checkout, because node_modules may be shared with another one; the
    // plugins skip files below a folder of that name.
    cacheDir: fileURLToPath(new URL(`.cache/vite/node_modules/${name}`, import.meta.url)),
    publicDir: fileURLToPath(new URL('apps/portal/public', import.meta.url)),
    plugins: [
      react({ compiler: true }),
      iconSprite(iconNames),
      preloadFont('atkinson-hyperlegible-next-latin-wght-normal', base),
      nameSpanish(base),
      paintFirst(),
      ...(name === 'portal' ? [leanForms()] : []),
      pdfFiles(base),
      precompress(),
      usedPackages(name),
    ],
    define: { 'import.meta.env.PORTAL_VERSION': JSON.stringify(version) },
    build: {
      outDir: fileURLToPath(new URL(`dist/${name}`, import.meta.url)),
      emptyOutDir: true,
      target: 'es2022',
      // The content security policy allows fonts and scripts from files only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first page has the names of all chunks, and a hash cannot be compressed.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'es', test: spanish, priority: 2 },
              { name: firstChunkOf(name), priority: 1 },
              { name: 'kit', test: isSmallKit },
            ],
          },
        },
      },
    },
    server: {
      port: devPort,
      strictPort: true,
      host: devHost,
      fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
      // Keeps the browser's Host header, so that the server sees one origin.
      proxy: Object.fromEntries(
        Object.entries(proxy).map(([path, target]) => [
          path,
          { target, changeOrigin: false, ws: path === '/workspace' },
        ]),
      ),
    },
  })
}

export default configFor('portal')
