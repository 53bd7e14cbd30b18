// A document of the firm's own that it asks for beside the template: what its words may be.
import type { ReviewProblemCode } from './review-problems.ts'

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
export function requestFinding({ title, description, period, why, help }: RequestedWords): ReviewProblemCode | undefined {
  if (title === '' || letters(title) > longestTitle) return 'documents.title-missing'
  if (description === '' || letters(description) > longestText) return 'documents.description-missing'
  return [period, why, help].some((text) => letters(text) > longestText) ? 'documents.words-too-long' : undefined
}
