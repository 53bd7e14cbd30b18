import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const oldestMajor = 24

/** Falls back to the current Node if it is new enough. `note` is shown to the user. */
export function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const program = join(
    root,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(program) && spawnSync(program, ['--version']).status === 0) return { program }
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) {
    return {
      program: process.execPath,
      note: `There is no pinned Node for ${process.platform}-${process.arch}: using ${process.version} of this machine.`,
    }
  }
  throw new Error(
    `There is no pinned Node for ${process.platform}-${process.arch}, and this machine's ${process.version} is too old. Please install Node ${oldestMajor} or newer.`,
  )
}
