import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { casesFirmProblems } from '../../rules/firm-problems.ts'
import { clientSentences } from '../sentences.ts'

export const { datesWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    datesWords: {
      meeting: 'Meeting of creditors (341)',
      noMeeting: 'The court has not set it yet.',
      onlyFiled: 'A case has a meeting once it is filed.',
      set: 'Set the meeting',
      change: 'Change',
      continue: 'Continue to another day',
      remove: 'Remove the date',
      removeTitle: 'Remove the date of the meeting?',
      removeText: 'Clients no longer see it, and deadlines that are counted from it disappear.',
      removeContinuedText: 'The meeting goes back to its first date. Deadlines stay as they are.',
      setTitle: 'Meeting of creditors',
      changeTitle: 'Change the meeting',
      continueTitle: 'Continue the meeting',
      continueLead: 'Deadlines are still counted from the first date.',
      clientsLead: 'Clients see this in their portal and get a notification.',
      day: 'Date',
      dayHint: 'MM/DD/YYYY',
      firstDay: 'First date',
      time: 'Time',
      timeHint: 'Leave it empty if you do not know it yet.',
      timeInZone: (time: string, zone: string) => `${time}, ${zone}`,
      timeUnclear: 'Add AM or PM, such as 2:00 PM.',
      timeAtNight: '{time} is at night. Correct the time, or confirm it below.',
      nightMeant: (time: string) => `The meeting really is at ${time}.`,
      timeZone: 'Time zone of the court',
      choose: 'Choose…',
      place: 'Place',
      link: 'Link for video or phone',
      interpreter: 'Interpreter',
      interpreterHint: 'The language, if an interpreter is ordered.',
      notKnown: 'Not known yet',
      none: 'None',
      held: 'Held',
      heldOn: 'The meeting was held.',
      over: (day: string) => `The meeting of ${day} is over. What happened?`,
      wasHeld: 'It was held',
      wasContinued: 'It was continued',
      saved: 'The meeting is saved.',
      removed: 'The date is removed.',
      dayInvalid: 'Enter the date as month, day and year, such as 12/31/2026.',
    },
  },
})

/** The refusals of the operations on dates. */
export const datesSentences = mergeWords(
  clientSentences,
  defineSentences({ en: casesFirmProblems, es: () => import('../../rules/firm-problems.es.ts') }),
)
