import { defineWords } from '#ui/language/language.ts'

function formatLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}

function withArticle(item: string): string {
  return /^[aeiou]/iu.test(item) ? 'an' : 'a'
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const {
  fieldWords,
  listWords,
  deleteWords,
  helpWords,
  checkLineWords,
  flagWords,
  moreWords,
  periodWords,
  totalWords,
  readOnlyWords,
} = defineWords({
  es: () => import('./form-words.es.ts'),
  en: {
    fieldWords: {
      pleaseSelect: 'Please Select',
      yes: 'Yes',
      no: 'No',
      optional: '(optional)',
      dateHint: 'MM/DD/YYYY',
      monthHint: 'MM/YYYY',
      year: (year: number, isThis: boolean) =>
        isThis
          ? `From January 1, ${year}, until today.`
          : `From January 1 to December 31, ${year}.`,
      lettersLeft: (count: number) =>
        count === 1 ? '1 character left' : `${count.toLocaleString('en-US')} characters left`,
      isGuess: 'This is a guess',
      isGuessOf: (title: string) => `This is a guess: ${title}`,
      storedNumber: 'Saved. We hide it to keep it safe. Leave it as it is, or type a new one.',
      removeNumber: 'Remove this number',
      removeNumberOf: (title: string) => `Remove this number: ${title}`,
      removedNumber: 'The number will be removed.',
    },
    listWords: {
      add: (item: string) => `Add ${withArticle(item)} ${item}`,
      addAnother: (item: string) => `Add another ${item}`,
      numbered: (item: string, number: number) => `${capitalize(item)} ${number}`,
      edit: (title: string) => `Edit ${title}`,
      /** `amount` is missing for a list that has no amounts. */
      soFar: (count: number, amount?: string) =>
        `${count} listed${amount === undefined ? '' : `, ${amount} so far`}`,
      save: (item: string) => `Save this ${item}`,
      saveOf: (item: string, title: string) => `Save this ${item}: ${title}`,
      remove: (title: string) => `Delete ${title}`,
      notStarted: 'Not started',
      unfinished: 'Not finished',
      /** The argument is the list of the names of the missing fields. */
      missing: ([first = '', ...more]: readonly string[]) =>
        `Still needed: ${first}${more.length === 0 ? '' : ` and ${more.length} more`}`,
      lastOne: 'You can’t delete the last one.',
      /** The name of a question goes between the two parts. */
      noneIs: {
        no: ['If there is nothing to list, change your answer to No.', ''],
        noAt: ['If there is nothing to list, change your answer to No under', '.'],
        otherAt: ['If there is nothing to list, change your answer under', '.'],
      },
      full: (most: number) => `You can add up to ${most}. Tell your attorney about the rest.`,
      added: (title: string) => `${title} added`,
      deleted: (title: string) => `${title} deleted`,
      removed: 'Removed.',
      undo: 'Undo',
      complete: 'Complete',
      of: (title: string) => `of ${title}`,
    },
    deleteWords: {
      title: (title: string) => `Delete ${title}?`,
      card: 'Are you sure you want to delete this card? This action cannot be undone.',
      nested:
        'There might be nested data within this section that will be deleted. Are you sure you want to delete this card?',
      remove: 'Delete',
      keep: 'Cancel',
    },
    helpWords: {
      box: 'I need help with this',
      hint: 'You can continue without finishing this question. Your attorney will see that you asked for help.',
      note: 'What would you like to know?',
    },
    /** Texts below the lines of a Quick Check. */
    checkLineWords: {
      none: 'None of these',
      rest: 'No to the rest',
      explain: (count: number) =>
        `This answers No on the ${formatLines(count)} you have not answered. You can change each one.`,
      answered: (count: number) => `We answered No on ${formatLines(count)}.`,
      undo: 'Undo',
      notSure: 'Your attorney will ask you about this one. You can continue.',
    },
    flagWords: {
      title: 'Is any of this true?',
      none: 'None of these',
      missing: 'Choose what is true, or "None of these".',
    },
    moreWords: {
      more: 'More details',
      optional: (count: number) => `${count} optional`,
    },
    /** Texts for lists of months or years. */
    periodWords: {
      kinds: 'Which of these apply?',
      onlyChosen: 'Only what you choose appears below.',
      moreKinds: (count: number) => `Show ${count} more`,
      sums: 'Your months',
      sumsHint: 'Does a month look wrong? Change it above.',
      carry: (value: string, count: number) =>
        `Use ${value} for the other ${count === 1 ? 'one' : count}`,
    },
    totalWords: { hint: 'We add this up. If it looks wrong, change an amount.' },
    readOnlyWords: {
      unanswered: (count: number) =>
        count === 1 ? '1 question has no answer.' : `${count} questions have no answer.`,
      nothing: 'No answer',
      others: 'Only your spouse can see this.',
    },
  },
})
