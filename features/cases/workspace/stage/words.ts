import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { casesFirmProblems } from '../../rules/firm-problems.ts'
import { clientSentences } from '../sentences.ts'

export const { stageWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    stageWords: {
      change: 'Change stage',
      howEnded: 'How did this case end?',
      howEndedText: 'It ended before outcomes were recorded. Clients read only that it is closed.',
      recordOutcome: 'Record the outcome',
      title: 'Change the stage',
      stage: 'Stage',
      stages: { PRE_FILING: 'Pre-filing', FILED: 'Filed', COMPLETE: 'Complete' },
      outcome: 'How the case ended',
      outcomes: {
        DISCHARGED: 'Discharged',
        DISMISSED: 'Dismissed',
        WITHDRAWN: 'Closed before filing',
        CLOSED_WITHOUT_DISCHARGE: 'Closed without a discharge',
        TRANSFERRED: 'Transferred',
      },
      whoEnds: 'Whose case has ended?',
      whoGoesOn: 'Whose case goes on again?',
      whoBoth: 'Both',
      whoNeither: 'Neither: only correct the filing',
      endedOn: 'Day of the order',
      closedOn: 'Day it was closed',
      docketNumber: 'Docket number',
      docketHint: 'Of the order, if you have it',
      docket: (number: string) => `docket number ${number}`,
      bothReadOutcome: 'Both clients read this outcome: record it only if it is true for both.',
      filedOn: 'Filing date',
      dayHint: 'MM/DD/YYYY',
      caseNumber: 'Case number',
      numberPending: 'The court has not given a number yet',
      problems: {
        outcomeRequired: 'Choose how the case ended.',
        endedOnInvalid: 'Enter the day as MM/DD/YYYY.',
        filedOnInvalid: 'Enter the filing date as MM/DD/YYYY.',
        numberRequired: 'Enter the case number, or check that there is none yet.',
        convertedOnInvalid: 'Enter the day of conversion as MM/DD/YYYY.',
      },
      showTexts: 'See what clients will read',
      loading: 'One moment…',
      previewTitle: 'What clients will read',
      previewLead: 'Nothing has changed yet.',
      unchangedFor: (name: string) => `Nothing changes for ${name}, who gets no notification.`,
      languages: { EN: 'In English', ES: 'In Spanish' },
      onDashboard: 'On the dashboard',
      inTimeline: 'In the timeline',
      notification: 'Notification',
      noNews: 'No notification is sent.',
      warnings: {
        STEP_BACK: 'The case goes back to an earlier stage. Clients get a notification about it.',
        FILING_TAKEN_BACK:
          'The filing date, the case number and the meeting of creditors are removed from the case.',
        NUMBER_TAKEN_BACK:
          'The case number is removed. Clients get a notification that it no longer counts, and cannot take the second course until there is a new one.',
        OTHER_OUTCOME: 'This case already has a different outcome. Clients have read about it.',
      },
      gapsTitle: 'Not there yet',
      gaps: {
        DOCUMENTS: (count: number) =>
          count === 1 ? '1 document is not accepted' : `${count} documents are not accepted`,
        INTAKE: (count: number) =>
          count === 0
            ? 'There is no questionnaire to approve'
            : count === 1
              ? '1 section of the questionnaire is not approved'
              : `${count} sections of the questionnaire are not approved`,
        WARNINGS: (count: number) =>
          count === 0
            ? 'The questionnaire is not handed in, so its warnings are not known'
            : count === 1
              ? '1 warning about the answers is open'
              : `${count} warnings about the answers are open`,
        IDENTITY: (count: number) =>
          count === 1
            ? 'Proof of a Social Security number is missing'
            : `Proof of ${count} Social Security numbers is missing`,
        COUNSELING: (count: number) =>
          count === 1
            ? 'The certificate of credit counseling is missing'
            : `${count} certificates of credit counseling are missing`,
        COUNSELING_TOO_OLD: (count: number) =>
          count === 1
            ? 'The certificate of credit counseling is too old'
            : `${count} certificates of credit counseling are too old`,
        FEES: () => 'The fees are not agreed or not paid',
        SIGNED: () => 'The petition is not signed',
        CONFLICTS: () => 'Conflicts are not searched',
        OWN: () => 'A line of your firm is open',
        MEETING: () => 'The 341 meeting was not held',
        OBJECTIONS: () => 'Creditors can still object: 60 days after the first 341 date',
        SECOND_COURSE: (count: number) =>
          count === 1
            ? 'The certificate of the second course is missing'
            : `${count} certificates of the second course are missing`,
      },
      gapReason: 'Why does the case go on anyway?',
      gapReasonHint: 'Kept in the activity of the case. Clients do not see it.',
      confirm: {
        stage: 'Change the stage',
        part: 'Save the change',
        number: 'Remove the case number',
        details: 'Save the change',
      },
      back: 'Back',
      changed: {
        stage: (stage: string) => `The case is now: ${stage}`,
        part: (name: string) => `The change for ${name} is saved.`,
        number: () => 'The case number is removed.',
        details: () => 'The change is saved.',
      },
      none: 'None',
      changeChapter: 'Change chapter',
      convertCase: 'Convert',
      chapterTitle: 'Choose the chapter',
      chapterLead:
        'Checklist, questionnaire and deadlines follow. Documents and answers that clients sent stay.',
      convertTitle: 'Convert the case',
      convertLead:
        'The case stays filed. Checklist, questionnaire and deadlines follow the new chapter, and clients get a notification. Then set the new 341 meeting.',
      chapter: 'Chapter',
      chapters: { 7: 'Chapter 7', 13: 'Chapter 13', '': 'Not sure yet' },
      convertedOn: 'Day of conversion',
      convertedOnHints: {
        7: 'The day the debtor filed the notice of conversion, or of the order if the court converted the case, MM/DD/YYYY',
        13: 'The day of the court’s order, MM/DD/YYYY',
      },
      conversionDocketHints: {
        7: 'Of the notice or the order, if you have it',
        13: 'Of the order, if you have it',
      },
      convert: 'Convert the case',
      saveChapter: 'Save',
      converted: (chapter: string) => `The case continues under ${chapter}.`,
      chapterSaved: 'The chapter is saved.',
    },
  },
})

/** The refusals of a change of the stage. */
export const stageSentences = mergeWords(
  clientSentences,
  defineSentences({ en: casesFirmProblems, es: () => import('../../rules/firm-problems.es.ts') }),
)
