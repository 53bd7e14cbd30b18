// Where the generator finds its sources, and how it reads them.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Paths below the root that fit one of the patterns, with forward slashes, sorted. */
export function filesLike(...patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })
  return [...new Set(found.map((path) => path.replaceAll('\\', '/')))].toSorted()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** One file the generator answers for. */
export interface Output {
  readonly path: string
  readonly text: string
}
