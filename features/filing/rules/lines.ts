// The list of what must be there before a case is filed (spec: filing#lines).

export const productLines = [
  'documents',
  'intake',
  'warnings',
  'identity',
  'counseling',
  'fees',
  'signed',
  'conflicts',
] as const

export type ProductLine = (typeof productLines)[number]

/** Lines that each debtor has. */
const linesOfDebtors: readonly string[] = ['identity', 'counseling'] satisfies ProductLine[]

/** Lines of the product that a person marks as done. Lines of a firm are marked as well. */
const markedLines: readonly string[] = ['signed'] satisfies ProductLine[]

export type Debtor = 1 | 2
/** 0 for the whole case. */
export type DebtorOfLine = 0 | Debtor
export type LineState = 'open' | 'done' | 'not-needed'

export interface FilingLine {
  /** A line of the product, or the key of a line of the firm. */
  readonly line: string
  readonly debtor: DebtorOfLine
  readonly state: LineState
  /** Documents, sections or warnings. */
  readonly missing: number
  /** The last day of a certificate, or the day that was typed with a mark. */
  readonly day: string | null
}

export interface FilingMark {
  readonly line: string
  readonly debtor: DebtorOfLine
  readonly state: Exclude<LineState, 'open'>
  readonly day: string | null
}

export interface FirmLine {
  readonly key: string
  readonly name: string
  readonly isNecessary: boolean
}

/** The list of the firm (spec: filing#filing-list). */
export interface FilingList {
  /** Lines of the product that are not necessary. */
  readonly optional: readonly ProductLine[]
  readonly own: readonly FirmLine[]
}

export const productList: FilingList = { optional: [], own: [] }

/** Facts that other features count. */
export interface ReadinessFacts {
  readonly people: number
  /** Folded, so that a change of the debtors is seen. */
  readonly names: string
  readonly documentsMissing: number
  readonly sectionsShown: number
  readonly sectionsApproved: number
  /** At the newest submission. Null without one, and until it is counted. */
  readonly warnings: number | null
  readonly provenNumbers: readonly Debtor[]
  readonly counseling: ReadonlyArray<{
    readonly debtor: Debtor
    readonly isDone: boolean
    /** Last day of the certificate. Null without one, and for a course that was waived. */
    readonly useBy: string | null
  }>
}

/** Facts that staff typed. */
export interface FilingRecord {
  readonly marks: readonly FilingMark[]
  /** In cents. Null while no fee is agreed. */
  readonly feeDue: number | null
  readonly feePaid: number
  /** The names at the newest conflict search. Null without one. */
  readonly searchedNames: string | null
}

type Counted = Pick<FilingLine, 'missing' | 'day'> & { readonly isDone: boolean }

/** Lists the lines of the product, then those of the firm. */
export function listFilingLines(
  facts: ReadinessFacts,
  record: FilingRecord,
  { own }: FilingList,
): readonly FilingLine[] {
  const marks = new Map(record.marks.map((mark) => [`${mark.line} ${mark.debtor}`, mark]))
  return [...productLines, ...own.map(({ key }) => key)].flatMap((line) =>
    listDebtors(line, facts.people).map((debtor): FilingLine => {
      const mark = marks.get(`${line} ${debtor}`)
      const { isDone, ...counted } = countLine(line, debtor, facts, record)
      if (mark?.state === 'not-needed') return { line, debtor, state: 'not-needed', ...counted }
      if (isMarked(line) && mark) return { line, debtor, state: 'done', missing: 0, day: mark.day }
      return { line, debtor, state: isDone ? 'done' : 'open', ...counted }
    }),
  )
}

/** True for a line that a person marks as done. */
export function isMarked(line: string): boolean {
  return markedLines.includes(line) || !isProductLine(line)
}

export function isProductLine(line: string): line is ProductLine {
  return (productLines as readonly string[]).includes(line)
}

export function isNecessary({ optional, own }: FilingList, line: string): boolean {
  return isProductLine(line)
    ? !optional.includes(line)
    : own.some(({ key, isNecessary: isIt }) => key === line && isIt)
}

/** A certificate that is too old opens its line again. */
export function isOpenOn(today: string, { line, state, day }: FilingLine): boolean {
  if (state !== 'done') return state === 'open'
  return line === 'counseling' && day !== null && day < today
}

export interface FilingSummary {
  /** Necessary lines that are open, whatever the day is. */
  readonly filingOpen: number
  /** The first last day of the certificates on which the filing depends. */
  readonly counselingUseBy: string | null
}

export function summarizeLines(lines: readonly FilingLine[], list: FilingList): FilingSummary {
  const necessary = lines.filter(({ line }) => isNecessary(list, line))
  const days = necessary.flatMap(({ line, state, day }) =>
    line === 'counseling' && state === 'done' && day !== null ? [day] : [],
  )
  return {
    filingOpen: necessary.filter(({ state }) => state === 'open').length,
    counselingUseBy: days.toSorted()[0] ?? null,
  }
}

function listDebtors(line: string, people: number): readonly DebtorOfLine[] {
  if (!linesOfDebtors.includes(line)) return [0]
  return people > 1 ? [1, 2] : [1]
}

function countLine(
  line: string,
  debtor: DebtorOfLine,
  facts: ReadinessFacts,
  { feeDue, feePaid, searchedNames }: FilingRecord,
): Counted {
  switch (line) {
    case 'documents':
      return count(facts.documentsMissing)
    case 'intake': {
      const missing = facts.sectionsShown - facts.sectionsApproved
      return { missing, day: null, isDone: facts.sectionsShown > 0 && missing <= 0 }
    }
    case 'warnings':
      return { missing: facts.warnings ?? 0, day: null, isDone: facts.warnings === 0 }
    case 'identity':
      return tell(facts.provenNumbers.some((proven) => proven === debtor))
    case 'counseling': {
      const course = facts.counseling.find((each) => each.debtor === debtor)
      return { missing: 0, day: course?.useBy ?? null, isDone: course?.isDone ?? false }
    }
    case 'fees':
      return tell(feeDue !== null && feePaid >= feeDue)
    case 'conflicts':
      return tell(searchedNames !== null && searchedNames === facts.names)
    default:
      return tell(false)
  }
}

const count = (missing: number): Counted => ({ missing, day: null, isDone: missing <= 0 })
const tell = (isDone: boolean): Counted => ({ missing: 0, day: null, isDone })
