import { clientSentences } from '#features/cases/workspace/sentences.ts'
import { intakeSentences } from '#features/questionnaire/workspace/intake/words.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { petitionProblems } from '../../rules/problems.ts'

const count = (number: number, single: string, several: string) =>
  `${number} ${number === 1 ? single : several}`

export const { exportWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    exportWords: {
      title: 'Export the answers',
      lead: 'What the clients have answered, as a file for your petition software, a spreadsheet or the court. Numbers of people show their last four digits at most.',
      backToIntake: 'Intake',
      state: 'The answers as they are now',
      lines: 'Lines of the forms',
      linesReady: (ready: number, all: number) => `${ready} of ${all} are ready`,
      attorneyLines: 'Wait for the attorney',
      openQuestions: 'Questions not complete',
      unmapped: 'Answers that no form takes',
      fingerprint: 'Version of the answers',
      fingerprintHint: 'It is part of the file name, so you can see which answers a file has.',
      open: (questions: number) =>
        `${count(questions, 'question is', 'questions are')} not complete. What is missing is missing in the file too.`,
      file: 'The file',
      format: 'Format',
      formats: {
        JSON: { label: 'Everything (JSON)', hint: 'For other software' },
        CSV: { label: 'Tables (CSV)', hint: 'For spreadsheets, in one zip file' },
        MATRIX: { label: 'List of creditors (TXT)', hint: 'The matrix for the court' },
      },
      court: 'Court',
      courtHint: 'Courts ask for different lines. Compare with your court before the first upload.',
      otherCourt: 'Another court (5 lines of 40 characters)',
      creditors: (creditors: number) =>
        creditors === 0
          ? 'No creditors yet'
          : `${count(creditors, 'creditor', 'creditors')}. Compare with “Total Creditors Entered” after the upload.`,
      problems: (problems: number) =>
        `${count(problems, 'creditor', 'creditors')} the court may not read correctly`,
      problemsHint:
        'Nothing is changed or cut in the file. Ask the client for what is missing, or correct it after the upload.',
      more: (problems: number) => `And ${problems} more`,
      noName: 'Without a name',
      faults: {
        NO_NAME: 'The name is missing',
        NO_STREET: 'The street is missing',
        NO_CITY: 'The city is missing',
        NO_STATE: 'The state is missing',
        NO_ZIP: 'The ZIP code is missing',
        TOO_LONG: 'A line is too long',
        TOO_MANY_LINES: 'It has too many lines',
        SYMBOL: 'It has a symbol that the court refuses',
        BEGINNING: 'A line begins with a symbol',
        ALL_CAPITALS: 'The name is in capital letters',
      },
      fault: (fault: string, found: string) => (found === '' ? fault : `${fault}: ${found}`),
      accept: 'I have read this and want the file as it is',
      reason: 'Reason',
      reasonHint: 'For the record of this case, such as “For the petition”.',
      save: 'Save the file',
      saving: 'Making the file…',
      saved: (name: string) => `${name} is saved`,
      trouble: 'The file could not be made. Try again.',
    },
  },
})

/** The refusals of an export. */
export const exportSentences = mergeWords(
  mergeWords(clientSentences, intakeSentences),
  defineSentences({
    en: petitionProblems,
    es: () => import('../../rules/problems.es.ts'),
  }),
)
