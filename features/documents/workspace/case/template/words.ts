import { defineWords } from '#ui/language/language.ts'

export const { templateWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    templateWords: {
      follows: 'Follows the checklist',
      standard: 'Standard',
      removed: (name: string) => `${name} (your firm has removed it)`,
      change: 'Change',
      title: 'Change the checklist of this case',
      choose: 'Checklist',
      changes: 'What changes',
      added: 'Asked for from now on',
      lessened: 'No longer needed, or optional',
      stays: 'Stays as it is',
      wait: 'Wait until you see what changes.',
      nothing: 'What this case asks for stays the same.',
      needs: { REQUIRED: 'required', OPTIONAL: 'optional', NOT_NEEDED: 'not needed' },
      becomes: (name: string, need: string) => `${name}: ${need}`,
      reasons: {
        HAS_DOCUMENTS: 'it has documents',
        BY_FIRM: 'your firm decided it in this case',
        BY_ANSWERS: 'the answers need it',
      },
      staysBecause: (name: string, need: string, reason: string) =>
        `${name}: ${need}, because ${reason}`,
      noLoss: 'No document is removed. Clients get a notice about what is newly required.',
      save: 'Change the checklist',
      saving: 'Changing…',
      done: 'The checklist of the case is changed.',
    },
  },
})
