import { defineWords } from '#ui/language/language.ts'

export const { faqsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    faqsWords: {
      heading: 'Questions and answers',
      lead: 'What clients read under “FAQs”. A change is there at once, in all cases of your firm.',
      languageName: 'Language of the questions',
      languages: { en: 'English', es: 'Spanish' },
      whose: 'Whose questions',
      own: 'Your firm’s own questions.',
      product: 'The questions that come with Daybreak.',
      isOwn: {
        EN: 'Show our own questions to clients who read English',
        ES: 'Show our own questions to clients who read Spanish',
      },
      productNow:
        'Clients read the questions that come with Daybreak. Your own begin as a copy of them.',
      overview: 'Introduction',
      overviewHint: 'Above all topics. A blank line begins a new paragraph.',
      topics: 'Topics',
      topic: (position: number) => `Topic ${position}`,
      titleOf: (position: number) => `Title of topic ${position}`,
      questionsOf: (position: number) => `Questions of topic ${position}`,
      questionOf: (position: string) => `Question ${position}`,
      answerTo: (position: string) => `Answer ${position}`,
      answerHint: 'A blank line begins a new paragraph.',
      newQuestion: 'New question',
      addTopic: 'Add a topic',
      addQuestion: 'Add a question',
      addInside: (position: string) => `Add a question inside ${position}`,
      moveUp: (name: string) => `Move up: ${name}`,
      moveDown: (name: string) => `Move down: ${name}`,
      remove: (name: string) => `Remove: ${name}`,
      saved: 'Saved. Clients read these questions now.',
      trouble: 'This could not be saved. Check your connection and try again.',
    },
  },
})
