import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, root } from './paths.mjs'
import { runQuietly } from './run.mjs'

const sources = [
  'apps/portal',
  'ui',
  'features',
  'lib',
  'contract',
  'public',
  'vite.config.ts',
  'tsconfig.web.json',
  'package-lock.json',
]

/** Fingerprints the sources and the output of the portal, without server code and tests. */
export function portalFingerprint() {
  const built = existsSync(join(root, 'dist/portal/index.html'))
  return (
    built +
    fingerprint(
      sources,
      (path) =>
        !path.includes('/server/') && !/\.test\.tsx?$|\.graphql$|\.generated\.ts$/.test(path),
    )
  )
}

export function buildPortal(node) {
  return runQuietly(node, [...viteProgram, 'build', ...configOf()], {
    log: 'portal',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

export const viteProgram = [join('node_modules', 'vite', 'bin', 'vite.js')]

/** The configuration is at the root or beside the portal's entry. */
export function configOf() {
  const file = ['vite.config.ts', 'apps/portal/vite.config.ts'].find((path) =>
    existsSync(join(root, path)),
  )
  if (!file) throw new Error('The portal has no vite.config.ts yet.')
  return ['--config', file]
}
