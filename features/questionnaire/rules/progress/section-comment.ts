// spec: questionnaire#comment
import { isUnreadable } from '#lib/text.ts'
import { commentMaxCharacters, type QuestionnaireFirmProblemCode } from '../firm-problems.ts'

/** Nine characters that the client's screen removes. */
export const commentPrefix = 'Comment: '

/**
 * Returns the reason to refuse a comment: it is empty or too long, or it has control characters or
 * bidirectional formatting.
 */
export function commentFinding(comment: string): QuestionnaireFirmProblemCode | undefined {
  if (comment === '') return 'questionnaire.comment-blank'
  if ([...comment].length > commentMaxCharacters) return 'questionnaire.comment-too-long'
  return isUnreadable(comment) ? 'questionnaire.comment-unreadable' : undefined
}
