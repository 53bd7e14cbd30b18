import type { ReasonWords, ReviewReason } from '../../rules/reasons/review-reasons.ts'
import type { ReviewReasonsPartsFragment } from './reasons.operations.ts'

/** As typed, in the order of the firm. */
export type ReasonsDraft = readonly ReviewReason[]

export function toDraft({ reasons }: ReviewReasonsPartsFragment): ReasonsDraft {
  return reasons.map(({ key, texts }) => {
    const inLanguage = (language: 'EN' | 'ES'): ReasonWords => {
      const { name = '', text = '' } = texts.find((each) => each.language === language) ?? {}
      return { name, text }
    }
    return { key, texts: { en: inLanguage('EN'), es: inLanguage('ES') } }
  })
}

export function toInput(draft: ReasonsDraft) {
  return draft.map(({ key, texts: { en, es } }) => ({
    key,
    texts: [
      { language: 'EN' as const, ...en },
      { language: 'ES' as const, ...es },
    ],
  }))
}

const noWords: ReasonWords = { name: '', text: '' }

export function addReason(draft: ReasonsDraft, key: string): ReasonsDraft {
  return [...draft, { key, texts: { en: noWords, es: noWords } }]
}

export function replaceReason(draft: ReasonsDraft, changed: ReviewReason): ReasonsDraft {
  return draft.map((reason) => (reason.key === changed.key ? changed : reason))
}

export function removeReason(draft: ReasonsDraft, key: string): ReasonsDraft {
  return draft.filter((reason) => reason.key !== key)
}
