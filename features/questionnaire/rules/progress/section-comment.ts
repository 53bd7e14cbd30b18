// spec: questionnaire#comment
import { toVisible } from '#lib/text.ts'
import { commentMaxCharacters, type QuestionnaireFirmProblemCode } from '../firm-problems.ts'

/** Nine characters that the client's screen removes. */
export const commentPrefix = 'Comment: '

export function tidyComment(typed: string): string {
  return toVisible(typed).replace(/\r\n?/g, '\n').trim()
}

/**
 * Returns the reason to refuse a comment: it is empty or too long, or it has control characters or
 * bidirectional formatting.
 */
export function commentFinding(comment: string): QuestionnaireFirmProblemCode | undefined {
  if (comment === '') return 'questionnaire.comment-blank'
  if ([...comment].length > commentMaxCharacters) return 'questionnaire.comment-too-long'
  return /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(comment)
    ? 'questionnaire.comment-unreadable'
    : undefined
}
