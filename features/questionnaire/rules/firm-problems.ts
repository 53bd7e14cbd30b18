import { problemFactory, type ProblemList } from '#lib/problem.ts'

/** Max comment length in characters, without the prefix (spec: questionnaire#comment). */
export const commentMaxCharacters = 2000

export const questionnaireFirmProblems = {
  'questionnaire.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'questionnaire.none-here': {
    kind: 'refused',
    text: 'This case has no questionnaire yet. Show it first.',
  },
  'questionnaire.no-such-section': {
    kind: 'not-found',
    text: 'The questionnaire has no such section. There are: {sections}.',
  },
  'questionnaire.no-such-question': { kind: 'not-found', text: 'This case has no such question.' },
  'questionnaire.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'questionnaire.due-day-invalid': {
    kind: 'invalid',
    text: 'Enter a day as MM/DD/YYYY, or leave this empty for no deadline.',
  },
  'questionnaire.due-day-past': { kind: 'invalid', text: 'Choose a day that is not in the past.' },
  'questionnaire.showing-changed': {
    kind: 'refused',
    text: 'A colleague has changed this first. Your changes are not saved yet.',
  },
  'questionnaire.instructions-empty': { kind: 'invalid', text: 'The instructions are empty.' },
  'questionnaire.instructions-too-long': {
    kind: 'invalid',
    text: 'The instructions may have at most 20,000 characters.',
  },
  'questionnaire.instructions-unreadable': {
    kind: 'invalid',
    text: 'The instructions may have letters and line breaks, but no control characters.',
  },
  'questionnaire.comment-blank': {
    kind: 'invalid',
    text: 'Please say what is missing: the client reads it beside the section.',
  },
  'questionnaire.comment-too-long': {
    kind: 'invalid',
    text: 'A comment may have at most 2,000 characters.',
  },
  'questionnaire.comment-unreadable': {
    kind: 'invalid',
    text: 'A comment may hold letters and line breaks, and no control characters.',
  },
  'questionnaire.ended': {
    kind: 'refused',
    text: 'This case has ended, so the client could not change the answers. Set the case back first.',
  },
  'questionnaire.not-handed-in': {
    kind: 'refused',
    text: 'This section was not submitted, so the client still has it.',
  },
  'questionnaire.not-to-import': {
    kind: 'refused',
    text: 'Only a section that was submitted can be imported.',
  },
  'questionnaire.handed-in': {
    kind: 'refused',
    text: 'This section was submitted: send it back first.',
  },
  'questionnaire.not-open': {
    kind: 'refused',
    text: 'This question is complete, or it does not apply.',
  },
  'questionnaire.note-too-long': {
    kind: 'invalid',
    text: 'A note may have at most 500 characters.',
  },
  'questionnaire.section-absent': {
    kind: 'not-found',
    text: 'This section could not be found. Reload the page.',
  },
  'questionnaire.no-such-form': { kind: 'not-found', text: 'There is no such form.' },
  'questionnaire.too-many-intakes': {
    kind: 'locked',
    text: 'The questionnaire cannot be read right now. Please try again in a moment.',
  },
  'questionnaire.no-sections': { kind: 'invalid', text: 'Choose at least one section.' },
  'questionnaire.section-changed': {
    kind: 'refused',
    text: 'A section has changed since you opened it. Nothing was sent or marked. Look at it as it is now.',
  },
  'questionnaire.help-changed': {
    kind: 'refused',
    text: 'The client or a colleague has changed this question since you opened it. Your reply was not sent.',
  },
  'questionnaire.reply-blank': { kind: 'invalid', text: 'Write what the client should read.' },
  'questionnaire.reply-too-long': {
    kind: 'invalid',
    text: 'A reply may have at most {max} characters.',
  },
  'questionnaire.not-checked': {
    kind: 'refused',
    text: 'Mark this section as checked before you approve it.',
  },
  'questionnaire.reason-length': {
    kind: 'invalid',
    text: 'Give a reason of {min} to {max} characters.',
  },
  'questionnaire.no-number': {
    kind: 'not-found',
    text: 'This client has not given a number yet.',
  },
  'questionnaire.shown-often': {
    kind: 'locked',
    text: 'You have revealed many numbers. Please try again in an hour.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(questionnaireFirmProblems)

export type QuestionnaireFirmProblemCode = keyof typeof questionnaireFirmProblems
