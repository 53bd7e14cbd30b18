import type {
  CaseReference,
  Condition,
  ContentField,
  FieldReference,
  Scalar,
} from '../../../rules/content/content.ts'
import type { Operator, WrittenCondition } from './condition-language.ts'
import type { Written } from '../draft.ts'
import type { Faults } from '../faults.ts'

/** Returns the field for a name, or a sentence that says why there is none. */
export type Find<Of = FieldReference> = (name: string) => FoundField<Of> | string

export type FoundField<Of = FieldReference> =
  | CaseReference
  | { readonly reference: Of; readonly field: Pick<ContentField, 'kind' | 'options' | 'label'> }

type Refuse = (sentence: string) => void
type ComparedField = Extract<WrittenCondition, { readonly name: string }>

/** After a fault, the returned condition is never true. */
export function bindCondition<Of>(
  { condition, place }: Written,
  find: Find<Of>,
  faults: Faults,
): Condition<CaseReference | Of> {
  return bindComparison(condition, find, (sentence) => faults.add(place, sentence))
}

export function namesIn(condition: WrittenCondition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(namesIn)
  if ('any' in condition) return condition.any.flatMap(namesIn)
  return 'not' in condition ? namesIn(condition.not) : [condition.name]
}

export function toCaseReference(name: string): CaseReference | string | undefined {
  if (!name.startsWith('$')) return undefined
  const context = name.slice(1)
  return context === 'joint' || context === 'chapter' || context === 'debtor'
    ? { context }
    : `"${name}" is unknown; there are $joint, $chapter and $debtor.`
}

function bindComparison<Of>(
  condition: WrittenCondition,
  find: Find<Of>,
  refuse: Refuse,
): Condition<CaseReference | Of> {
  if ('all' in condition)
    return { all: condition.all.map((part) => bindComparison(part, find, refuse)) }
  if ('any' in condition)
    return { any: condition.any.map((part) => bindComparison(part, find, refuse)) }
  if ('not' in condition) return { not: bindComparison(condition.not, find, refuse) }
  const target = find(condition.name)
  if (typeof target === 'string') {
    refuse(target)
    return { any: [] }
  }
  const allowed = allowedFor(target)
  if (!allowed.operators.includes(condition.is)) {
    refuse(`"${condition.name} ${condition.is} …" cannot be asked: ${allowed.sentence}`)
    return { any: [] }
  }
  return toComparison(
    condition,
    'context' in target ? target : target.reference,
    condition.values.map((value) => {
      const typed = allowed.typed(value)
      if (typed === undefined) refuse(`"${condition.name}" is never ${value}. ${allowed.values}`)
      return typed ?? value
    }),
  )
}

function toComparison<Of>({ is }: ComparedField, of: Of, values: readonly Scalar[]): Condition<Of> {
  return is === 'in' || is === 'not in'
    ? { of, is, value: values }
    : { of, is, value: values[0] ?? '' }
}

interface AllowedValues {
  readonly operators: readonly Operator[]
  readonly sentence: string
  readonly typed: (value: string) => Scalar | undefined
  /** Allowed values, for the fault sentence. */
  readonly values: string
}

const same: readonly Operator[] = ['==', '!=', 'in', 'not in']

function allowedFor(target: FoundField<unknown>): AllowedValues {
  if (!('context' in target)) return allowedForField(target.field)
  switch (target.context) {
    case 'joint':
      return oneOf(['true', 'false'], (value) => value === 'true', ['==', '!='])
    case 'chapter':
      return oneOf(['7', '13'], Number, same)
    case 'debtor':
      return oneOf(['1', '2'], Number, ['==', '!='])
  }
}

function allowedForField({
  kind,
  options,
  label,
}: Pick<ContentField, 'kind' | 'options' | 'label'>): AllowedValues {
  switch (kind) {
    case 'yn':
      return oneOf(['yes', 'no'], String, same)
    case 'ynh':
      return oneOf(['yes', 'no', 'userNeedsHelp'], String, same)
    case 'radio':
    case 'select':
      return oneOf(parseValues(options), String, same)
    case 'checkboxes':
      return {
        ...oneOf(parseValues(options), String, ['has']),
        sentence: 'of check boxes only "has" can be asked.',
      }
    case 'checkbox':
      return oneOf(['true', 'false'], (value) => value === 'true', ['==', '!='])
    case 'currency':
    case 'number':
    case 'percent':
      return {
        operators: [...same, '>', '<'],
        sentence: 'it is a number.',
        typed: toNumber,
        values: 'It is a number.',
      }
    case 'state':
      return {
        operators: same,
        sentence: 'it is a state.',
        typed: (value) => (/^[A-Z]{2}$/.test(value) ? value : undefined),
        values: 'A state is written with its two letters.',
      }
    case 'text':
    case 'textarea':
    case 'email':
    case 'date':
    case 'month':
    case 'year':
    case 'phone':
    case 'zip':
    case 'digits':
    case 'ein':
    case 'ssn':
    case 'itin':
    case 'info':
    case 'group':
    case 'array':
    case 'nested':
      return {
        operators: [],
        sentence: `"${label.en}" has neither choices nor a number.`,
        typed: () => undefined,
        values: '',
      }
  }
}

function oneOf(
  values: readonly string[],
  typed: (value: string) => Scalar,
  operators: readonly Operator[],
): AllowedValues {
  return {
    operators,
    sentence: `only ${operators.join(', ')} can stand there.`,
    typed: (value) => (values.includes(value) ? typed(value) : undefined),
    values: `There are: ${values.join(', ')}.`,
  }
}

function toNumber(value: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

function parseValues(options: ContentField['options']): readonly string[] {
  return (options ?? []).map(({ value }) => value)
}
