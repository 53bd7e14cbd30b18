import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Returns paths relative to the root that match a pattern, with forward slashes, sorted. */
export function filesLike(...patterns: string[]): string[] {
  const paths = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })
  return [...new Set(paths.map((path) => path.replaceAll('\\', '/')))].toSorted()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export interface Output {
  readonly path: string
  readonly text: string
}
