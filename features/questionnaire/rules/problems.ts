// Texts of a failed save or section begin with 'Error' (spec: questionnaire#error-prefix).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const questionnaireProblems = {
  // spec: saving#content-never-refused, saving#refusals
  'questionnaire.answer-unreadable': {
    kind: 'invalid',
    text: 'Error saving your answers. They could not be read.',
  },
  'questionnaire.answer-too-large': {
    kind: 'invalid',
    text: 'Error saving your answers. Your answer to this question is too long. Please shorten it, and tell your attorney about the rest.',
  },
  'questionnaire.too-many-entries': {
    kind: 'invalid',
    text: 'Error saving your answers. You can add up to {most}. Tell your attorney about the rest.',
  },
  'questionnaire.unknown-question': {
    kind: 'invalid',
    text: 'Error saving your answers. This question is not part of this section.',
  },
  'questionnaire.read-only': {
    kind: 'refused',
    text: 'Error saving your answers. This section was already submitted to your attorney.',
  },
  'questionnaire.case-ended': {
    kind: 'refused',
    text: 'Error saving your answers. This case has ended, so you can read your answers, but you can’t change them.',
  },
  'questionnaire.too-much-saved': {
    kind: 'locked',
    text: 'Too much was saved in a short time. Please wait a few minutes and try again.',
  },
  'questionnaire.too-many-saves': {
    kind: 'unavailable',
    text: 'We are still saving earlier changes of this section. Please try again in a moment.',
  },
  'questionnaire.too-many-readings': {
    kind: 'locked',
    text: 'Your answers cannot be read right now. Please try again in a moment.',
  },
  'questionnaire.section-read-only': {
    kind: 'refused',
    text: 'This section was already submitted. You can read it, but you can’t change it.',
  },
  'questionnaire.section-incomplete': {
    kind: 'refused',
    text: 'Please answer every question of this section first.',
  },
  'questionnaire.only-true': { kind: 'invalid', text: 'This can only be turned on.' },
  'questionnaire.not-submitted': {
    kind: 'refused',
    text: 'Your questionnaire could not be submitted at this time. Please try again later.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(questionnaireProblems)

export type QuestionnaireProblemCode = keyof typeof questionnaireProblems
