import { defineWords } from '#ui/language/language.ts'

export const { teamWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    teamWords: {
      heading: 'Who works on this case',
      change: 'Change',
      changeName: 'Change who works on this case',
      attorney: 'Attorney',
      paralegal: 'Paralegal',
      none: 'None',
      office: 'Office',
      officeHint: 'Clients see its address. Its time zone decides when a day ends.',
      left: (name: string) => `${name} (has left the firm)`,
      saved: 'Saved. Colleagues who are new to this case get a notice.',
    },
  },
})
