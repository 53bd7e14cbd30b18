import type { Language } from '#lib/language.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { UiOptions, UiSchema, WidgetName } from '../rules/content/model.ts'

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
