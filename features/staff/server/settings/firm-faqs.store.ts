import type { OwnFaq } from '#features/firm/rules/records.ts'
import type { Language } from '#lib/language.ts'
import { settingVersions } from './setting-versions.ts'
import type { Tables } from '../tables.generated.ts'

export interface OfLanguage {
  readonly language: Language
}

export const faqVersions = settingVersions<Tables, OwnFaq, OfLanguage>('firmFaq', 'content')
