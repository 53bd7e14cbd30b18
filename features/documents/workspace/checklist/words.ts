import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { checklistProblems } from '../../rules/checklist/checklist-template.ts'

export const { checklistWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    checklistWords: {
      heading: 'Checklists',
      lead: 'What new cases ask for. Existing cases stay as they are, and each case can differ. The courses, documents from your firm and “Other” are in every case.',
      checklist: 'Checklist',
      standardName: 'Standard',
      namedTitle: 'Your checklists',
      namedOpen: 'Add or rename',
      namedLead: (max: number) =>
        `Beside the standard checklist, your firm can have ${max} more, such as “Self-employed”. You choose one when you invite a client, or later at the case. A new one begins as a copy of the standard one. Cases keep a checklist that you remove.`,
      namedNone: 'There is only the standard checklist.',
      namedName: (position: number) => `Name of checklist ${position}`,
      namedAdd: 'Add a checklist',
      namedRemove: 'Remove',
      namedRemoveName: (position: number) => `Remove checklist ${position}`,
      namedSaved: 'The checklists are saved.',
      chapter: 'Chapter',
      chapters: { 7: 'Chapter 7', 13: 'Chapter 13' },
      undecided:
        'While the chapter of a case is undecided, a document is as needed as in the chapter that needs it more.',
      single: 'Other documents',
      perDebtor: 'Each person',
      requirements: { REQUIRED: 'Required', OPTIONAL: 'Optional', NOT_NEEDED: 'Not needed' },
      standard: (requirement: string) => `Changed. The product asks: ${requirement}`,
      requirementOf: (name: string) => `How needed: ${name}`,
      differences: (count: number) =>
        count === 0
          ? 'As in the product'
          : count === 1
            ? '1 document differs from the product'
            : `${count} documents differ from the product`,
      reset: 'Back to the product’s list',
      saved: 'New cases use this checklist.',
      savedNamed: 'New cases that get this checklist follow it.',
      onlyAdministrators: 'Only administrators can change this.',
      trouble: 'The checklist could not be saved. Try again.',
    },
  },
})

/** The refusals of a change of a checklist. */
export const checklistSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: checklistProblems,
    es: () => import('../../rules/checklist/checklist-template.es.ts'),
  }),
)
