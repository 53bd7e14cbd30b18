import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'

export const refusedOften = 'access.refused-often'

export const activityPath = '/workspace/firm/activity'

const words = getStaffNoticeWords('access', 'cases', {
  en: {
    'refused-often':
      '{people} was refused more than {count} times in ten minutes. Look at the activity.',
  },
  es: {
    'refused-often':
      '{people}: el acceso se negó más de {count} veces en diez minutos. Revise la actividad.',
  },
  mails: {
    'refused-often': {
      subject: 'A colleague was refused access many times',
      body: `In the last ten minutes Daybreak refused {people} more than {count} times: things that your firm does not have, or that the role does not allow.

It may be a mistake, a program, or someone else at this login. Ask {people}. If it was not them, deactivate the login at once: Firm, People and roles.

What was refused:`,
    },
  },
})

export const refusalNoticeWords: Readonly<Record<typeof refusedOften, StaffNoticeWord>> = {
  [refusedOften]: { ...words[refusedOften], path: activityPath },
}
