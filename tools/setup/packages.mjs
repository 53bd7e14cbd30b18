import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runQuietly } from './run.mjs'

/** True when every package for this platform is installed in exactly the locked version. */
export function packagesAreCurrent(folder) {
  const installed = lockAt(join(root, folder, 'node_modules/.package-lock.json'))
  const wanted = lockAt(join(root, folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const there = installed.packages[path]
    if (there) return there.version === entry.version && there.integrity === entry.integrity
    return path === '' || (entry.optional === true && !belongsHere(entry))
  })
}

function lockAt(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Skips packages without a platform, and those for one C library, which come in pairs. */
function belongsHere({ os, cpu, libc }) {
  const fits = (listed, value) => listed === undefined || [listed].flat().includes(value)
  return (
    os !== undefined && libc === undefined && fits(os, process.platform) && fits(cpu, process.arch)
  )
}

/** Uses the npm and the Node of this process: `npm ci` empties the folder of the pinned Node. */
export async function installPackages(folder) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [command, first] = npm?.endsWith('.js') && node ? [node, [npm]] : ['npm', []]
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await runQuietly(command, [...first, ...args], {
    cwd: join(root, folder),
    log: folder === '.' ? 'packages' : 'packages-of-tools',
  })
}
