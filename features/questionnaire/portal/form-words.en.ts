// What the form of a question says, in English. What is wrong with an answer stands in rules/fault-words.

export const fieldWords = {
  pleaseSelect: 'Please Select',
  yes: 'Yes',
  no: 'No',
  needHelp: 'I need help with this',
  optional: '(optional)',
  dateHint: 'MM/DD/YYYY',
  monthHint: 'MM/YYYY',
  lettersLeft: (count: number) => (count === 1 ? '1 character left' : `${count.toLocaleString('en-US')} characters left`),
  isGuess: 'This is a guess',
  isGuessOf: (title: string) => `This is a guess: ${title}`,
  storedNumber: 'Saved. We hide it to keep it safe; leave it as it is, or type a new one.',
  removeNumber: 'Remove this number',
  removeNumberOf: (title: string) => `Remove this number: ${title}`,
  removedNumber: 'The number will be removed.',
} as const

export const listWords = {
  add: (item: string) => `Add ${article(item)} ${item}`,
  addAnother: (item: string) => `Add another ${item}`,
  numbered: (item: string, number: number) => `${capital(item)} ${number}`,
  edit: (title: string) => `Edit ${title}`,
  done: 'Done with this one',
  doneWith: (title: string) => `Done with this one: ${title}`,
  remove: (title: string) => `Delete ${title}`,
  missing: 'Missing information',
  lastOne: 'The last one cannot be deleted.',
  /** How to say that there is none: a No, or another choice; the name of a question or a line in between. */
  noneIs: {
    no: ['If there is none, change your answer to No.', ''],
    noAt: ['If there is none, change your answer to No at', '.'],
    otherAt: ['If there is none, change your answer at', '.'],
  },
  full: (most: number) => `You can add up to ${most}. Tell your attorney about the rest.`,
  added: (title: string) => `${title} added`,
  deleted: (title: string) => `${title} deleted`,
  removed: 'Removed.',
  undo: 'Undo',
  complete: 'Complete',
  of: (title: string) => `of ${title}`,
} as const

export const deleteWords = {
  title: (title: string) => `Delete ${title}?`,
  card: 'Are you sure you want to delete this card? This action cannot be undone.',
  nested: 'There might be nested data within this section that will be deleted. Are you sure you want to delete this card?',
  remove: 'Delete',
  keep: 'Cancel',
} as const

export const helpWords = {
  box: 'I need help with this',
  hint: 'You can go on without finishing this question. Your attorney will see that you asked.',
  note: 'What would you like to know?',
} as const

export const readOnlyWords = { nothing: 'No answer', others: 'Only your spouse can see this.' } as const

function article(item: string): string {
  return /^[aeiou]/iu.test(item) ? 'an' : 'a'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
