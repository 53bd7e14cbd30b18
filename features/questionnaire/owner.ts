import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    questionnaire: 'firm',
    questionnaire_section: 'firm',
    questionnaire_comment: 'firm',
    questionnaire_check: 'firm',
    questionnaire_answer: 'firm',
    questionnaire_revision: 'firm',
    questionnaire_secret: 'firm',
    question_state: 'firm',
    questionnaire_submission: 'firm',
    questionnaire_agreement: 'firm',
  },
  reads: ['case_facts', 'participant_facts', 'person_facts'],
}
