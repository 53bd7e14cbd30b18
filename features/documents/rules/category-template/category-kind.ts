export type Chapter = 7 | 13

/** This category can be closed (spec: documents#certificate-closed). */
export const creditCounselingKey = 'certificate-credit-counseling'
export const debtorEducationKey = 'certificate-debtor-education'
export const otherKey = 'other'
/** Category of the documents from the firm. Clients cannot add documents to it. */
export const fromAttorneyKey = 'from-attorney'
/** Category of the copies of the client's questionnaire answers. */
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
  /** True if each debtor sends their own document, which the other debtor cannot see. */
  readonly perDebtor: boolean
  /** True if the name of the category never contains a debtor's name, even in a joint case. */
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
