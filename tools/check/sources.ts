import { globSync, readdirSync, readFileSync } from 'node:fs'

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const rootFolders =
  '{apps,features,ports,lib,adapters,ui,contract,database,testing,journeys,bench,tools}'

export function sourceFiles(): SourceFile[] {
  return filesAt(`${rootFolders}/**/*.{ts,tsx}`, '*.config.ts')
}

/** Returns files that can have citations, without applied migrations and this check's examples. */
export function citingFiles(): SourceFile[] {
  return filesAt(
    `${rootFolders}/**/*.{ts,tsx,mjs,css,graphql,sql,yaml,md}`,
    '*.{ts,cjs,md}',
    'docs/**/*.md',
  ).filter(
    ({ path }) =>
      !/^(database\/migrations|tools\/check\/(spec-citations|retired-words))/.test(path),
  )
}

export function filesAt(...patterns: readonly string[]): SourceFile[] {
  return globSync(patterns, { exclude: (path) => path.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isGenerated(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Folders that commands make; the repository does not have them. */
const madeFolders = /^(node_modules|\.git|\.data|\.cache|dist|release)$/

/** Returns the paths of all files of the repository. */
export function listPaths(folder = ''): string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return madeFolders.test(entry.name) ? [] : listPaths(path)
  })
}

export function isGenerated(path: string): boolean {
  return /\.(generated|operations)\.ts$/.test(path)
}

/** Tests and test helpers (`test-*.ts`) may use the clock and random numbers. */
export function isTestOrTool(path: string): boolean {
  return /^(testing|journeys|bench|tools)\/|(^|\/)test-[^/]+\.ts$|\.(test|suite)\.tsx?$|\.config\.ts$/.test(
    path,
  )
}

/** Returns the text without comments; line breaks stay, so that line numbers match. */
export function toCode(text: string): string {
  const blank = (whole: string): string => whole.replace(/[^\n]/g, ' ')
  return text
    .replace(/(?<![^\s({,;])\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<![^\s;,){}(])\/\/.*$/gm, blank)
}

/** Returns `path:line` of every match in the code. */
export function getPlaces(file: SourceFile, pattern: RegExp): string[] {
  const code = toCode(file.text)
  return [...code.matchAll(new RegExp(pattern, 'g'))].map(
    (match) => `${file.path}:${code.slice(0, match.index).split('\n').length}`,
  )
}
