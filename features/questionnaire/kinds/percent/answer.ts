import type { Json } from '../../rules/content/model.ts'
import { textOf as numberText } from '../number/answer.ts'

export function textOf(value: Json): string {
  return typeof value === 'number' ? `${numberText(value)}%` : ''
}
