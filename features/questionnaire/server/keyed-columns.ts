import { keyedColumn } from '#lib/keyed-column.ts'
import { answerContext, secretContext } from './read/sealed-answers.ts'
import { creditorsContext } from './save/read-submission.ts'
import { commentContext } from './sealed-comments.ts'

const revisionId = ['case_id', 'question_key', 'revision', 'firm_id'] as const

export const questionnaireColumns = [
  keyedColumn({
    table: 'questionnaire_comment',
    column: 'comment_sealed',
    clear: 'comment',
    id: ['firm_id', 'id'],
    by: 'firm-text',
    context: commentContext,
  }),
  keyedColumn({
    table: 'questionnaire_answer',
    column: 'sealed',
    id: ['id', 'firm_id'],
    reads: ['case_id', 'question_key', 'revision'],
    by: 'firm-text',
    context: answerContext,
  }),
  keyedColumn({
    table: 'questionnaire_revision',
    column: 'sealed',
    id: revisionId,
    by: 'firm-text',
    context: answerContext,
  }),
  keyedColumn({
    table: 'questionnaire_secret',
    column: 'sealed',
    id: ['case_id', 'question_key', 'path', 'firm_id'],
    by: 'firm-text',
    context: secretContext,
  }),
  keyedColumn({
    table: 'questionnaire_creditors',
    column: 'sealed',
    id: ['case_id', 'firm_id'],
    by: 'firm-text',
    context: creditorsContext,
  }),
  keyedColumn({
    table: 'questionnaire_revision',
    column: 'hash',
    id: revisionId,
    by: 'fingerprint',
    purpose: 'questionnaire-answer',
  }),
  keyedColumn({
    table: 'questionnaire_revision',
    column: 'sent_hash',
    id: revisionId,
    by: 'fingerprint',
    purpose: 'questionnaire-answer',
  }),
]
