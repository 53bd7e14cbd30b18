import { isLikelyDay } from '#lib/dates.ts'
import { isOfFirm } from './category-place.ts'
import { templateByKey } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'
import type { ReviewProblemCode } from '../review/review-problems.ts'

export interface RequestedWords {
  readonly title: string
  readonly description: string
  readonly period?: string | undefined
  readonly why?: string | undefined
  readonly help?: string | undefined
}

/** The same limit as for template names. */
const maxTitleLength = 60
const maxTextLength = 500

const letters = (text: string | undefined) => [...(text ?? '')].length

export function findProblemInRequest({
  title,
  description,
  period,
  why,
  help,
}: RequestedWords): ReviewProblemCode | undefined {
  if (title === '' || letters(title) > maxTitleLength) return 'documents.title-missing'
  if (description === '' || letters(description) > maxTextLength)
    return 'documents.description-missing'
  return [period, why, help].some((text) => letters(text) > maxTextLength)
    ? 'documents.words-too-long'
    : undefined
}

/** `today` is the office's day (spec: case-checklist#tailor). */
export function findProblemInDueDay(day: string, today: string): ReviewProblemCode | undefined {
  if (!isLikelyDay(day)) return 'documents.no-due-day'
  return day > today ? undefined : 'documents.due-day-past'
}

interface RequestedCategory {
  readonly templateKey: string
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
}

/** True for the firm's own requests and for optional template entries that the firm requires. */
export function isAskedByAttorney({
  templateKey,
  requirement,
  requirementBy,
}: RequestedCategory): boolean {
  if (isOfFirm(templateKey)) return requirement !== 'notNeeded'
  return (
    requirement === 'required' &&
    requirementBy !== 'answers' &&
    templateByKey.get(templateKey)?.requirement === 'optional'
  )
}
