import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { notificationsProblems } from '../rules/problems.ts'

export const { bellWords, settingsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    bellWords: {
      none: 'Notices, none unread',
      unread: (count: number) => `Notices, ${count} unread`,
      most: '99+',
      title: 'Notices',
      markAll: 'Mark all as read',
      isUnread: 'Unread',
      empty: 'Nothing new. What happens in your cases appears here.',
      notLoaded: 'We could not load your notices.',
      tryAgain: 'Try again',
      settings: 'Notice settings',
    },
    settingsWords: {
      title: 'Notices',
      emails: 'Emails',
      emailsNote: (email: string) =>
        `What happens in your cases is always in the bell at the top. Emails go to ${email}.`,
      groups: {
        CASES: 'Assignments, and cases that clients stop or resume',
        CONTACT: 'Accepted invitations, undelivered messages and last reminders',
        DOCUMENTS: 'Documents',
        QUESTIONNAIRE: 'Questionnaire and requests for help',
        COURSES: 'Courses',
      },
      mails: { NOW: 'Email at once', DIGEST: 'In the daily digest', NEVER: 'No email' },
      digest: 'Daily digest, on weekdays',
      digestHint: 'Lists what waits in your cases. If nothing waits, you get no email.',
      noDigest: 'No digest',
      quietFrom: 'Quiet hours from',
      quietFromHint: 'Emails wait until quiet hours end.',
      quietUntil: 'Until',
      noQuietHours: 'No quiet hours',
      saved: 'Your notice settings are saved.',
      away: 'Out of office',
      awayNote: 'While you are away, a colleague gets your notices, emails and digest.',
      firstDay: 'First day',
      lastDay: 'Last day',
      colleague: 'Colleague',
      chooseColleague: 'Choose a colleague',
      colleagueRequired: 'Choose a colleague.',
      dayRequired: 'Enter a day.',
      lastBeforeFirst: 'The last day cannot be before the first day.',
      setAway: 'Set out of office',
      awaySet: 'Your colleague will get your notices.',
      awayFrom: (from: string, until: string, name: string) =>
        `You are out of office from ${from} to ${until}. ${name} gets your notices.`,
      endAway: 'End out of office',
      ending: 'Ending…',
      awayEnded: 'You get your notices again.',
      noColleague: 'No one else in your firm can log in yet.',
      standsIn: (names: string) => `You are getting the notices of ${names}, who is out of office.`,
      standsInForSeveral: (names: string) =>
        `You are getting the notices of ${names}, who are out of office.`,
      and: ' and ',
      trouble: 'We cannot reach Daybreak right now. Check your connection and try again.',
      notLoaded: 'We could not load your settings.',
      tryAgain: 'Try again',
    },
  },
})

/** The refusals of these operations. */
export const noticeSentences = mergeWords(
  requestSentences,
  defineSentences({ en: notificationsProblems, es: () => import('../rules/problems.es.ts') }),
)
