import { type WordingOf, defineWords } from '#ui/language/language.ts'

export type TodayWords = WordingOf<typeof todayWords>

export const { todayWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    todayWords: {
      title: 'Today',
      greetings: {
        morning: (name: string) => `Good morning, ${name}`,
        afternoon: (name: string) => `Good afternoon, ${name}`,
        evening: (name: string) => `Good evening, ${name}`,
      },
      whose: 'Whose work',
      mine: 'My clients',
      everyone: 'Everyone',
      waitingForUs: 'Waiting for us',
      needs: {
        DOCUMENTS_TO_REVIEW: (count: number) =>
          count === 1 ? 'Document to review' : 'Documents to review',
        SECTIONS_TO_CHECK: (count: number) =>
          count === 1 ? 'Section to check' : 'Sections to check',
        HELP_REQUESTED: (count: number) =>
          count === 1 ? 'Question from the questionnaire' : 'Questions from the questionnaire',
        MESSAGE_UNDELIVERED: (count: number) =>
          count === 1 ? 'Message not delivered' : 'Messages not delivered',
        INVITATION_ENDED: (count: number) =>
          count === 1 ? 'Invitation expired' : 'Invitations expired',
      },
      oldest: (name: string, cases: number) =>
        cases === 1 ? name : `Oldest: ${name}. ${cases} clients in all.`,
      minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
      hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
      days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
      nothingWaiting: 'Nothing is waiting for you.',
      next: (deadline: string, name: string, day: string) => `Next: ${deadline}, ${name}, ${day}.`,
      noClients: 'No clients yet.',
      noClientsLead: 'Invite your first client. You can practice with a made-up one.',
      invite: 'Invite a client',
      noneOfMine: 'No open case is assigned to you.',
      showEveryone: 'Show everyone’s clients',
      waitingForClients: 'Waiting for clients',
      allInClients: (count: number) => `All ${count} in Clients`,
      quietFor: 'No activity for',
      fourteenDaysOrMore: '14 days or more',
      sevenToThirteenDays: '7 to 13 days',
      threeToSixDays: '3 to 6 days',
      quietTable: (time: string) => `Clients without activity for ${time}`,
      client: 'Client',
      waitingFor: 'Waiting for',
      nothingFor: 'Nothing for',
      reminders: 'Reminders',
      action: 'Action',
      waitsFor: {
        ACCEPT_INVITATION: 'Accept the invitation',
        DOCUMENTS: 'Documents',
        QUESTIONNAIRE: 'Questionnaire',
        FIRST_COURSE: 'First course',
        SECOND_COURSE: 'Second course',
      },
      noReminder: 'None yet',
      remindersSent: (count: number, day: string) => `${count}, last ${day}`,
      remind: 'Remind',
      remindName: (name: string) => `Remind ${name}`,
      noneQuiet: 'No client is this quiet.',
      moreInClients: (count: number) => `${count} more in Clients`,
      nextDays: 'Next 14 days',
      noDeadlines: 'No dates in the next 14 days.',
      today: 'Today',
      deadlines: {
        meeting: '341 meeting of creditors',
        'planned-filing': 'Planned filing',
        questionnaire: 'Questionnaire due',
        'first-certificate-use-by': 'First course turns 180 days old',
        'clerk-notice': 'Clerk’s notice about the second course',
        'second-certificate': 'Second course certificate due',
      },
      otherDeadline: 'Deadline',
    },
  },
})
