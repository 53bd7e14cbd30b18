import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, root } from './paths.mjs'
import { runQuietly } from './run.mjs'

const configs = { portal: 'vite.config.ts', workspace: 'vite.workspace.config.ts' }

const sources = [
  'apps/portal',
  'apps/workspace',
  'ui',
  'features',
  'lib',
  'contract',
  'public',
  ...Object.values(configs),
  'tsconfig.web.json',
  'package-lock.json',
]

/** Fingerprints the sources and the output of both apps, without server code and tests. */
export function portalFingerprint() {
  const built = Object.keys(configs).every((app) =>
    existsSync(join(root, 'dist', app, 'index.html')),
  )
  return (
    built +
    fingerprint(
      sources,
      (path) =>
        !path.includes('/server/') && !/\.test\.tsx?$|\.graphql$|\.generated\.ts$/.test(path),
    )
  )
}

/** Builds the portal and the workspace. */
export async function buildPortal(node) {
  for (const [log, config] of Object.entries(configs))
    await runQuietly(node, [...viteProgram, 'build', '--config', config], {
      log,
      env: { ...process.env, NODE_ENV: 'production' },
    })
}

const viteProgram = [join('node_modules', 'vite', 'bin', 'vite.js')]

/** Arguments of one development server for each app. The server prints the addresses. */
export const devServers = Object.values(configs).map((config) => [
  ...viteProgram,
  '--config',
  config,
  '--clearScreen',
  'false',
  '--logLevel',
  'warn',
])
