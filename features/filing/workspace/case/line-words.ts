import type { CaseTab } from '#features/cases/workspace/paths.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type { filingWords } from '../words.ts'
import type { BeforeFilingPartsFragment, FilingLinePartsFragment } from './filing.operations.ts'

export type Line = FilingLinePartsFragment
type Words = WordingOf<typeof filingWords>

export function nameLine({ kind, name, givenName }: Line, words: Words): string {
  if (kind === 'OWN') return name
  const line = words.lines[kind]
  return givenName === '' ? line : words.ofDebtor(givenName, line)
}

export interface LineContext {
  readonly words: Words
  /** 'December 3, 2026' of `YYYY-MM-DD`. */
  readonly formatDay: (day: string) => string
  readonly nameOf: (colleague: NonNullable<Line['mark']>['by']) => string
  readonly plannedFilingOn: string | null
  readonly search: BeforeFilingPartsFragment['search']
}

/** The sentences below the name of a line. */
export function describeLine(line: Line, context: LineContext): readonly string[] {
  const { words, formatDay, nameOf } = context
  const { mark } = line
  if (line.state === 'NOT_NEEDED' && mark) return [words.notNeededBy(nameOf(mark.by), mark.reason)]
  if (line.state === 'DONE' && mark) {
    const by = nameOf(mark.by)
    return [mark.day === null ? words.doneBy(by) : words.doneOn(formatDay(mark.day), by)]
  }
  if (line.kind === 'COUNSELING') return describeCertificate(line, context)
  return line.state === 'OPEN' ? describeOpen(line, context) : []
}

function describeOpen({ kind, missing }: Line, { words, search }: LineContext): readonly string[] {
  switch (kind) {
    case 'DOCUMENTS':
      return [words.documentsMissing(missing)]
    case 'INTAKE':
      return [words.sectionsMissing(missing)]
    case 'WARNINGS':
      return [words.warningsOpen(missing)]
    case 'IDENTITY':
      return [words.numberMissing]
    case 'FEES':
      return [words.feesOpen]
    case 'CONFLICTS':
      return [search === null ? words.searchOpen : words.searchOld]
    default:
      return [words.signedOpen]
  }
}

function describeCertificate(
  { state, day, isTooOld, typedDay }: Line,
  { words, formatDay, plannedFilingOn }: LineContext,
): readonly string[] {
  const typed = typedDay === null ? [] : [words.typed(formatDay(typedDay))]
  if (state === 'OPEN' && !isTooOld) return [words.noCertificate, ...typed]
  if (day === null) return [words.courseWaived]
  if (isTooOld) return [words.tooOld(formatDay(day)), ...typed]
  const isLate = plannedFilingOn !== null && plannedFilingOn > day
  return [
    words.usableUntil(formatDay(day)),
    ...(isLate ? [words.beforePlanned(formatDay(plannedFilingOn))] : []),
    ...typed,
  ]
}

/** The tab in which a counted line is done. */
export function findPlace({ kind }: Line): CaseTab | undefined {
  switch (kind) {
    case 'DOCUMENTS':
    case 'IDENTITY':
      return 'documents'
    case 'INTAKE':
    case 'WARNINGS':
      return 'intake'
    case 'COUNSELING':
      return 'courses'
    default:
      return undefined
  }
}

export const isMarked = ({ kind }: Line): boolean => kind === 'SIGNED' || kind === 'OWN'
