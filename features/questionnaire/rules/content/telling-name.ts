// spec: questionnaire#same-name
import type { Language } from '#lib/language.ts'
import type { Content } from './content.ts'
import type { ModelQuestion } from './model.ts'

export type NamedQuestion = Pick<ModelQuestion, 'Name' | 'QuestionSummary'>

const known = new WeakMap<Content, Map<Language, ReadonlySet<string>>>()

/** Adds the summary to a name that several questions share: 'Quick Check: Cash and Banks'. */
export function createNaming(
  content: Content,
  language: Language,
): (question: NamedQuestion) => string {
  const shared = sharedNames(content, language)
  return ({ Name, QuestionSummary }) => (shared.has(Name) ? `${Name}: ${QuestionSummary}` : Name)
}

function sharedNames(content: Content, language: Language): ReadonlySet<string> {
  const ofContent = known.get(content) ?? new Map<Language, ReadonlySet<string>>()
  known.set(content, ofContent)
  const shared =
    ofContent.get(language) ??
    repeatedIn(
      content.sections.flatMap(({ groups }) =>
        groups.flatMap(({ questions }) => questions.map(({ name }) => name[language])),
      ),
    )
  ofContent.set(language, shared)
  return shared
}

function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) !== at))
}
