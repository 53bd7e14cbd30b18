import { defineWords } from '#ui/language/language.ts'

export const { showingWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    showingWords: {
      title: 'The questionnaire of this case',
      show: 'Show the questionnaire',
      change: 'Change',
      changeName: 'Change who sees the questionnaire, and its deadline',
      see: 'Do the clients see it?',
      yes: 'Yes',
      no: 'No',
      dueOn: 'Due',
      dueHint: 'MM/DD/YYYY. The clients see this day above the questionnaire.',
      noDeadline: 'No deadline',
      effect: {
        appears: 'It appears on the clients’ home page, with everything they have answered before.',
        stays: 'The clients see a new day the next time their page loads.',
        staysHidden: 'The clients do not see it. What they have answered stays.',
        leaves:
          'It leaves the clients’ pages, also a page that is open. What they have answered stays, and you can still read it. Words that are not saved yet stay on their device for a day, and are sent if you show it again by then.',
        leavesHandedIn:
          'The clients have handed it in. It leaves their pages, so they can no longer read their answers. You still can.',
      },
      nowShown: 'Saved. The clients see the questionnaire.',
      nowHidden: 'Saved. The clients no longer see the questionnaire.',
    },
  },
})
