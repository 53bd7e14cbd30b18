import type { Json, Schema } from '../../rules/content/model.ts'
import { choiceText } from '../choice.ts'

export function toText(value: Json, { items = {} }: Schema): string {
  return Array.isArray(value)
    ? value
        .map((item: Json) => choiceText(item, items))
        .filter((text) => text !== '')
        .join(', ')
    : ''
}
