// Builds one static file that has one symbol for each icon name.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const packages = createRequire(import.meta.url)

async function readSymbol(name: string): Promise<string> {
  const weight = /-(fill|bold)$/.exec(name)?.[1] ?? 'regular'
  const source = packages.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`)
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(await readFile(source, 'utf8'))?.[1]
  if (inner === undefined) throw new Error(`${name}: not an svg`)
  return `<symbol id="${name}" viewBox="0 0 256 256">${inner}</symbol>`
}

async function spriteText(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(readSymbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** Vite plugin: emits the sprite into the build and serves it in development. */
export function iconSprite(names: readonly string[]): Plugin {
  return {
    name: 'icon-sprite',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: await spriteText(names) })
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}icons.svg`, (_request, response, next) => {
        spriteText(names).then(
          (text) => response.setHeader('content-type', 'image/svg+xml').end(text),
          next,
        )
      })
    },
  }
}
