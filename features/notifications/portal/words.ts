import { defineWords } from '#ui/language/language.ts'

export const { bellWords, notificationsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    bellWords: {
      none: 'Notifications, 0 unread',
      unread: (count: number) => `Notifications, ${count} unread`,
      most: '99+',
    },
    notificationsWords: {
      title: 'Notifications',
      unread: 'Unread',
      today: 'Today',
      yesterday: 'Yesterday',
      earlierThisMonth: 'Earlier this month',
      myCases: 'My Cases',
      dashboard: 'Case Dashboard',
      documents: 'Documents',
      profile: 'My Profile',
      error: 'Error',
      errorHint:
        'We could not load your notifications. Please check your connection and try again.',
      retry: 'Retry',
      empty: 'No notifications yet',
      emptyHint: 'When your attorney writes to you or a document is checked, you will see it here.',
      discreet: 'Our emails and texts never mention your documents or your case.',
    },
  },
})
