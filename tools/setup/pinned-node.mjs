// Finds the Node that this project is pinned to.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const oldestMajor = 24

/** The pinned Node of this platform, else the one that runs this, when it is new enough. `note` is said to the person. */
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
