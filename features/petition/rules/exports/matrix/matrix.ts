// The file with the list of creditors that a court loads (spec: petition#matrix). Nothing is cut,
// repaired or guessed: what the court would refuse is listed before.
import type { MatrixRules } from './courts.ts'
import type { Recipient } from './recipients.ts'

export type MatrixFault =
  | 'noName'
  | 'noStreet'
  | 'noCity'
  | 'noState'
  | 'noZip'
  /** A line is longer than the court reads. */
  | 'tooLong'
  | 'tooManyLines'
  /** A letter that is not of plain English, or a symbol that the court refuses. */
  | 'symbol'
  /** A line begins with something other than a letter or digit. */
  | 'beginning'
  | 'allCapitals'

export interface MatrixFinding {
  readonly fault: MatrixFault
  /** The line or symbol that the court refuses. Empty for what is missing. */
  readonly found: string
}

/** A creditor whom the court would not read correctly. */
export interface MatrixProblem {
  readonly entry: string
  /** Empty if there is none. */
  readonly name: string
  readonly findings: readonly MatrixFinding[]
}

export interface Matrix {
  readonly text: string
  /** To compare with "Total Creditors Entered" after the upload. */
  readonly count: number
  readonly problems: readonly MatrixProblem[]
}

const lineEnd = '\r\n'

export function writeMatrix(recipients: readonly Recipient[], rules: MatrixRules): Matrix {
  const ordered = rules.isAlphabetical
    ? recipients.toSorted((a, b) => compareNames(a.name, b.name))
    : recipients
  const blocks = ordered.map((recipient) => padded(toLines(recipient, rules), rules))
  return {
    text: blocks
      .map((lines) => lines.map((line) => line + lineEnd).join(''))
      .join(lineEnd.repeat(rules.blankLines)),
    count: ordered.length,
    problems: ordered.flatMap((recipient) => {
      const findings = listFindings(recipient, rules)
      return findings.length === 0
        ? []
        : [{ entry: recipient.entry, name: recipient.name, findings }]
    }),
  }
}

function compareNames(a: string, b: string): number {
  const [first, second] = [a.toUpperCase(), b.toUpperCase()]
  return first < second ? -1 : first > second ? 1 : 0
}

function toLines(recipient: Recipient, rules: MatrixRules): readonly string[] {
  const { name, street, unit, city, state } = recipient
  const place = [
    `${city}${rules.hasComma && city && state ? ',' : ''}`,
    state,
    zipOf(recipient, rules),
  ]
  const lines = [name, street, unit, place.filter(Boolean).join(' ')].filter(Boolean)
  return rules.letters === 'capitals' ? lines.map((line) => line.toUpperCase()) : lines
}

function zipOf({ zip }: Recipient, { hasShortZip }: MatrixRules): string {
  return hasShortZip ? zip.replace(/-\d{4}$/, '') : zip
}

function padded(lines: readonly string[], { paddedTo = 0 }: MatrixRules): readonly string[] {
  return [...lines, ...Array<string>(Math.max(0, paddedTo - lines.length)).fill('')]
}

export function countFindings(problems: readonly MatrixProblem[]): number {
  return problems.reduce((sum, { findings }) => sum + findings.length, 0)
}

function listFindings(recipient: Recipient, rules: MatrixRules): readonly MatrixFinding[] {
  const { name } = recipient
  const lines = toLines(recipient, rules)
  const isTooMany = lines.length > rules.lines
  return [
    ...findMissing(recipient).map((fault) => ({ fault, found: '' })),
    ...(isTooMany ? [{ fault: 'tooManyLines', found: String(lines.length) } as const] : []),
    ...lines.flatMap((line, at) => listFindingsOfLine(line, at === 0 && name !== '', rules)),
    ...(rules.letters === 'notAllCapitals' && isAllCapitals(name)
      ? [{ fault: 'allCapitals', found: name } as const]
      : []),
  ]
}

function listFindingsOfLine(
  line: string,
  isName: boolean,
  rules: MatrixRules,
): readonly MatrixFinding[] {
  const symbol = findSymbol(line, isName, rules)
  const isBegun = /^[A-Za-z0-9]/.test(line) || isForeignLetter(line[0])
  return [
    ...(length(line) > maxLength(isName, rules)
      ? [{ fault: 'tooLong', found: line } as const]
      : []),
    ...(symbol === undefined ? [] : [{ fault: 'symbol', found: symbol } as const]),
    ...(isBegun ? [] : [{ fault: 'beginning', found: line } as const]),
  ]
}

function findMissing({ name, street, city, state, zip }: Recipient): readonly MatrixFault[] {
  const faults = {
    ...{ noName: name, noStreet: street, noCity: city, noState: state, noZip: zip },
  } as const
  return (Object.keys(faults) as ReadonlyArray<keyof typeof faults>).filter(
    (fault) => faults[fault] === '',
  )
}

function length(line: string): number {
  return [...line].length
}

function maxLength(isName: boolean, { characters, nameCharacters }: MatrixRules): number {
  return isName ? (nameCharacters ?? characters) : characters
}

/** The comma after the city is the court's. */
function findSymbol(
  line: string,
  isName: boolean,
  { forbidden = '', forbiddenInAddress = '' }: MatrixRules,
): string | undefined {
  const refused = isName ? forbidden : forbidden + forbiddenInAddress
  return [...line].find((symbol) => !/^[\u0020-\u007E]$/.test(symbol) || refused.includes(symbol))
}

/** It is named as a symbol already. */
function isForeignLetter(letter = ''): boolean {
  return /^[^\u0020-\u007E]$/.test(letter)
}

/** A short name such as IRS is written so everywhere. */
function isAllCapitals(name: string): boolean {
  const letters = name.replace(/[^A-Za-z]/g, '')
  return letters.length > 5 && letters === letters.toUpperCase()
}
