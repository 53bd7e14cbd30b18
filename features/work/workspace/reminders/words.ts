import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { scheduleProblems } from '../../rules/reminders/schedule.ts'
import { clientSentences } from '#features/cases/workspace/sentences.ts'

export const { reminderWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    reminderWords: {
      heading: 'Reminders',
      next: (day: string) => `Next reminder: ${day}`,
      planned: (number: number, of: number, about: string) =>
        `Number ${number} of ${of}, about ${about}.`,
      stops: 'We do not send it if the client does something before then.',
      about: {
        ACCEPT_INVITATION: 'the invitation, with a new link',
        DOCUMENTS: 'documents',
        QUESTIONNAIRE: 'the questionnaire',
        FIRST_COURSE: 'the first course',
        SECOND_COURSE: 'the second course',
      },
      states: {
        PAUSED: 'Reminders are paused.',
        NOTHING_OPEN: 'The client has nothing to do right now, so we send no reminders.',
        COURSE: 'The client has to take a course. Courses send reminders of their own.',
        UNDELIVERED:
          'A message to this client could not be delivered. Correct the address or number, or send the message again, and reminders go on.',
        FINISHED: 'We have sent all reminders. A call may help now.',
        OFF: 'Your firm sends no automatic reminders.',
      },
      pausedUntil: (day: string) => `Reminders are paused through ${day}.`,
      pausedBy: (name: string) => `By ${name}`,
      soFar: (count: number, day: string) =>
        count === 1 ? `One sent so far, on ${day}.` : `${count} sent so far, the last on ${day}.`,
      pause: 'Pause reminders',
      resume: 'Resume reminders',
      resuming: 'Resuming…',
      sendNow: 'Send one now',
      sendTitle: 'Send a reminder now?',
      sendText: (about: string) => `The client gets a message about ${about}.`,
      send: 'Send reminder',
      sending: 'We are sending the reminder.',
      pauseTitle: 'Pause reminders',
      pauseLead:
        'The client gets no automatic reminders about this case. Messages about documents, dates and courses still go out.',
      until: 'Last day of the pause (optional)',
      untilHint: 'MM/DD/YYYY. Leave it empty to pause until someone resumes.',
      pausing: 'Pausing…',
      paused: 'Reminders are paused.',
      resumed: 'Reminders go on.',
      scheduleHeading: 'Reminders',
      scheduleLead:
        'When a client does nothing, we remind them in their language, between 9 a.m. and 5 p.m. on working days at your office. We stop when the client acts, and when nothing is left to do.',
      isOn: 'Send reminders automatically',
      invitationDays: 'Days after the invitation',
      invitationDaysHint: 'For clients without an account. Each reminder brings a new link.',
      taskDays: 'Days after the client last did something',
      taskDaysHint:
        'For documents and the questionnaire. Separate the numbers with commas, such as 3, 7, 14.',
      coursesNote:
        'Courses send reminders by their own deadlines. You can pause the reminders of a case on its page.',
      on: 'On',
      off: 'Off',
      saved: 'The reminders are saved.',
    },
  },
})

/** The refusals of the operations on reminders. */
export const reminderSentences = mergeWords(
  clientSentences,
  defineSentences({
    en: scheduleProblems,
    es: () => import('../../rules/reminders/problems.es.ts'),
  }),
)
