import { questionnaireEvents } from '../audit-events.ts'
import { questionnaireNewsWords, questionnaireNoticeWords } from '../rules/questionnaire-news.ts'
import type { CopyDeps, QuestionnaireDeps } from './deps.ts'
import { intakeResolvers } from './intake/intake.resolvers.ts'
import { questionnaireColumns } from './keyed-columns.ts'
import { listNamedSections } from './named-sections.ts'
import { questionnaireResolvers } from './questionnaire.resolvers.ts'
import { readOldSubmissions, readSubmission, submissionQueue } from './save/read-submission.ts'
import { copyQueue, writeCopy } from './save/write-copy.ts'
import { summarizeQuestionnaires } from './summarize-questionnaires.ts'
import { sweepAnswers } from './sweep-answers.ts'

export const feature = {
  auditEvents: questionnaireEvents,
  resolvers: [questionnaireResolvers],
  workspaceResolvers: [intakeResolvers],
  newsWords: questionnaireNewsWords,
  noticeWords: questionnaireNoticeWords,
  keyedColumns: questionnaireColumns,
  summarize: () => summarizeQuestionnaires,
  listNamedParts: listNamedSections,
  jobs: [
    {
      queue: copyQueue,
      run: (deps: CopyDeps, firmId: string, data: { readonly submissionId?: string }) =>
        writeCopy(deps, { id: data.submissionId ?? '', firmId }),
    },
    {
      queue: submissionQueue,
      run: (
        deps: QuestionnaireDeps,
        firmId: string,
        { submissionId: id = '' }: { readonly submissionId?: string },
      ) => readSubmission(deps, { id, firmId }),
    },
  ],
  cleanUp: [{ inEachFirm: sweepAnswers }, { inEachFirm: readOldSubmissions }],
} as const
