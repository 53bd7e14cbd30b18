import type { Language } from '#lib/language.ts'
import { yourAnswersKey, type TemplateCategory } from './category-kind.ts'
import { templateByKey } from './category-template.ts'
import { businessAndMoreEs } from './category-words-business.es.ts'
import { courtAndCaseEs } from './category-words-case.es.ts'
import { personAndMoneyEs } from './category-words-person.es.ts'
import { propertyAndDebtsEs } from './category-words-property.es.ts'
import { yourAnswers, yourAnswersEs } from './category-your-answers.ts'
import { earlierCategoryTexts } from './earlier-category-texts.ts'

export const categoryWordsEs = {
  ...personAndMoneyEs,
  ...propertyAndDebtsEs,
  ...businessAndMoreEs,
  ...courtAndCaseEs,
}

interface CategoryText {
  readonly templateKey: string
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
}

/** Translates each text only if it equals the template of today or before: a firm may change any of them. */
export function categoryIn<C extends CategoryText>(language: Language, stored: C): C {
  const { english, spanish } = templateWords(stored.templateKey)
  const category = withCurrentTexts(stored, english)
  if (language === 'en' || !english || !spanish) return category
  return {
    ...category,
    name: nameInSpanish(category.name, english.name, spanish.name),
    description:
      category.description === english.description ? spanish.description : category.description,
    period: inSpanish(category.period, english.period, spanish.period),
    why: inSpanish(category.why, english.why, spanish.why),
    help: inSpanish(category.help, english.help, spanish.help),
  }
}

function withCurrentTexts<C extends CategoryText>(
  stored: C,
  english: Pick<TemplateCategory, 'why' | 'help'> | undefined,
): C {
  const earlier = earlierCategoryTexts[stored.templateKey]
  if (!earlier || !english) return stored
  const { why = null, help = null } = english
  return {
    ...stored,
    ...(stored.why !== null && stored.why === earlier.why && { why }),
    ...(stored.help !== null && stored.help === earlier.help && { help }),
  }
}

export function categoryNameIn(
  language: Language,
  { templateKey, name }: Pick<CategoryText, 'templateKey' | 'name'>,
): string {
  const { english, spanish } = templateWords(templateKey)
  return language === 'en' || !english || !spanish
    ? name
    : nameInSpanish(name, english.name, spanish.name)
}

function templateWords(templateKey: string) {
  const isYourAnswers = templateKey === yourAnswersKey
  return {
    english: isYourAnswers ? yourAnswers : templateByKey.get(templateKey),
    spanish: isYourAnswers ? yourAnswersEs : categoryWordsEs[templateKey],
  }
}

function inSpanish(stored: string | null, english?: string, spanish?: string): string | null {
  return stored !== null && stored === english ? (spanish ?? stored) : stored
}

function nameInSpanish(stored: string, english: string, spanish: string): string {
  if (stored === english) return spanish
  const owner =
    stored.startsWith(`${english} (`) && stored.endsWith(')')
      ? stored.slice(english.length + 2, -1)
      : undefined
  return owner === undefined
    ? stored
    : `${spanish} (${owner.replace(/(^|, )Debtor ([12])$/, '$1Deudor $2')})`
}
