import type { Chapter } from '../content/content.ts'

export interface FormLine {
  /** Name in the marks of the content: '8d', 'P7' for part 7, 'hdr' for the top. */
  readonly line: string
  /** Short label in English, because the official forms exist in English only. */
  readonly label: string
}

export interface FormPart {
  /** Empty on a form that is not divided. */
  readonly title: string
  readonly lines: readonly FormLine[]
}

export interface OfficialForm {
  /** Official number, for example '106A/B'. */
  readonly number: string
  readonly name: string
  /** Chapter of the cases that file the form. Undefined if all file it. */
  readonly chapter?: Chapter
  /** The attorney completes it, so answers of the client never make it complete. */
  readonly isAttorneysPart?: true
  readonly parts: readonly FormPart[]
}

/** Pairs of a line and its label. */
type Lines = ReadonlyArray<readonly [line: string, label: string]>

export function formPart(title: string, lines: Lines): FormPart {
  return { title, lines: lines.map(([line, label]) => ({ line, label })) }
}

export function undivided(lines: Lines): readonly FormPart[] {
  return [formPart('', lines)]
}

export function linesOf({ parts }: OfficialForm): readonly FormLine[] {
  return parts.flatMap(({ lines }) => lines)
}
