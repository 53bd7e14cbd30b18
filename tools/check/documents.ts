// Checks that links and paths in documents, and paths in comments, lead somewhere.
import { posix } from 'node:path'
import type { SourceFile } from './sources.ts'

/** The files of the repository, and the folders they are in, without a slash at the end. */
export interface Repository {
  readonly paths: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
}

interface Mention {
  readonly path: string
  readonly line: number
}

const extensions =
  /\.(tsx?|mjs|cjs|css|graphql|sql|ya?ml|md|json|sh|png|svg|html|conf|service|timer|cmd)$/
/** Made by commands, so that a checkout does not have them. */
const made = /^(node_modules|release|dist|\.data|\.cache|journeys\/pictures|bench\/results)(\/|$)/
/** Files of a release, and of a server beside the compose file. */
const elsewhere: ReadonlySet<string> = new Set(['sbom.json', 'first-start.sql'])
const decisions = 'docs/decisions/'

export function toRepository(paths: readonly string[]): Repository {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder)
  return { paths: new Set(paths), folders }
}

/** Returns links and pictures whose file, folder or heading does not exist. */
export function findDeadLinks(documents: readonly SourceFile[], repository: Repository): string[] {
  const anchors = new Map(documents.map((document) => [document.path, listAnchors(document)]))
  return documents.flatMap((document) =>
    listLinks(document).flatMap(({ path: target, line }) => {
      const [file = '', anchor] = target.split('#')
      const path =
        file === '' ? document.path : posix.join(posix.dirname(document.path), decodeURI(file))
      const bare = path.replace(/\/$/, '')
      const place = `${document.path}:${line} links ${target}`
      if (!repository.paths.has(bare) && !repository.folders.has(bare) && bare !== '.')
        return [`${place}: ${bare} does not exist; correct the link`]
      const isAnchor =
        anchor === undefined || !path.endsWith('.md') || anchors.get(path)?.has(anchor)
      return isAnchor ? [] : [`${place}: ${path} has no heading or anchor ${anchor}`]
    }),
  )
}

/**
 * Returns paths in backticks that do not exist. Decision records are history. A path is text with a
 * slash that begins with a folder of the repository or of the document's feature, or that ends like
 * a file; and the name of a file without a slash. It may be the end of a path, in a feature's
 * documents of one in that feature. `*`, `…`, `{a,b}`, `<name>` and `NN` stand for any name.
 */
export function findMissingPaths(
  documents: readonly SourceFile[],
  repository: Repository,
): string[] {
  return documents
    .filter(({ path }) => !path.startsWith(decisions))
    .flatMap((document) =>
      listCodeSpans(document)
        .filter(({ path }) => isPath(path, document.path, repository))
        .filter(({ path }) => !exists(path, document.path, repository))
        .map(({ path, line }) => `${document.path}:${line} names \`${path}\`: no such path`),
    )
}

/** Returns paths in comments that begin with a folder of the repository and do not exist. */
export function findMissingPathsInComments(
  files: readonly SourceFile[],
  repository: Repository,
): string[] {
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((text, at) => {
      const comment = /^\s*(?:\/\/|\/?\*\*?|#|--)\s(.*)$/.exec(text)?.[1] ?? ''
      return [...comment.matchAll(/(?<![\w./-])[\w.-]+(?:\/[\w.*-]+)+/g)]
        .map(([path]) => path.replace(/\.$/, ''))
        .filter((path) => extensions.test(path) && startsInRepository(path, repository))
        .filter((path) => !exists(path, file.path, repository))
        .map((path) => `${file.path}:${at + 1} names ${path}: no such path`)
    }),
  )
}

function startsInRepository(path: string, { folders }: Repository): boolean {
  return folders.has(path.split('/')[0] ?? '')
}

function isPath(text: string, document: string, { folders }: Repository): boolean {
  if (!/^[\w.@-][\w.@*{},<>…-]*(\/[\w.@*{},<>…-]+)*\/?$/.test(text)) return false
  if (!text.includes('/')) return extensions.test(text) && !text.startsWith('*')
  const [first = ''] = text.split('/')
  const own = `${getFeature(document) ?? posix.dirname(document)}/${first}`
  return folders.has(first) || folders.has(own) || extensions.test(text)
}

function exists(path: string, document: string, { paths, folders }: Repository): boolean {
  if (made.test(path) || elsewhere.has(path)) return true
  const bare = path.replace(/\/$/, '')
  const beside = posix.join(posix.dirname(document), bare)
  if ([bare, beside].some((candidate) => paths.has(candidate) || folders.has(candidate)))
    return true
  const feature = getFeature(document)
  const scope = feature ? `${feature}/` : ''
  const pattern = new RegExp(`(^|/)${toPattern(bare)}$`)
  return [...paths, ...folders].some(
    (candidate) =>
      pattern.test(candidate) &&
      (candidate.startsWith(scope) || new RegExp(`^${toPattern(bare)}$`).test(candidate)),
  )
}

function getFeature(document: string): string | undefined {
  return /^features\/[^/]+/.exec(document)?.[0]
}

function toPattern(path: string): string {
  return path
    .replace(/[.+()[\]^$|\\]/g, '\\$&')
    .replace(/\*\*\/|\*|…|<[^>]+>|\{([^}]*)\}|NN/g, (sign, choices: string | undefined) => {
      if (choices !== undefined) return `(${choices.replaceAll(',', '|')})`
      if (sign === '**/' || sign === '…') return '.*'
      return sign === 'NN' ? '\\d\\d' : '[^/]*'
    })
}

/** Leaves out fenced blocks, whose lines stay empty. */
function toProse({ text }: SourceFile): string {
  return text.replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, (block) => block.replace(/[^\n]/g, ''))
}

function listLinks(document: SourceFile): Mention[] {
  const prose = toProse(document).replace(/`[^`\n]*`/g, (code) => code.replace(/./g, '.'))
  const links = [
    ...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g),
    ...prose.matchAll(/^\s*\[[^\]]+\]:\s*(\S+)/gm),
    ...prose.matchAll(/<(?:img|a)\s[^>]*(?:src|href)="([^"]+)"/g),
  ]
  return links
    .map((match) => ({ path: match[1] ?? '', line: lineOf(prose, match.index) }))
    .filter(({ path }) => !/^[a-z]+:/.test(path))
}

function listCodeSpans(document: SourceFile): Mention[] {
  const prose = toProse(document)
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => ({
    path: (match[1] ?? '').replace(/:\d+(-\d+)?$/, ''),
    line: lineOf(prose, match.index),
  }))
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Returns the anchors of a document: as GitHub makes them from headings, and its own. */
function listAnchors(document: SourceFile): ReadonlySet<string> {
  const prose = toProse(document)
  const anchors = new Set([...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id))
  for (const [, heading = ''] of prose.matchAll(/^#{1,6}\s+(.*?)\s*#*$/gm)) {
    const slug = toSlug(heading)
    const same = [...anchors].filter((anchor) => anchor.replace(/-\d+$/, '') === slug).length
    anchors.add(same === 0 ? slug : `${slug}-${same}`)
  }
  return anchors
}

function toSlug(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
