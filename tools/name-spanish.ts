// The page preloads the Spanish words before it imports them (ui/language/language.ts).
import type { Plugin } from 'vite'

/** Vite plugin: adds `<meta name="spanish">` with the path of the built chunk `es`. */
export function nameSpanish(base: string): Plugin {
  return {
    name: 'name-spanish',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === 'es')
          .map(({ fileName }) => ({
            tag: 'meta',
            attrs: { name: 'spanish', content: `${base}${fileName}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
