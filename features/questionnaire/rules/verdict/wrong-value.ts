import { isForeignPhone } from '#lib/phone.ts'
import { dateFault, yearFault } from '../answers/answer-dates.ts'
import type { UiSchema, Schema, Json } from '../content/model.ts'
import { fits, schemaFaults } from '../content/schema-check.ts'

export type FaultRule =
  | 'required'
  | 'option'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'foreignPhone'
  | 'number'
  | 'decimals'
  | 'min'
  | 'max'
  | 'date'
  | 'future'
  | 'tooYoung'
  | 'tooOld'
  | 'tooFew'
  | 'tooMany'
  | 'exclusive'
  | 'nested'

export interface AnswerFault {
  /** Property names and record IDs. Entries without an ID have their index instead. */
  readonly path: readonly string[]
  readonly rule: FaultRule
  /** The full title, which is never cut. */
  readonly title: string
  readonly params: {
    readonly limit?: number
    readonly item?: string
    readonly widget?: string
    readonly message?: string
  }
}

type Wrong = Pick<AnswerFault, 'rule' | 'params'>

export function toMissing(ui: UiSchema): Wrong {
  const { 'ui:widget': widget, 'ui:options': options } = ui
  const message = options?.requiredMessage
  const isChoice =
    widget === 'yesNo' ||
    widget === 'yesNoHelp' ||
    widget === 'radio' ||
    widget === 'select' ||
    widget === 'checkboxes'
  return {
    rule: isChoice ? 'option' : 'required',
    params: { ...(message !== undefined && { message }) },
  }
}

export function findWrong(
  schema: Schema,
  ui: UiSchema,
  value: Json,
  today: string,
): Wrong | undefined {
  const { 'ui:widget': widget = 'hidden', 'ui:options': options = {} } = ui
  if (typeof value === 'string' && (widget === 'date' || widget === 'month')) {
    const rule = dateFault(value, options, today)
    if (rule) return { rule, params: { widget } }
  }
  if (typeof value === 'string' && widget === 'year') {
    const fault = yearFault(value, options, today)
    if (fault) return { rule: fault.rule, params: { widget, limit: fault.limit } }
  }
  if (typeof value === 'string' && widget === 'phone' && isForeignPhone(value))
    return { rule: 'foreignPhone', params: {} }
  const number =
    typeof value === 'number' || (schema.type === 'number' && isDigits(value)) ? value : ''
  if (String(number).length > (options.maxLength ?? Infinity))
    return { rule: 'maxLength', params: { widget, limit: options.maxLength ?? 0 } }
  if (fits(schema, value)) return undefined
  const keywords = new Set(schemaFaults(schema, value).map(({ keyword }) => keyword))
  const [, fault] = readings.find(([keyword]) => keywords.has(keyword)) ?? []
  return fault ? fault(schema, ui, value) : { rule: 'required', params: {} }
}

/** Maps schema keywords to faults. The first match is reported. */
const readings: ReadonlyArray<
  readonly [keyword: string, fault: (schema: Schema, ui: UiSchema, value: Json) => Wrong]
> = [
  ['oneOf', () => ({ rule: 'option', params: {} })],
  ['items', () => ({ rule: 'option', params: {} })],
  [
    'type',
    ({ type }, { 'ui:widget': widget }) => ({
      rule: type === 'number' ? 'number' : type === 'string' ? 'required' : 'option',
      params: widget === 'currency' || widget === 'percent' ? { widget } : {},
    }),
  ],
  ['const', (_schema, ui) => toMissing(ui)],
  ['minItems', () => ({ rule: 'option', params: {} })],
  ['uniqueItems', () => ({ rule: 'option', params: {} })],
  [
    'not',
    ({ items }, ui) => ({
      rule: 'exclusive',
      params: {
        item:
          items?.oneOf?.find(({ const: value }) => value === ui['ui:options']?.exclusive)?.title ??
          '',
      },
    }),
  ],
  [
    'minLength',
    ({ minLength = 0 }, ui) => {
      const { minLengthMessage: message } = ui['ui:options'] ?? {}
      return {
        rule: 'minLength',
        params: { limit: minLength, ...(message !== undefined && { message }) },
      }
    },
  ],
  [
    'maxLength',
    ({ maxLength = 0 }, ui) => ({
      rule: 'maxLength',
      params: { limit: maxLength, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'pattern',
    (_schema, ui, value) => {
      const { length, minLengthMessage: message } = ui['ui:options'] ?? {}
      const isOfRightLength = isDigits(value) && value.length === length
      return {
        rule: 'pattern',
        params: {
          ...(ui['ui:widget'] && { widget: ui['ui:widget'] }),
          ...(length !== undefined && { limit: length }),
          ...(message !== undefined && !isOfRightLength && { message }),
        },
      }
    },
  ],
  [
    'minimum',
    ({ minimum = 0 }, ui) => ({
      rule: 'min',
      params: { limit: minimum, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'maximum',
    ({ maximum = 0 }, ui) => ({
      rule: 'max',
      params: { limit: maximum, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'multipleOf',
    (_schema, ui) => ({
      rule: 'decimals',
      params: ui['ui:options']?.dec === undefined ? {} : { limit: ui['ui:options'].dec },
    }),
  ],
]

function isDigits(value: Json): value is string {
  return typeof value === 'string' && /^\d+$/.test(value)
}

export function isBlank(value: Json): boolean {
  return typeof value === 'string' && value.trim() === ''
}
