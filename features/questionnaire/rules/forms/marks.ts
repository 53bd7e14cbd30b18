// Marks of the content that place an answer on a form: `forms: 101:16, G:2` (spec: intake#marks).
import type { Chapter, ContentField, ContentQuestion } from '../content/content.ts'
import { compareLines } from './line-order.ts'
import { linesOf } from './official-form.ts'
import { findForm, isFiledIn } from './official-forms.ts'
import { wholeForm } from './petition-forms.ts'

export interface FormPlace {
  /** Official number. */
  readonly form: string
  readonly line: string
}

/** Short names of the marks. A form that is not here is marked by its official number. */
const shortNames: Readonly<Record<string, string>> = {
  AB: '106A/B',
  C: '106C',
  D: '106D',
  EF: '106E/F',
  G: '106G',
  H: '106H',
  I: '106I',
  J: '106J',
  J2: '106J-2',
  '122A1S': '122A-1Supp',
  '122A2': '122A-2',
  '122C1': '122C-1',
  '122C2': '122C-2',
  '2030': 'B2030',
  '2830': 'B2830',
}

/** Sections and rules that ask for an answer although no form has a line for it. */
const authorities: ReadonlySet<string> = new Set(['521(e)', '523(a)(2)', '1308', 'Rule 1007(b)(7)'])

/** Lines that Forms 122A-2 and 122C-2 share. The content marks them once, as of 122A-2. */
const sharedLines = { first: '5', last: '35' } as const

/**
 * Splits the text of `forms:`. Line 3.1 is the first entry of line 3, and so the same line; the box
 * within a line is left out. 'AB:3.1 who' is 'AB:3'.
 */
export function readMarks(text: string): readonly string[] {
  return text.split(/, */).map((mark) => {
    const name = mark.trim()
    return authorities.has(name) ? name : name.replace(/ .*$/, '').replace(/\.1$/, '')
  })
}

const known = new Map<string, readonly FormPlace[]>()

/** True if the mark names a line of an official form, a whole form, a section or a rule. */
export function isKnownMark(mark: string): boolean {
  return authorities.has(mark) || toPlaces(mark).length > 0
}

/**
 * The lines of a mark in a case of this chapter. A range such as '16-31' has several. A form that is
 * marked as a whole has its line for that, or else its first line.
 */
export function findPlaces(mark: string, chapter: Chapter | null): readonly FormPlace[] {
  return toPlaces(mark).filter(({ form }) => {
    const official = findForm(form)
    return official !== undefined && isFiledIn(official, chapter)
  })
}

export function marksIn({
  forms = [],
  fields,
}: Pick<ContentQuestion, 'forms' | 'fields'>): readonly string[] {
  return [...forms, ...fields.flatMap(marksInField)]
}

export function marksInField({
  forms = [],
  fields = [],
  sub = [],
}: ContentField): readonly string[] {
  return [...forms, ...fields.flatMap(marksInField), ...sub.flatMap(marksIn)]
}

/**
 * Debtor 2's own household is asked with the fields of the first one, which are marked as of
 * Schedule J. In a question of Schedule J-2 they belong there.
 */
export function findPlacesIn(
  { forms = [] }: Pick<ContentQuestion, 'forms'>,
  marks: readonly string[],
  chapter: Chapter | null,
): readonly FormPlace[] {
  const isSecondHousehold = forms.some((mark) => mark.startsWith('J2:'))
  return marks
    .map((mark) => (isSecondHousehold ? mark.replace(/^J:/, 'J2:') : mark))
    .flatMap((mark) => findPlaces(mark, chapter))
}

/** Cached, because a case has thousands of marked answers and the content few different marks. */
function toPlaces(mark: string): readonly FormPlace[] {
  const places = known.get(mark) ?? resolveMark(mark)
  known.set(mark, places)
  return places
}

function resolveMark(mark: string): readonly FormPlace[] {
  const [name = '', lines = wholeForm] = mark.split(':')
  // Form 122 is one form in each chapter, with the same lines up to the size of the household.
  if (name === '122')
    return [...listLines('122A-1', lines), ...listLines('122C-1', lines === '13' ? '16b' : lines)]
  const form = shortNames[name] ?? name
  const places = listLines(form, lines)
  return form === '122A-2' ? [...places, ...listShared(places)] : places
}

function listShared(places: readonly FormPlace[]): readonly FormPlace[] {
  return places.flatMap(({ line }) =>
    compareLines(line, sharedLines.first) < 0 || compareLines(line, sharedLines.last) > 0
      ? []
      : listLines('122C-2', line),
  )
}

function listLines(form: string, lines: string): readonly FormPlace[] {
  const official = findForm(form)
  if (!official) return []
  const all = linesOf(official).map(({ line }) => line)
  const [first = '', last] = lines.split('-')
  const marked =
    last === undefined
      ? all.filter((line) => line === first)
      : all.filter((line) => compareLines(line, first) >= 0 && compareLines(line, last) <= 0)
  const named = lines === wholeForm && marked.length === 0 ? all.slice(0, 1) : marked
  return named.map((line) => ({ form, line }))
}
