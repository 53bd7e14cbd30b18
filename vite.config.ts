// Builds the portal from apps/portal into dist/portal, and serves it in development beside the
// server.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconNames } from './ui/icons/names.ts'
import { iconSprite } from './tools/icon-sprite.ts'
import { leanForms } from './tools/lean-forms.ts'
import { nameSpanish } from './tools/name-spanish.ts'
import { pdfFiles } from './tools/pdf-files.ts'
import { precompress } from './tools/precompress.ts'
import { paintFirst } from './tools/paint-first.ts'
import { preloadFont } from './tools/preload-font.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`

/**
 * Small components of nearly every page share one chunk; those with large libraries load with their
 * pages.
 */
const largeKit =
  /\/ui\/(?:[\w-]+\/)*(Accordion|Dialog|IconButton|Menu|Tabs|ToastRegion|FileRow|back-button|mirror|mirror-bounds|mirror-cipher|tab-mirror|trusted-html|trusted-url|unsent-form|fitting-draft|graphql\/(hooks|query-client|upload))\.tsx?$/
const isSmallKit = (id: string) =>
  /\/ui\/[\w/-]+\.tsx?$/.test(id) && !id.includes('node_modules') && !largeKit.test(id)

/** Spanish is one chunk, so that a page never mixes languages. */
const spanish = /\.es\.ts$/

export default defineConfig({
  root: fileURLToPath(new URL('apps/portal', import.meta.url)),
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    iconSprite(iconNames),
    preloadFont('atkinson-hyperlegible-next-latin-wght-normal'),
    nameSpanish(),
    paintFirst(),
    leanForms(),
    pdfFiles(),
    precompress(),
  ],
  define: { 'import.meta.env.PORTAL_VERSION': JSON.stringify(version) },
  build: {
    outDir: fileURLToPath(new URL('dist/portal', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'es', test: spanish, priority: 1 },
            { name: 'lib', test: isSmallKit },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
    // Keeps the browser's Host header, so that the server sees one origin.
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/images',
        '/file',
        '/certificate',
        '/orders',
        '/webhooks',
        '/outbox',
        '/rehearsal',
      ].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
})
