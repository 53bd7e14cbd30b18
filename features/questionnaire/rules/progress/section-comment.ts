// What the firm writes beside a section that it sends back (seeds/003, section 4; decisions, questionnaire B3.5).
import { commentMaxCharacters, type QuestionnaireFirmProblemCode } from '../firm-problems.ts'

/** Nine characters, which the client's screen leaves out. */
export const commentPrefix = 'Comment: '

/** One kind of line break, nothing before and after. */
export function tidyComment(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}

/** What is wrong with a tidy comment: it is empty, too long, or holds what nobody can read and what turns the line. */
export function commentFinding(comment: string): QuestionnaireFirmProblemCode | undefined {
  if (comment === '') return 'questionnaire.comment-blank'
  if ([...comment].length > commentMaxCharacters) return 'questionnaire.comment-too-long'
  return /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(comment)
    ? 'questionnaire.comment-unreadable'
    : undefined
}
