import type { EventsOfFeature } from '#ports/audit-events.ts'

export const questionnaireEvents = {
  'client.ssn-revealed': 'SSN_REVEALED',
  'questionnaire.shown': 'INTAKE_SHOWN',
  'questionnaire.section-completed': 'SECTION_COMPLETED',
  'questionnaire.section-sent-back': 'SECTION_SENT_BACK',
  'questionnaire.section-imported': 'SECTION_CHECKED',
  'questionnaire.section-approved': 'SECTION_APPROVED',
  'questionnaire.question-resolved': 'HELP_ANSWERED',
  'questionnaire.submitted': 'INTAKE_SUBMITTED',
  'questionnaire.copy-refused': null,
  'questionnaire.deadline-set': 'INTAKE_DEADLINE_SET',
  'questionnaire.instructions-set': 'INTAKE_INSTRUCTIONS_SET',
  'questionnaire.hidden': 'INTAKE_HIDDEN',
  'questionnaire.private-answer-changed': null,
  'questionnaire.section-hidden': null,
  'questionnaire.section-shown': null,
  'questionnaire.terms-agreed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly questionnaire: typeof questionnaireEvents
  }
}
