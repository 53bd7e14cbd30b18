import { defineWords } from '#ui/language/language.ts'

export const { showingWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    showingWords: {
      title: 'The questionnaire of this case',
      show: 'Show the questionnaire',
      change: 'Change',
      changeName: 'Change who sees the questionnaire, its deadline and its instructions',
      see: 'Do the clients see it?',
      yes: 'Yes',
      no: 'No',
      dueOn: 'Due',
      dueHint: 'MM/DD/YYYY. The clients see this day above the questionnaire.',
      noDeadline: 'No deadline',
      instructions: 'Instructions for the clients',
      instructionsHint:
        'The clients read these before they begin, in place of the standard instructions. An empty line starts a new paragraph, and a hyphen at the start of a line makes a list. Leave this empty for the standard instructions.',
      effect: {
        appears: 'It appears on the clients’ home page, with everything they have answered before.',
        stays: 'The clients see a change the next time their page loads.',
        staysHidden: 'The clients do not see it. What they have answered stays.',
        leaves:
          'It leaves the clients’ pages, also a page that is open. What they have answered stays, and you can still read it. Words that are not saved yet stay on their device for a day, and are sent if you show it again by then.',
        leavesHandedIn:
          'The clients have handed it in. It leaves their pages, so they can no longer read their answers. You still can.',
      },
      hideSection: 'Hide from the clients',
      showSection: 'Show to the clients',
      hideOf: (name: string) => `Hide “${name}”`,
      showOf: (name: string) => `Show “${name}”`,
      leavesSection:
        'The section leaves the clients’ questionnaire. What they have answered stays, and you can still read it.',
      comesBack:
        'The section is in the clients’ questionnaire again, with what they have answered.',
      goesBack:
        'The clients have handed in the questionnaire, so this section goes back to them with a comment, and they get a notification.',
      comment: 'Comment for the clients',
      commentHint: 'Without one they read that your firm has added the section.',
      sectionShown: (name: string) => `The clients see “${name}”.`,
      sectionHidden: (name: string) => `The clients no longer see “${name}”.`,
      nowShown: 'Saved. The clients see the questionnaire.',
      nowHidden: 'Saved. The clients no longer see the questionnaire.',
    },
  },
})
