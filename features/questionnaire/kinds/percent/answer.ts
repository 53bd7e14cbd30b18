import type { Json } from '../../rules/content/model.ts'
import { toText as numberText } from '../number/answer.ts'

export function toText(value: Json): string {
  return typeof value === 'number' ? `${numberText(value)}%` : ''
}
