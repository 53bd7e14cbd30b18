import type { StepTexts, TimelineTexts } from '../../rules/status/timeline-texts.ts'
import type { TimelineTextsPartsFragment } from './timeline-texts.operations.ts'

/** A step as typed. Without own words, clients read those of the product. */
export interface StepDraft {
  readonly position: number
  readonly isOwn: boolean
  readonly texts: StepTexts
  /** The words of the product. */
  readonly standard: StepTexts
}

export type TimelineDraft = readonly StepDraft[]

export function toDraft({ steps }: TimelineTextsPartsFragment): TimelineDraft {
  return steps.map(({ position, isOwn, texts, standard }) => ({
    ...{ position, isOwn },
    texts: toStepTexts(texts),
    standard: toStepTexts(standard),
  }))
}

function toStepTexts(words: TimelineTextsPartsFragment['steps'][number]['texts']): StepTexts {
  const inLanguage = (language: 'EN' | 'ES') => {
    const { name = '', description = '' } = words.find((each) => each.language === language) ?? {}
    return { name, description }
  }
  return { en: inLanguage('EN'), es: inLanguage('ES') }
}

/** Only the steps with own words. */
export function toTexts(draft: TimelineDraft): TimelineTexts {
  return Object.fromEntries(
    draft.filter(({ isOwn }) => isOwn).map(({ position, texts }) => [position, texts]),
  )
}

export function toInput(draft: TimelineDraft) {
  return draft
    .filter(({ isOwn }) => isOwn)
    .map(({ position, texts: { en, es } }) => ({
      position,
      texts: [
        { language: 'EN' as const, ...en },
        { language: 'ES' as const, ...es },
      ],
    }))
}
