// Each citation, such as `spec: documents#replace-pending`, must name a rule in `docs/spec/`.
import type { SourceFile } from './sources.ts'

const citation = /\bspec:\s+([a-z-]+(?:#[\w-]+)?(?:,\s+[a-z-]+#[\w-]+)*)/g
/**
 * Citations that cannot be checked: one that is split by a line break, and one of a document
 * outside the repository.
 */
const unreadable: readonly (readonly [pattern: RegExp, complaint: string])[] = [
  [/\bspec:\s*$/gm, 'breaks the line after spec:'],
  [
    /\b[Ss]eeds?\/\d+|\bdecisions[ -][^\n]{0,16}\d\.\d|\bsafety,? R?\d[\d.]*|\bfield-notes\b/g,
    'cites a document that is not in the repository',
  ],
]
const anchor = /<a id="([^"]+)"><\/a>/g

export function brokenCitations(
  files: readonly SourceFile[],
  specs: readonly SourceFile[],
): string[] {
  const anchors = specs.flatMap((spec) => listAnchors(spec))
  const known = new Set(anchors)
  const twice = anchors.filter((name, at) => anchors.indexOf(name) !== at)
  return [
    ...twice.map((name) => `docs/spec: the anchor ${name} is there twice`),
    ...files.flatMap((file) =>
      citationsIn(file.text)
        .filter((cited) => !known.has(cited))
        .map((cited) => `${file.path} cites ${cited}, which docs/spec does not have`),
    ),
    ...files.flatMap(({ path, text }) =>
      unreadable.flatMap(([pattern, complaint]) =>
        (text.match(pattern) ?? []).map((match) => `${path} ${complaint}: ${match.trim()}`),
      ),
    ),
  ]
}

/** Returns `file#anchor` of every cited rule; citations in one comment are separated by commas. */
export function citationsIn(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([, list = '']) => list.split(/,\s+/))
}

function listAnchors({ path, text }: SourceFile): string[] {
  const name = path.replace(/^.*\//, '').replace(/\.md$/, '')
  return [...text.matchAll(anchor)].map(([, id]) => `${name}#${id}`)
}
