export type Chapter = 7 | 13

/** This category can be closed (spec: documents#certificate-closed). */
export const creditCounselingKey = 'certificate-credit-counseling'
export const debtorEducationKey = 'certificate-debtor-education'
export const otherKey = 'other'
/** Documents from the firm: clients cannot add any. */
export const fromAttorneyKey = 'from-attorney'
/** Copies of the client's questionnaire answers. */
export const yourAnswersKey = 'your-answers'

/** True for categories to which clients cannot add documents. */
export function isFirmOnly(templateKey: string): boolean {
  return templateKey === fromAttorneyKey || templateKey === yourAnswersKey
}

export interface TemplateCategory {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly period?: string
  readonly why?: string
  /** Help with finding the document, and accepted alternatives. */
  readonly help?: string
  readonly requirement: 'required' | 'optional'
  /** True when a downloaded PDF is requested, because a photo is usually refused. */
  readonly asksForPdf?: boolean
  /** True when each debtor sends their own, invisible to the other. */
  readonly perDebtor: boolean
  /** True when the name has no owner even in a joint case. */
  readonly fixedName?: boolean
  readonly chapters: readonly Chapter[]
  readonly children?: readonly TemplateCategory[]
}

export type CategoryWords = Pick<
  TemplateCategory,
  'name' | 'description' | 'period' | 'why' | 'help'
>

type Parts = Pick<TemplateCategory, 'name' | 'description'> & Partial<TemplateCategory>

const everyChapter: readonly Chapter[] = [7, 13]

/** A leaf that is required in every case. */
export function requiredCategory(key: string, parts: Parts): TemplateCategory {
  return { key, requirement: 'required', perDebtor: false, chapters: everyChapter, ...parts }
}

/** A leaf that is required only in some cases. */
export function optionalCategory(key: string, parts: Parts): TemplateCategory {
  return { key, requirement: 'optional', perDebtor: false, chapters: everyChapter, ...parts }
}

export function categoryFolder(
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
