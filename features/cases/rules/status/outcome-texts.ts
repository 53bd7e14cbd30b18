// The words of a firm about the end of a case (spec: workspace#outcome-texts).
import { languages, type Language } from '#lib/language.ts'
import { problemFactory, type Finding, type ProblemList } from '#lib/problem.ts'
import { isBlank, toStorable } from '#lib/text.ts'

export interface OutcomeWords {
  readonly title: string
  readonly header: string
  readonly current: string
  /** Name and description of the last step of the timeline. */
  readonly step: string
  readonly stepDescription: string
}

export type OutcomeTexts = Readonly<Record<Language, OutcomeWords>>

/** In the order of the form, with the most characters of each. */
const maxCharacters: Readonly<Record<keyof OutcomeWords, number>> = {
  title: 100,
  header: 200,
  current: 800,
  step: 60,
  stepDescription: 200,
}
export const outcomeFields = Object.keys(maxCharacters) as ReadonlyArray<keyof OutcomeWords>

export const outcomeTextProblems = {
  'cases.outcome-text-blank': {
    kind: 'invalid',
    text: 'Clients read this text. Enter a few words.',
  },
  'cases.outcome-text-too-long': {
    kind: 'invalid',
    text: 'This text can have {max} characters at most.',
  },
  'cases.outcome-language-missing': {
    kind: 'invalid',
    text: 'Write the words in each language once.',
  },
  'cases.outcome-texts-changed': {
    kind: 'refused',
    text: 'A colleague has changed these words. Your changes are not saved yet.',
  },
} as const satisfies ProblemList

export type OutcomeTextProblem = keyof typeof outcomeTextProblems

export const problem = problemFactory(outcomeTextProblems)

export type OutcomeField = `${Uppercase<Language>}.${keyof OutcomeWords}`

export interface OutcomeTextFinding extends Finding {
  readonly code: OutcomeTextProblem
  readonly field: OutcomeField
}

/** In the order of the form. */
export function findTextProblems(texts: OutcomeTexts): readonly OutcomeTextFinding[] {
  return languages.flatMap((language) =>
    outcomeFields.flatMap((name): readonly OutcomeTextFinding[] => {
      const field: OutcomeField = `${language.toUpperCase() as Uppercase<Language>}.${name}`
      const text = texts[language][name]
      const max = maxCharacters[name]
      if (isBlank(text)) return [{ code: 'cases.outcome-text-blank', field }]
      return [...text.trim()].length > max
        ? [{ code: 'cases.outcome-text-too-long', field, params: { max } }]
        : []
    }),
  )
}

/** The stored form of texts without problems. */
export function toStoredTexts(texts: OutcomeTexts): OutcomeTexts {
  const toStored = ({ title, header, current, step, stepDescription }: OutcomeWords) => ({
    title: clean(title),
    header: clean(header),
    current: clean(current),
    step: clean(step),
    stepDescription: clean(stepDescription),
  })
  return { en: toStored(texts.en), es: toStored(texts.es) }
}

function clean(text: string): string {
  return toStorable(text).trim()
}
