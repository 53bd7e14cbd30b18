import { defineWords } from '#ui/language/language.ts'

export const { detailsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    detailsWords: {
      heading: 'Case details',
      change: 'Change',
      changeName: 'Change the case details',
      urgent: 'Urgent',
      nothingUrgent: 'Nothing urgent',
      urgentHint: 'Take the mark away when it is no longer urgent.',
      clientCode: 'Client code',
      noCode: 'None: the clients do not see the courses',
      codeHint:
        'The number that your course service gave you for this case. With it, the clients see the two courses and can order them. Without it, they see no courses.',
      greeting: 'Your words in the invitation',
      noGreeting: 'None',
      greetingHint: 'Only invitations that you send from now on have the new words.',
      dayHint: 'MM/DD/YYYY',
      saved: 'The case details are saved.',
    },
  },
})
