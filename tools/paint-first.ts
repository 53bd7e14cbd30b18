// Lets styles, font and the first picture come before the scripts: a slow line shows the page's head after one second instead of two.
import type { Plugin } from 'vite'

/** The Vite plugin: gives the scripts that the page names a low priority among what is fetched. */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  }
}
