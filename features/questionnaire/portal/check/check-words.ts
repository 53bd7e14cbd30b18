import { defineWords } from '#ui/language/language.ts'

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)

export const { checkWords } = defineWords({
  es: () => import('./check-words.es.ts'),
  en: {
    checkWords: {
      title: 'Check your answers',
      lead: 'Read what you told us. You can go to any answer and come back here.',
      warnings: 'Answers to check again',
      warningsHint: 'These answers may not match. You can submit without changing them.',
      goTo: (question: string) => `Go to ${question}`,
      ofWhom: (question: string, name: string) => `${question}, ${name}`,
      openAll: 'Open all sections',
      closeAll: 'Close all sections',
      change: 'Change',
      changeOf: (question: string) => `Change ${question}`,
      view: 'View',
      viewOf: (question: string) => `View ${question}`,
      notAnswered: 'Not answered yet',
      notComplete: 'Not complete yet',
      help: 'You asked for help',
      unsaved: 'Your last answers are not saved yet. They may be missing from this page.',
      print: 'Print',
      printedOn: (date: string) => `Printed on ${date}`,
      copy: 'A copy of what you submitted',
      checkSection: 'Check your answers in this section',
      checkAll: 'Check all answers',
      worthALook: (count: number) => `You may want to check ${things(count)} first.`,
      look: 'Check your answers',
    },
  },
})
