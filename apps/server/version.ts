import { readFileSync } from 'node:fs'

/** `1.0.0` in a checkout; a release adds a hash of its files. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string }
