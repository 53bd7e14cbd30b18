import type { Language } from '#lib/language.ts'
import type { ContentField, FieldKind } from '../rules/content/content.ts'
import type { Schema, UiOptions, UiSchema, WidgetName } from '../rules/content/model.ts'
import { choiceKinds } from './choice.ts'
import { containerKinds } from './container.ts'
import { dateKinds } from './date.ts'
import { digitKinds } from './digits.ts'
import type { Kind, Setting } from './kind.ts'
import { numberKinds } from './number.ts'
import { privateKinds } from './private.ts'
import { textKinds } from './text.ts'

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  ...textKinds,
  ...choiceKinds,
  ...dateKinds,
  ...numberKinds,
  ...digitKinds,
  ...privateKinds,
  ...containerKinds,
}

export function toSchema(field: ContentField, setting: Setting): Schema {
  return {
    title: field.label[setting.language],
    ...kinds[field.kind].toSchema(field, setting),
  }
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  const { widget, toOptions, toInnerUi, isHidden } = kinds[field.kind]
  if (isHidden?.(field, setting)) return { 'ui:widget': 'hidden' }
  return {
    ...uiFor(field, setting.language, widget, toOptions?.(field, setting)),
    ...toInnerUi?.(field, setting),
  }
}

export function uiFor(
  field: ContentField,
  language: Language,
  widget: WidgetName | undefined,
  options: UiOptions = {},
): UiSchema {
  const all: UiOptions = {
    ...options,
    ...(field.first && { first: true }),
    ...(field.flag && { flag: true }),
    ...(field.cost && { cost: true }),
    ...(field.sumOf && { sumOf: field.sumOf }),
    ...(field.yearsAgo !== undefined && { yearsAgo: field.yearsAgo }),
    ...(field.exact && { exact: true }),
    ...(field.sensitive && { sensitive: true }),
    ...(field.requiredMessage && { requiredMessage: field.requiredMessage[language] }),
  }
  return {
    ...(widget && { 'ui:widget': widget }),
    ...(field.ask && { 'ui:description': field.ask[language] }),
    ...(field.help && { 'ui:help': field.help[language] }),
    ...(field.readOnly && { 'ui:readonly': true }),
    ...(Object.keys(all).length > 0 && { 'ui:options': all }),
  }
}
