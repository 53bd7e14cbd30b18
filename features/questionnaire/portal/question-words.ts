import { defineWords } from '#ui/language/language.ts'

/** Lists all names up to five. If there are more, lists four names and 'others'. */
function inARow(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(
    names.length > 5 ? [...names.slice(0, 4), 'others'] : names,
  )
}

export const { questionWords, savingWords } = defineWords({
  es: () => import('./question/question-words.es.ts'),
  en: {
    questionWords: {
      /** `debtor` is given only in joint cases. */
      progress: (section: string, debtor?: 1 | 2) =>
        `${section} Section Progress${debtor === undefined ? '' : ` Debtor ${debtor}`}`,
      percent: (percent: number) => `${percent}%`,
      fillOut: 'Please fill out all required fields.',
      continue: 'Continue',
      noAndOn: { gate: 'No, go on', flags: 'None of these, go on' },
      save: 'Save',
      busy: 'Saving…',
      back: 'Back',
      finishLater: 'Save and Finish Later',
      failed: 'Error saving your answers. Please try again.',
      failedHint: 'What you typed is still on this page. We will keep trying to save it.',
      openedByChange: 'Your change added this question.',
      helpTitle: 'We’ll tell your attorney. You can continue.',
      helpHint: 'This question stays unfinished until your attorney helps you with it.',
      titleOf: (record: string, part: string) => `${record}: ${part}`,
      prefilled: {
        account: 'Filled in from your account.',
        case: 'Filled in from your case.',
        clock: 'Filled in with today’s date.',
        courses: 'Filled in from your course.',
      },
      prefilledCheck: 'Please check it.',
      prefilledFixed: 'If it is wrong, tell your attorney.',
      /** The argument is the list of the names of the questions. */
      prefilledAnswers: (names: readonly string[]) =>
        `Filled in from your ${names.length === 1 ? 'answer' : 'answers'} to ${inARow(names)}. Please check it.`,
    },
    savingWords: {
      saving: 'Saving…',
      saved: (time: string) => `Saved ${time}`,
      notSaved: 'Not saved — still trying',
      refused: 'This answer could not be saved as it is. Please change it, or tell your attorney.',
      ended: (end: string) => `${end}. Your unsent answers are below.`,
      closed: 'This section was already submitted. Your unsent answers are below.',
      copy: 'Copy',
      copied: 'Copied',
      notCopied: 'This could not be copied. Please select the text and copy it.',
      forget: 'Remove these answers',
      spouse: 'Your spouse also changed this.',
      otherWindow: 'This was also changed in another window.',
      overwrittenHint:
        'We saved your answer instead of the other one. Please check which one is right.',
      yours: 'Your answer',
      spouses: 'The other answer',
      nothing: 'Nothing',
      notShown: 'Not shown here',
    },
  },
})
