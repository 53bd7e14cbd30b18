// pdf.js loads fonts, character maps and decoders of rare image formats on demand.
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')

// No decoders with wasm, which the page's policy forbids. Includes the license files.
const wanted =
  /^(cmaps\/.*\.bcmap|standard_fonts\/.*\.(pfb|ttf)|wasm\/.*_nowasm_fallback\.js|(cmaps|standard_fonts)\/LICENSE.*|wasm\/LICENSE_\w*(JBIG2|OPENJPEG))$/

async function wantedFiles(): Promise<readonly string[]> {
  const folders = ['cmaps', 'standard_fonts', 'wasm']
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dirname(packageFile), folder))).map((name) => `${folder}/${name}`),
    ),
  )
  return names.flat().filter((name) => wanted.test(name))
}

/** Vite plugin: serves files below `assets/pdfjs-<version>/` of an app, to be cached forever. */
export function pdfFiles(base: string): Plugin {
  const address = readFile(packageFile, 'utf8').then(
    (text) => `assets/pdfjs-${(JSON.parse(text) as { version: string }).version}/`,
  )
  const read = (name: string) => readFile(join(dirname(packageFile), name))
  return {
    name: 'pdf-files',
    async generateBundle() {
      const folder = await address
      const files = await wantedFiles()
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source: await read(name) })
    },
    async configureServer(server) {
      const [folder, files] = await Promise.all([address, wantedFiles()])
      server.middlewares.use(`${base}${folder}`, (request, response, next) => {
        const name = files.find((file) => `/${file}` === request.url?.split('?', 1)[0])
        if (name === undefined) return next()
        if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        return void read(name).then((body) => response.end(body), next)
      })
    },
  }
}
