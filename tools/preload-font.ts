// Requests the text font together with the styles, not after them.
import type { Plugin } from 'vite'

/** Vite plugin: adds a preload link for the built font file whose name begins with `name`. */
export function preloadFont(name: string, base: string): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => file.includes(name) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `${base}${file}`,
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
