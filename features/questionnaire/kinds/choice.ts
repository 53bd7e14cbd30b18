import type { Language } from '#lib/language.ts'
import type { ContentField, Option } from '../rules/content/content.ts'
import type { Json, Schema } from '../rules/content/model.ts'
import type { AnswerTexts, Kinds, Setting } from './kind.ts'
import { listStates } from './states.ts'

const yesNo: readonly Option[] = [
  { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
  { value: 'no', label: { en: 'No', es: 'No' } },
]
const notSure: Option = { value: 'userNeedsHelp', label: { en: 'Not sure', es: 'No sé' } }
const needsHelp: Option = {
  value: 'userNeedsHelp',
  label: { en: 'I need help with this', es: 'Necesito ayuda con esto' },
}

export const choiceKinds = {
  yn: {
    word: 'yes or no',
    lines: ['default', 'flag'],
    widget: 'yesNo',
    toSchema: (field, setting) => choiceSchema(field, setting, yesNo),
  },
  ynh: {
    word: 'yes, no or help',
    lines: ['default', 'flag'],
    widget: 'yesNoHelp',
    toSchema: (field, setting) =>
      choiceSchema(field, setting, [...yesNo, setting.takesHelp ? needsHelp : notSure]),
    toOptions: (_, { takesHelp }) => ({ ...(takesHelp && { takesHelp }) }),
  },
  radio: {
    word: 'radio',
    lines: ['choices', 'default'],
    widget: 'radio',
    toSchema: (field, setting) => choiceSchema(field, setting, toOptions(field, setting)),
    isHidden: hasOneOption,
  },
  select: {
    word: 'dropdown',
    lines: ['choices', 'default'],
    widget: 'select',
    toSchema: (field, setting) => choiceSchema(field, setting, toOptions(field, setting)),
    isHidden: hasOneOption,
  },
  state: {
    word: 'state',
    widget: 'select',
    toSchema: (field, setting) => choiceSchema(field, setting, listStates()),
  },
  checkboxes: {
    word: 'checkboxes',
    lines: ['choices', 'alone'],
    widget: 'checkboxes',
    toSchema: (field, setting) => ({
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', oneOf: oneOf(toOptions(field, setting), setting.language) },
      ...(field.required && { minItems: 1 }),
      ...(field.exclusive !== undefined && {
        not: { contains: { const: field.exclusive }, minItems: 2 },
      }),
    }),
    toOptions: ({ exclusive }) => ({ ...(exclusive !== undefined && { exclusive }) }),
  },
  checkbox: {
    word: 'checkbox',
    widget: 'checkbox',
    toSchema: ({ required }) => ({ type: 'boolean', ...(required && { const: true }) }),
  },
} satisfies Kinds

/** spec: questionnaire#one-choice, questionnaire#reader */
function toOptions(
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

function hasOneOption(field: ContentField, setting: Setting): boolean {
  return onlyOption(field, setting) !== undefined
}

function choiceSchema(field: ContentField, setting: Setting, options: readonly Option[]): Schema {
  const preset = field.default ?? onlyOption(field, setting)
  return {
    type: 'string',
    oneOf: oneOf(options, setting.language),
    ...(preset !== undefined && { default: preset }),
  }
}

function oneOf(options: readonly Option[], language: Language): NonNullable<Schema['oneOf']> {
  return options.map(({ value, label }) => ({ const: value, title: label[language] }))
}

export const choiceTexts = {
  yesNo: choiceText,
  yesNoHelp: choiceText,
  radio: choiceText,
  select: choiceText,
  checkboxes: (value, { items = {} }) =>
    Array.isArray(value)
      ? value
          .map((item: Json) => choiceText(item, items))
          .filter((text) => text !== '')
          .join(', ')
      : '',
  checkbox: (value, _schema, language) => (value === true ? { en: 'Yes', es: 'Sí' }[language] : ''),
} satisfies AnswerTexts

function choiceText(value: Json, { oneOf: options = [] }: Schema): string {
  return options.find((option) => option.const === value)?.title ?? ''
}

/** Returns the chosen values in the order of the options (spec: questionnaire#exclusive-choice). */
export function withTicked(
  values: readonly string[],
  chosen: readonly string[],
  changed: string,
  isTicked: boolean,
  exclusive: string | undefined,
): readonly string[] {
  return values.filter((value) => {
    if (value === changed) return isTicked
    if (isTicked && exclusive !== undefined && (changed === exclusive || value === exclusive))
      return false
    return chosen.includes(value)
  })
}
