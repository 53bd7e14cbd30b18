import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { permissionSentences } from '#ui/permissions/words.ts'
import { requestSentences } from '#ui/words.ts'
import { firmProblems } from '../rules/problems.ts'

export const { officeWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    officeWords: {
      offices: 'Offices',
      lead: 'Clients see the address and phone of the office of their case.',
      office: 'Office',
      phone: 'Phone',
      people: 'People',
      action: 'Action',
      main: 'Main office',
      noStreet: 'No address yet',
      more: (office: string) => `More for ${office}`,
      add: 'Add an office',
      change: 'Change',
      remove: 'Remove',
      addTitle: 'Add an office',
      changeTitle: (office: string) => `Change ${office}`,
      street: 'Street',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
      fax: 'Fax (optional)',
      faxName: 'Fax',
      timeZone: 'Time zone',
      timeZoneHint: 'Deadlines of the cases of this office end at midnight there.',
      choose: 'Choose…',
      timeZones: {
        'America/New_York': 'Eastern',
        'America/Chicago': 'Central',
        'America/Denver': 'Mountain',
        'America/Phoenix': 'Mountain, Arizona',
        'America/Los_Angeles': 'Pacific',
        'America/Anchorage': 'Alaska',
        'Pacific/Honolulu': 'Hawaii',
        'America/Puerto_Rico': 'Atlantic, Puerto Rico',
      },
      added: (office: string) => `${office} is added.`,
      changed: (office: string) => `${office} is changed.`,
      removed: (office: string) => `${office} is removed.`,
      removeTitle: (office: string) => `Remove ${office}?`,
      removeText: 'An office can be removed when no person and no case belongs to it.',
      trouble: 'That did not work. Check your connection and try again.',
    },
  },
})

/** The refusals of these operations. */
export const firmSentences = mergeWords(
  mergeWords(requestSentences, permissionSentences),
  defineSentences({ en: firmProblems, es: () => import('../rules/problems.es.ts') }),
)
