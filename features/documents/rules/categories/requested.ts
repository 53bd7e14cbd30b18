// What a firm asks for beside what every case is asked for: what its words may be, and what of a case's list it is.
import { isOfFirm } from './category-place.ts'
import { templateByKey } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'
import type { ReviewProblemCode } from '../review-problems.ts'

export interface RequestedWords {
  readonly title: string
  readonly description: string
  readonly period?: string | undefined
  readonly why?: string | undefined
  readonly help?: string | undefined
}

/** As the names of the template are. */
const longestTitle = 60
const longestText = 500

const letters = (text: string | undefined) => [...(text ?? '')].length

/** What is wrong with words that stand on one line each, without white space around them. */
export function requestFinding({
  title,
  description,
  period,
  why,
  help,
}: RequestedWords): ReviewProblemCode | undefined {
  if (title === '' || letters(title) > longestTitle) return 'documents.title-missing'
  if (description === '' || letters(description) > longestText)
    return 'documents.description-missing'
  return [period, why, help].some((text) => letters(text) > longestText)
    ? 'documents.words-too-long'
    : undefined
}

interface Asked {
  readonly templateKey: string
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
}

/** True for what this firm asks for itself: its own, or what the template leaves to those whom it concerns, and the answers did not make needed. */
export function isAskedByAttorney({ templateKey, requirement, requirementBy }: Asked): boolean {
  if (isOfFirm(templateKey)) return requirement !== 'notNeeded'
  return (
    requirement === 'required' &&
    requirementBy !== 'answers' &&
    templateByKey.get(templateKey)?.requirement === 'optional'
  )
}
