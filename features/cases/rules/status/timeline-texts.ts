// The words of a firm for the steps of the timeline (spec: workspace#timeline-texts).
import { languages, type Language } from '#lib/language.ts'
import { problemFactory, type Finding, type ProblemList } from '#lib/problem.ts'
import { isBlank, toStorable } from '#lib/text.ts'

export interface StepWords {
  readonly name: string
  readonly description: string
}

export type StepTexts = Readonly<Record<Language, StepWords>>

/** By the position of the step. Only the steps with own words. */
export type TimelineTexts = Readonly<Record<number, StepTexts>>

/** The words of the last step depend on how the case ended. */
export const ownPositions = [1, 2, 3, 4, 5] as const

const maxCharacters: Readonly<Record<keyof StepWords, number>> = { name: 60, description: 200 }
export const stepFields = Object.keys(maxCharacters) as ReadonlyArray<keyof StepWords>

export const timelineTextProblems = {
  'cases.step-text-blank': { kind: 'invalid', text: 'Clients read this text. Enter a few words.' },
  'cases.step-text-too-long': {
    kind: 'invalid',
    text: 'This text can have {max} characters at most.',
  },
  'cases.step-unknown': { kind: 'invalid', text: 'This page is too old. Reload it and try again.' },
  'cases.timeline-texts-changed': {
    kind: 'refused',
    text: 'A colleague has changed these words. Your changes are not saved yet.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(timelineTextProblems)

export type StepField = `${number}.${Language}.${keyof StepWords}`

export function toStepField(
  position: number,
  language: Language,
  name: keyof StepWords,
): StepField {
  return `${position}.${language}.${name}`
}

export interface StepFinding extends Finding {
  readonly code: keyof typeof timelineTextProblems
  readonly field: StepField
}

/** In the order of the form. */
export function findStepProblems(texts: TimelineTexts): readonly StepFinding[] {
  return Object.entries(texts).flatMap(([position, step]) =>
    languages.flatMap((language) =>
      stepFields.flatMap((name): readonly StepFinding[] => {
        const field = toStepField(Number(position), language, name)
        const text = step[language][name]
        const max = maxCharacters[name]
        if (isBlank(text)) return [{ code: 'cases.step-text-blank', field }]
        return [...text.trim()].length > max
          ? [{ code: 'cases.step-text-too-long', field, params: { max } }]
          : []
      }),
    ),
  )
}

/** The stored form of texts without problems. */
export function toStoredSteps(texts: TimelineTexts): TimelineTexts {
  const clean = ({ name, description }: StepWords) => ({
    name: toStorable(name).trim(),
    description: toStorable(description).trim(),
  })
  return Object.fromEntries(
    Object.entries(texts).map(([position, { en, es }]) => [
      position,
      { en: clean(en), es: clean(es) },
    ]),
  )
}
