import ts from 'typescript'
import { isGenerated } from './sources.ts'
import type { SourceFile } from './sources.ts'

type Replacements = Readonly<Record<string, string>>

/** Not used in comments, nor as a part of an identifier (`doorOf`). Beside each, what to write. */
export const retiredWords: Replacements = {
  anew: 'again, or new',
  cast: 'demo data',
  desk: 'console',
  door: 'app, or the page',
  errand: 'task',
  everybody: 'all clients, debtors …',
  heard: 'received',
  hurry: 'flush',
  inhabited: 'seeded',
  mishap: 'fault',
  newcomer: 'seeded IDs',
  nobody: 'no client, no account …',
  noun: 'feature',
  paper: 'document, or PDF',
  patience: 'timeout',
  rehearsal: 'demo',
  rehearsed: 'demo …',
  roof: 'composition root, or apps/server',
  room: 'feature',
  shelf: 'key context',
  somebody: 'a client, an account …',
  standing: 'current …',
  stranger: 'another client',
  tell: 'notify …',
  tells: 'notifies …',
  theirs: 'the other …',
  told: 'notified',
  trial: 'test',
  whoever: 'the client who …',
  wish: 'input',
}

/** Not used as a whole name of a variable, parameter, function or type. */
export const retiredNames: Replacements = {
  answered: 'result, or the noun',
  asked: 'query, input, or the noun',
  found: 'the noun: order, session …',
  kept: 'stored…',
  one: 'the noun; a and b in comparisons',
  other: 'the noun; a and b in comparisons',
  said: 'message, text, output …',
  sent: 'submitted…, or the noun',
  there: 'existing…',
  was: 'previous…',
}

/** Names of the contract, and of stored data. */
const allowedNames: ReadonlySet<string> = new Set([
  'CourseStanding',
  'CourseStandingRecord',
  'SectionStandingFragment',
  'mishap',
  'onPaper',
])

/** Words files and templates hold texts for people, who also own papers and rooms. */
const isChecked = ({ path }: SourceFile) =>
  /\.tsx?$/.test(path) &&
  !isGenerated(path) &&
  !/(^|[/-])(words|terms|template[\w-]*)(\.\w\w)?\.ts$/.test(path) &&
  !path.startsWith('tools/check/retired-words')

/** Checks comments and identifiers. Strings are texts, stored values or words of others. */
export function findRetiredWords(files: readonly SourceFile[]): string[] {
  return files.filter(isChecked).flatMap(findInFile)
}

function findInFile({ path, text }: SourceFile): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const complaints = new Set<string>()
  const complain = (position: number, word: string, replacement: string | undefined) => {
    if (replacement === undefined) return
    const line = file.getLineAndCharacterOfPosition(position).line + 1
    complaints.add(`${path}:${line} says "${word}"; write: ${replacement}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node))
      complain(node.getStart(file), node.text, replacementOfPart(node.text))
    const name = declaredName(node)
    if (name) complain(name.getStart(file), name.text, ownValue(retiredNames, name.text))
    for (const [start, comment] of commentsAround(node, text)) {
      for (const word of wordsIn(comment)) complain(start, word, ownValue(retiredWords, word))
    }
    node.forEachChild(visit)
  }
  visit(file)
  return [...complaints]
}

/** Columns and settings have underscores. */
function replacementOfPart(name: string): string | undefined {
  if (allowedNames.has(name) || name.includes('_')) return undefined
  return getParts(name)
    .map((part) => ownValue(retiredWords, part))
    .find((replacement) => replacement !== undefined)
}

function getParts(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(' ')
}

/** Leaves out quoted code, paths, settings, columns and citations of the specification. */
function wordsIn(comment: string): readonly string[] {
  const sentences = comment.replace(/`[^`]*`|\S*[/_#]\w\S*|\b[A-Z]{2,}\b/g, ' ')
  return sentences.toLowerCase().match(/\p{L}+/gu) ?? []
}

function ownValue(words: Replacements, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined
}

/** Not of properties: they may have the name of a stored or sent field. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node)
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

function commentsAround({ pos, end }: ts.Node, text: string): (readonly [number, string])[] {
  const ranges = [
    ...(ts.getLeadingCommentRanges(text, pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, end) ?? []),
  ]
  return ranges.map((range) => [range.pos, text.slice(range.pos, range.end)])
}
