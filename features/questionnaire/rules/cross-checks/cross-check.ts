// A cross-check never blocks the client (spec: questionnaire#cross-checks).
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../shape.ts'

export interface CheckedAnswers {
  readonly shape: Shape
  /** YYYY-MM-DD in the time zone of the office. */
  readonly today: string
  readonly isFiled: boolean
  /** Answers by instance key (`legalName_d1`). They contain what is shown of asked answers. */
  readonly answers: ReadonlyMap<string, JsonObject>
  /** Tax IDs that the reader may know, by 'instance key|path'. They never leave the server. */
  readonly numbers: ReadonlyMap<string, string>
}

export interface CheckedPlace {
  readonly questionKey: string
  readonly record?: string
  readonly subQuestion?: string
}

export interface CrossCheck {
  readonly id: CrossCheckId
  readonly find: (checked: CheckedAnswers) => CheckedPlace | undefined
}

/** The other IDs up to X52 are only for attorneys (spec: questionnaire#cross-checks). */
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
