// The draft of a decision: what staff have chosen and typed.
import type { Language } from '#lib/language.ts'
import { fittingDraft } from '#ui/form/draft/fitting-draft.ts'
import { sayStillNeeded, tidyStillNeeded } from '../../../rules/review/still-needed.ts'
import type { ReviewDecisionInput } from '../review.operations.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'

export type ChosenDecision = Omit<ReviewDecisionInput, 'key' | 'documentId' | 'seen'>

export type OpenForm = 'ask' | 'question' | 'reject' | 'move' | 'certificate'

/** Under which names the words for a document are kept. */
export function keptNames(documentId: string) {
  return {
    ask: `ask|${documentId}`,
    question: `question|${documentId}`,
    reject: `reject|${documentId}`,
  }
}

export interface AskDraft {
  /** Written in the language of the client. */
  readonly chosen: readonly string[]
  /** One piece on each line. */
  readonly more: string
  /** Undefined while the words follow from the choices. */
  readonly words: string | undefined
}

/** The first choice is made: all that is missing and is not what this document is about. */
export function beginAsk({ periods }: ReviewedDocument): AskDraft {
  const missing = periods.filter(({ state, isThisOne }) => state === 'MISSING' && !isThisOne)
  return { chosen: missing.map(({ nameForClient }) => nameForClient), more: '', words: undefined }
}

export function listPieces({ chosen, more }: AskDraft): readonly string[] {
  return tidyStillNeeded([...chosen, ...more.split('\n')])
}

/** The words that the client reads. */
export function getAskWords(draft: AskDraft, language: Language): string {
  const pieces = listPieces(draft)
  return draft.words ?? (pieces.length === 0 ? '' : sayStillNeeded(pieces, language))
}

export interface RejectDraft {
  /** Undefined for own words. */
  readonly reasonKey: string | undefined
  /** Undefined while the words are those of the reason. */
  readonly words: string | undefined
}

/** Own words are stored without a reason. */
export function fitRejection(stored: unknown, initial: RejectDraft): RejectDraft {
  const { reasonKey, words }: Partial<Record<keyof RejectDraft, unknown>> = Object(stored)
  return typeof words === 'string'
    ? { reasonKey: typeof reasonKey === 'string' ? reasonKey : undefined, words }
    : fittingDraft(stored, initial)
}

export interface Reason {
  readonly key: string
  readonly texts: readonly {
    readonly language: 'EN' | 'ES'
    readonly name: string
    readonly text: string
  }[]
}

export function getReasonText(
  reasons: readonly Reason[],
  key: string | undefined,
  language: 'EN' | 'ES',
): string {
  const reason = reasons.find((each) => each.key === key)
  return reason?.texts.find((each) => each.language === language)?.text ?? ''
}

/** The words of a reason go by its key; changed words go as they are. */
export function toRejection(
  { reasonKey, words }: RejectDraft,
  reasons: readonly Reason[],
  language: 'EN' | 'ES',
): { readonly reasonKey: string } | { readonly comment: string } {
  const text = getReasonText(reasons, reasonKey, language)
  if (reasonKey !== undefined && (words === undefined || words.trim() === text.trim()))
    return { reasonKey }
  return { comment: (words ?? text).trim() }
}
