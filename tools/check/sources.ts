// The written source files of the house: their paths and texts.
import { globSync, readFileSync } from 'node:fs'

export interface SourceFile {
  /** Below the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const rooms = '{apps,features,ports,lib,adapters,ui,contract,database,journeys,bench,tools}'

/** Everything in the rooms that a person wrote; generated files are somebody else's duty. */
export function sourceFiles(): SourceFile[] {
  const paths = globSync([`${rooms}/**/*.ts`, `${rooms}/**/*.tsx`, '*.config.ts'], {
    exclude: (path) => path.includes('node_modules'),
  })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isGenerated(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export function isGenerated(path: string): boolean {
  return /\.(generated|operations)\.ts$/.test(path)
}

/** True for files that only try the product out (`test-*.ts` sets the stage for tests): they may look at clocks and throw dice. */
export function isTrial(path: string): boolean {
  return /^(journeys|bench|tools)\/|(^|\/)test-[^/]+\.ts$|\.(test|suite)\.tsx?$|\.config\.ts$/.test(
    path,
  )
}

/** The text with comments blanked out; line breaks stay, so that line numbers hold. */
export function codeOf(text: string): string {
  const blank = (whole: string): string => whole.replace(/[^\n]/g, ' ')
  return text
    .replace(/(?<![^\s({,;])\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<![^\s;,){}(])\/\/.*$/gm, blank)
}

/** `path:line` of every match in the code. */
export function placesOf(file: SourceFile, pattern: RegExp): string[] {
  const code = codeOf(file.text)
  return [...code.matchAll(new RegExp(pattern, 'g'))].map(
    (match) => `${file.path}:${code.slice(0, match.index).split('\n').length}`,
  )
}
