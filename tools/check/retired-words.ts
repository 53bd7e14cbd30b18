import ts from 'typescript'
import { isGenerated } from './sources.ts'
import type { SourceFile } from './sources.ts'

type Replacements = Readonly<Record<string, string>>

const where = 'GLOSSARY.md#names-of-the-code'

/** Names of concepts that have another name now, alone and inside of a longer name. */
export const retiredConcepts: Replacements = {
  errand: 'task',
  housekeeping: 'background jobs',
  inhabited: 'seeded',
  mishap: 'fault',
  rehearsal: 'demo',
  rehearsed: 'demo …',
  roof: 'composition root, or apps/server',
}

/** Names of declarations that say nothing of their role. */
export const emptyNames: Replacements = {
  asked: 'query, input, or the noun',
  one: 'the noun; a and b in comparisons',
  other: 'the noun; a and b in comparisons',
  said: 'message, text, output …',
  was: 'previous…',
}

/** Old names of types and functions, as a whole. */
export const retiredNames: Replacements = {
  CaseWish: 'CreateCaseInput',
  OrderWish: 'ProviderOrderInput',
  OrderingWish: 'OrderCallInput',
  PaperPart: 'PdfBlock',
  SavedAnswer: 'SaveResponse',
  Shelf: 'AnswerKeyContext',
  StandingQuestionnaire: 'Questionnaire',
  mostAtOnce: 'maxConcurrent…',
  openPostOffice: 'startMessageDelivery',
  settleShape: 'recalculateQuestionStates',
  tellClients: 'notifyClients',
  tellEverybody: 'notifyDebtors',
  tellFirms: 'notifyFirms',
}

/** Not written in comments, descriptions and documents. */
export const unplainWords: Replacements = {
  anew: 'again',
  everybody: 'everyone, or all clients',
  nobody: 'no one, no client …',
  somebody: 'someone, a client …',
  whoever: 'the person who',
}

/** Excuses its line and the next one: `retired-word: the form of the court says so`. */
const optOut = /\bretired-word: *\p{L}.{9}/u

/** Names of the contract, and of stored data. */
const allowedNames: ReadonlySet<string> = new Set(['mishap'])

/** Words files and templates hold texts for people. */
const isCode = ({ path }: SourceFile) =>
  /\.tsx?$/.test(path) &&
  !isGenerated(path) &&
  !/(^|[/-])(words|terms|template[\w-]*)(\.\w\w)?\.ts$/.test(path) &&
  !path.startsWith('tools/check/retired-words')

/** Checks comments, descriptions, documents and identifiers. Strings are texts or stored values. */
export function findRetiredWords(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found = isCode(file) ? findInCode(file) : isProse(file) ? findInProse(file) : []
    return withoutOptOuts(file, found)
  })
}

function withoutOptOuts({ text }: SourceFile, found: readonly Finding[]): string[] {
  const lines = text.split('\n')
  const optsOut = (line: number) => line > 0 && optOut.test(lines[line - 1] ?? '')
  const isExcused = ({ line }: Finding) => optsOut(line) || optsOut(line - 1)
  return found.filter((finding) => !isExcused(finding)).map(({ complaint }) => complaint)
}

/** Decision records are history, and the merged contracts are checked where they are written. */
function isProse({ path }: SourceFile): boolean {
  return (
    /\.(md|graphql|css|ya?ml)$/.test(path) &&
    !/^docs\/decisions\/|^contract\/(schema|workspace)\.graphql$/.test(path)
  )
}

interface Finding {
  readonly line: number
  readonly complaint: string
}

function findInProse(file: SourceFile): Finding[] {
  return toProse(file)
    .split('\n')
    .flatMap((line, at) =>
      wordsIn(line).flatMap((word) => toFindings(file.path, at + 1, word, replacementOfWord(word))),
    )
}

/** Keeps documents without code, the descriptions of a contract, and comments elsewhere. */
function toProse({ path, text }: SourceFile): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  if (path.endsWith('.md')) return text.replace(/^ *```[\s\S]*?^ *```|\]\([^)]*\)/gm, blank)
  const prose = path.endsWith('.graphql')
    ? /"""[\s\S]*?"""|"[^"\n]*"|#.*$/gm
    : path.endsWith('.css')
      ? /\/\*[\s\S]*?\*\//g
      : /(?<![^\s])#\s.*$/gm
  let from = 0
  let result = ''
  for (const match of text.matchAll(prose)) {
    result += blank(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return result
}

function findInCode({ path, text }: SourceFile): Finding[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const findings = new Map<string, Finding>()
  const complain = (position: number, word: string, replacement: string | undefined) => {
    const line = file.getLineAndCharacterOfPosition(position).line + 1
    for (const finding of toFindings(path, line, word, replacement))
      findings.set(finding.complaint, finding)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node))
      complain(node.getStart(file), node.text, replacementOfName(node.text))
    const name = declaredName(node)
    if (name) complain(name.getStart(file), name.text, ownValue(emptyNames, name.text))
    for (const [start, comment] of commentsAround(node, text)) {
      for (const word of wordsIn(comment)) complain(start, word, replacementOfWord(word))
    }
    node.forEachChild(visit)
  }
  visit(file)
  return [...findings.values()]
}

function toFindings(
  path: string,
  line: number,
  word: string,
  replacement: string | undefined,
): Finding[] {
  if (replacement === undefined) return []
  return [{ line, complaint: `${path}:${line} says "${word}"; write: ${replacement} (${where})` }]
}

function replacementOfWord(word: string): string | undefined {
  return ownValue(retiredConcepts, word) ?? ownValue(unplainWords, word)
}

/** Columns and settings have underscores. */
function replacementOfName(name: string): string | undefined {
  if (allowedNames.has(name) || name.includes('_')) return undefined
  const parts = getParts(name).map((part) => ownValue(retiredConcepts, part))
  return ownValue(retiredNames, name) ?? parts.find((replacement) => replacement !== undefined)
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
