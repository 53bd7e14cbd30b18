import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, root } from './paths.mjs'
import { runQuietly } from './run.mjs'

const configs = { portal: 'vite.config.ts', workspace: 'vite.workspace.config.ts' }

export const apps = Object.keys(configs)

const sources = [
  'apps',
  'ui',
  'features',
  'lib',
  'contract',
  'public',
  ...Object.values(configs),
  'tsconfig.web.json',
  'package-lock.json',
]

/**
 * Fingerprints the sources and the output of an app, without server code, tests and the folders of
 * the other app, from which it may import nothing.
 */
export function appFingerprint(app) {
  const isBuilt = existsSync(join(root, 'dist', app, 'index.html'))
  const others = ['server', 'demo', ...apps.filter((other) => other !== app)]
  const foreign = new RegExp(
    `/(${others.join('|')})/|\\.test\\.tsx?$|\\.graphql$|\\.generated\\.ts$`,
  )
  return isBuilt + fingerprint(sources, (path) => !foreign.test(path))
}

export async function buildApp(node, app) {
  await runQuietly(node, [...viteProgram, 'build', '--config', configs[app]], {
    log: app,
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
