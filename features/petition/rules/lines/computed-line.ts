// Lines that the forms tell to calculate, each with its formula and its inputs.
import type { FormPlace } from '#features/questionnaire/rules/forms/marks.ts'
import { questionsInto } from '../mapping/sources-of-part.ts'
import type { Petition } from '../model/petition.ts'
import type { MonthlyAmount } from '../monthly/monthly.ts'
import type { Part } from '../parts/parts.ts'
import { addUp, timesFraction, type Cents } from '../values/money.ts'
import type { Provenance, Value, ValueMark } from '../values/value.ts'

/** 0: both debtors together. 2: debtor 2, or a spouse who does not file. */
export type Column = 0 | 1 | 2

export interface LineName extends FormPlace {
  readonly column: Column
}

export interface LineInput {
  /** Field of the part, or the line of a form. */
  readonly name: string
  /** Negative if it is subtracted. */
  readonly cents: Cents
  /** The answer, or the line that it is copied from. */
  readonly from: Provenance | LineName
  readonly mark?: ValueMark
  readonly monthly?: MonthlyAmount
  /** For a part of what the client typed: the percent that counts. */
  readonly percent?: number
}

export interface LineInputs {
  readonly inputs: readonly LineInput[]
  /** Questions and entries that have to be answered before the line can be calculated. */
  readonly missing: readonly string[]
  /** Entries whose amount the client does not know. The form has "unknown" there. */
  readonly unknown: readonly string[]
}

export interface ComputedLine extends LineName, LineInputs {
  readonly formula: string
  /** What the sum of the inputs is multiplied by. */
  readonly factor?: Factor
  /** Absent while something is missing, and on lines with a choice. */
  readonly cents?: Cents
  /** The box to check, for lines with boxes. */
  readonly choice?: string
}

export interface Factor {
  readonly times: number
  readonly over: number
}

export type Lines = Map<string, ComputedLine>

export const noInputs: LineInputs = { inputs: [], missing: [], unknown: [] }

export function joinInputs(all: readonly LineInputs[]): LineInputs {
  return {
    inputs: all.flatMap(({ inputs }) => inputs),
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
    unknown: [...new Set(all.flatMap(({ unknown }) => unknown))],
  }
}

export function lineKey({ form, line, column }: LineName): string {
  return `${form}:${line}:${column}`
}

/** The columns of each line, by form and line: '106I:4'. */
export function groupByLine(lines: Lines): ReadonlyMap<string, readonly ComputedLine[]> {
  const groups = new Map<string, ComputedLine[]>()
  for (const line of lines.values()) {
    const name = `${line.form}:${line.line}`
    groups.set(name, [...(groups.get(name) ?? []), line])
  }
  return groups
}

/** Adds the line. Its amount is the sum of its inputs, multiplied by the factor. */
export function addLine(
  lines: Lines,
  name: LineName,
  formula: string,
  { inputs, missing, unknown }: LineInputs,
  factor?: Factor,
): void {
  const sum = addUp(inputs.map((input) => input.cents))
  const cents = factor ? timesFraction(sum, factor.times, factor.over) : sum
  lines.set(lineKey(name), {
    ...name,
    ...{ formula, inputs, missing, unknown },
    ...(factor && { factor }),
    ...(missing.length === 0 && { cents }),
  })
}

export function addChoice(
  lines: Lines,
  name: LineName,
  formula: string,
  { inputs, missing, unknown }: LineInputs,
  getChoice: () => string,
): void {
  lines.set(lineKey(name), {
    ...name,
    ...{ formula, inputs, missing, unknown },
    ...(missing.length === 0 && { choice: getChoice() }),
  })
}

/** Other lines as inputs. A line that is not calculated in this case is left out. */
export function fromLines(
  lines: Lines,
  form: string,
  names: readonly string[],
  { column = 0, sign = 1 }: { readonly column?: Column; readonly sign?: 1 | -1 } = {},
): LineInputs {
  return joinInputs(
    names.flatMap((line) => {
      const from: LineName = { form, line, column }
      const source = lines.get(lineKey(from))
      if (!source) return []
      const { missing, unknown, cents = 0 } = source
      return [
        { inputs: [{ name: `${form}:${line}`, cents: sign * cents, from }], missing, unknown },
      ]
    }),
  )
}

export function toInput(name: string, { value, source, mark }: Value<Cents>, sign = 1): LineInput {
  return { name, cents: sign * value, from: source, ...(mark && { mark }) }
}

/** The questions that may add to the part and are neither complete nor ruled out. */
export function findUnsettled(
  petition: Petition,
  part: Part,
  { kinds, debtor }: { readonly kinds?: readonly string[]; readonly debtor?: 1 | 2 } = {},
): LineInputs {
  return unsettledOf(petition, questionsInto(petition.contentVersion, part, kinds), debtor)
}

/** Those of the questions of a debtor, and of both, that are neither complete nor ruled out. */
export function unsettledOf(
  { questions }: Petition,
  names: readonly string[],
  debtor?: 1 | 2,
): LineInputs {
  const missing = [...questions].flatMap(([key, facts]) =>
    names.includes(facts.name) &&
    !facts.isSettled &&
    (debtor === undefined || facts.debtor === null || facts.debtor === debtor)
      ? [key]
      : [],
  )
  return { ...noInputs, missing }
}
