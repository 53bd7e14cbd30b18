// What one entry of the list of requested documents looks like, and the short ways to write one.

export type Chapter = 7 | 13

/** The category with a rule of its own (seeds/001, section 4). */
export const creditCounselingKey = 'certificate-credit-counseling'
export const debtorEducationKey = 'certificate-debtor-education'
/** For anything else. */
export const otherKey = 'other'
/** What the firm sends: clients read it and add nothing. */
export const fromAttorneyKey = 'from-attorney'
/** Copies of what they answered in the questionnaire, for them to keep. */
export const yourAnswersKey = 'your-answers'

/** True where clients find what was sent to them, and add nothing. */
export function isFirmsOwn(templateKey: string): boolean {
  return templateKey === fromAttorneyKey || templateKey === yourAnswersKey
}

export interface TemplateCategory {
  /** Stays the same for ever; the name may change. */
  readonly key: string
  readonly name: string
  /** What to send and what counts, in one or two sentences. */
  readonly description: string
  /** For which time it is asked. */
  readonly period?: string
  /** Why it is asked. */
  readonly why?: string
  /** What to do when it cannot be found, with what is accepted instead. */
  readonly help?: string
  readonly requirement: 'required' | 'optional'
  /** True where the description asks for a downloaded PDF, because a photo of it is usually refused. */
  readonly asksForPdf?: boolean
  /** True for what each of two people sends for himself or herself; the other one does not see it. */
  readonly perDebtor: boolean
  /** True where the name must stand as it is even in a joint case. */
  readonly fixedName?: boolean
  readonly chapters: readonly Chapter[]
  readonly children?: readonly TemplateCategory[]
}

/** What an entry says, and nothing of what it does. */
export type CategoryWords = Pick<
  TemplateCategory,
  'name' | 'description' | 'period' | 'why' | 'help'
>

type Parts = Pick<TemplateCategory, 'name' | 'description'> & Partial<TemplateCategory>

const everyChapter: readonly Chapter[] = [7, 13]

/** A leaf that everybody is asked for. */
export function required(key: string, parts: Parts): TemplateCategory {
  return { key, requirement: 'required', perDebtor: false, chapters: everyChapter, ...parts }
}

/** A leaf for those whom it concerns. */
export function optional(key: string, parts: Parts): TemplateCategory {
  return { key, requirement: 'optional', perDebtor: false, chapters: everyChapter, ...parts }
}

/** A folder; it asks for nothing itself, its leaves do. */
export function folder(
  key: string,
  name: string,
  description: string,
  children: readonly TemplateCategory[],
): TemplateCategory {
  return {
    key,
    name,
    description,
    requirement: 'optional',
    perDebtor: false,
    chapters: everyChapter,
    children,
  }
}
