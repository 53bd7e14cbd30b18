// The petition as a JSON document for other software (spec: petition#json).
import type { Json } from '#features/questionnaire/rules/content/model.ts'
import type { FormPlace } from '#features/questionnaire/rules/forms/marks.ts'
import {
  groupByLine,
  type ComputedLine,
  type LineInput,
  type Lines,
} from '../../lines/computed-line.ts'
import { listPrintedLines } from '../../lines/line-status.ts'
import type { Petition, UnmappedAnswer } from '../../model/petition.ts'
import { parts, type Part } from '../../parts/parts.ts'
import { toDecimal, type Cents } from '../../values/money.ts'
import { isSeveral, type Provenance, type Value, type ValueType } from '../../values/value.ts'

export const jsonFormat = 'daybreak-petition'
/** Grows when a field changes or goes. New fields may be added to a version. */
export const jsonVersion = 1

export interface PetitionHead {
  readonly caseId: string
  readonly caseNumber: string | null
  /** ISO 8601. */
  readonly madeAt: string
  /** Of the answers and of what the firm added. */
  readonly fingerprint: string
}

type JsonFields = Readonly<Record<string, unknown>>

export interface PetitionDocument {
  readonly format: typeof jsonFormat
  readonly version: typeof jsonVersion
  readonly madeAt: string
  readonly fingerprint: string
  readonly case: JsonFields
  /** By `Part`. */
  readonly parts: Readonly<Record<string, readonly JsonFields[]>>
  readonly lines: readonly JsonFields[]
  readonly unmapped: readonly JsonFields[]
}

/** Amounts are decimal texts such as `1200.50`. What is not known is absent. */
export function toPetitionDocument(
  petition: Petition,
  computed: Lines,
  { caseId, caseNumber, madeAt, fingerprint }: PetitionHead,
): PetitionDocument {
  const { chapter, isJoint, contentVersion } = petition
  return {
    ...{ format: jsonFormat, version: jsonVersion, madeAt, fingerprint },
    case: { id: caseId, number: caseNumber, chapter, isJoint, contentVersion },
    parts: toJsonParts(petition),
    lines: toJsonLines(petition, computed),
    unmapped: petition.unmapped.map(toJsonUnmapped),
  }
}

const partNames = Object.keys(parts) as readonly Part[]

function toJsonParts(petition: Petition): PetitionDocument['parts'] {
  return Object.fromEntries(
    partNames.map((part) => {
      const types: Readonly<Record<string, ValueType>> = parts[part].fields
      return [
        part,
        petition.parts[part].map(({ fields, ...entry }) => ({
          ...entry,
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [
              name,
              toJsonField(types[name] ?? 'text', value as object),
            ]),
          ),
        })),
      ]
    }),
  )
}

function toJsonField(type: ValueType, value: object): JsonFields {
  if (!isSeveral(type)) return toJsonValue(type, value as Value<Json>)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toJsonValue('text', inner as Value<Json>)]),
  )
}

function toJsonValue(type: ValueType, { value, mark, source, lines }: Value<Json>): JsonFields {
  return {
    value: type === 'money' ? toDecimal(value as Cents) : value,
    ...(mark && { mark }),
    source,
    lines: lines.map(toLineText),
  }
}

function toLineText({ form, line }: FormPlace): string {
  return `${form}:${line}`
}

function toJsonLines(petition: Petition, computed: Lines): readonly JsonFields[] {
  const columns = groupByLine(computed)
  return listPrintedLines(petition, computed).map(({ form, line, label, status }) => {
    const amounts = columns.get(toLineText({ form, line }))
    return {
      ...{ form, line, label, status },
      ...(amounts && { amounts: amounts.map(toJsonAmount) }),
    }
  })
}

function toJsonAmount(line: ComputedLine): JsonFields {
  const { column, cents, choice, formula, factor, inputs, missing, unknown } = line
  return {
    column,
    ...(cents !== undefined && { amount: toDecimal(cents) }),
    ...(choice !== undefined && { choice }),
    formula,
    ...(factor && { factor }),
    inputs: inputs.map(toJsonInput),
    ...{ missing, unknown },
  }
}

function toJsonInput({ name, cents, from, mark, monthly, percent }: LineInput): JsonFields {
  return {
    ...{ name, amount: toDecimal(cents), ...(mark && { mark }) },
    ...(percent !== undefined && { percent }),
    ...(monthly && {
      monthly: {
        typed: toDecimal(monthly.typed),
        ...{ period: monthly.period, times: monthly.times, over: monthly.over },
      },
    }),
    from: isAnswer(from) ? from : { line: toLineText(from), column: from.column },
  }
}

function isAnswer(from: LineInput['from']): from is Provenance {
  return 'question' in from
}

function toJsonUnmapped({ source, value, reason }: UnmappedAnswer): JsonFields {
  return { value, reason, source }
}
