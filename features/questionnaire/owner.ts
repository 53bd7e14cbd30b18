import { ofAllRoles, ofFirmWork, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    questionnaire: { rows: 'firm', rights: ofAllRoles },
    questionnaire_section: { rows: 'firm', rights: ofAllRoles },
    questionnaire_comment: { rows: 'firm', rights: ofAllRoles },
    questionnaire_check: {
      rows: 'firm',
      rights: { ...ofFirmWork, portal: 'select(section_id, firm_id, approved_at)' },
    },
    questionnaire_creditors: { rows: 'firm', rights: ofFirmWork },
    questionnaire_answer: { rows: 'firm', rights: ofAllRoles },
    questionnaire_revision: { rows: 'firm', rights: ofAllRoles },
    questionnaire_secret: { rows: 'firm', rights: ofAllRoles },
    question_state: { rows: 'firm', rights: ofAllRoles },
    questionnaire_submission: { rows: 'firm', rights: ofAllRoles },
    questionnaire_agreement: { rows: 'firm', rights: ofAllRoles },
  },
  reads: ['case_facts', 'participant_facts', 'person_facts'],
}
