import type { Language } from '#lib/language.ts'
import type { Json, Schema } from '../../rules/content/model.ts'

export function toText(value: Json, _schema: Schema, language: Language): string {
  return value === true ? { en: 'Yes', es: 'Sí' }[language] : ''
}
