// What a check of the answers against one another is: it finds the place to look at again, or nothing. Nobody is held up by it (decisions B8.3).
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../answers/shape.ts'

export interface CheckedAnswers {
  readonly shape: Shape
  /** YYYY-MM-DD, the office's. */
  readonly today: string
  /** The court has the case: what must be done before filing is done. */
  readonly isFiled: boolean
  /** By the key of the instance (`legalName_d1`): only what is asked, and of it only what is shown. */
  readonly answers: ReadonlyMap<string, JsonObject>
  /** Those numbers of persons that the reader may know, in plain digits, by 'question instance|path'; they never leave the server. */
  readonly numbers: ReadonlyMap<string, string>
}

export interface CheckedPlace {
  /** The key of the instance to look at again. */
  readonly questionKey: string
  /** Inside records: which one, and which of its own questions. */
  readonly record?: string
  readonly subQuestion?: string
}

export interface CrossCheck {
  readonly id: CrossCheckId
  readonly find: (checked: CheckedAnswers) => CheckedPlace | undefined
}

/** Those that clients read; the others are the attorney's (outline, crossChecks). */
export const crossCheckIds = [
  'X01',
  'X02',
  'X03',
  'X04',
  'X05',
  'X07',
  'X08',
  'X10',
  'X11',
  'X12',
  'X13',
  'X14',
  'X15',
  'X16',
  'X21',
  'X22',
  'X24',
  'X25',
  'X26',
  'X28',
  'X30',
  'X33',
  'X34',
  'X35',
  'X38',
  'X39',
  'X40',
  'X41',
  'X42',
  'X44',
  'X45',
  'X47',
  'X48',
  'X50',
  'X52',
] as const

export type CrossCheckId = (typeof crossCheckIds)[number]
