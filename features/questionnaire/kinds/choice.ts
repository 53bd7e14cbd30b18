import type { Language } from '#lib/language.ts'
import type { ContentField, Option } from '../rules/content/content.ts'
import type { Json, Schema, UiSchema, WidgetName } from '../rules/content/model.ts'
import { uiFor } from './field-ui.ts'
import type { Setting } from './kind.ts'

/** spec: questionnaire#one-choice, questionnaire#reader */
export function toOptions(
  { options = [] }: ContentField,
  { joint, reader }: Pick<Setting, 'joint' | 'reader'>,
): readonly Option[] {
  const isWhose =
    options.some(({ value }) => value === 'both') &&
    options.some(({ value }) => value === 'debtor2')
  if (joint)
    return reader === 1
      ? options
      : options.map(({ value, label, second = label }) => ({ value, label: second }))
  const own = options.filter(
    ({ value, jointOnly }) => !jointOnly && !(isWhose && (value === 'both' || value === 'debtor2')),
  )
  return own.map(({ value, label, single = label }) => ({ value, label: single }))
}

/** Returns the only option that remains for this case. The field is then hidden and filled in. */
function onlyOption(
  field: ContentField,
  setting: Pick<Setting, 'joint' | 'reader'>,
): string | undefined {
  const [only, ...others] = toOptions(field, setting)
  return others.length === 0 && (field.options?.length ?? 0) > 1 ? only?.value : undefined
}

export function choiceSchema(
  field: ContentField,
  setting: Setting,
  options: readonly Option[],
): Schema {
  const preset = field.default ?? onlyOption(field, setting)
  return {
    title: field.label[setting.language],
    type: 'string',
    oneOf: oneOf(options, setting.language),
    ...(preset !== undefined && { default: preset }),
  }
}

export function choiceUi(field: ContentField, setting: Setting, widget: WidgetName): UiSchema {
  return onlyOption(field, setting) === undefined
    ? uiFor(field, setting.language, widget)
    : { 'ui:widget': 'hidden' }
}

export function oneOf(
  options: readonly Option[],
  language: Language,
): NonNullable<Schema['oneOf']> {
  return options.map(({ value, label }) => ({ const: value, title: label[language] }))
}

export function choiceText(value: Json, { oneOf: options = [] }: Schema): string {
  return options.find((option) => option.const === value)?.title ?? ''
}
