// The notice and the email to the person who has taken over the work of a colleague.
import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import type { Language } from '#lib/language.ts'
import { describeWork, noWork, type HeldWorkWords } from './held-work.ts'
import { heldWorkWords } from './work-words.en.ts'
import { heldWorkWordsEs } from './work-words.es.ts'

export const workReceived = 'staff.work-received'

/** The open cases of the person who reads. */
export const ownClientsPath = '/workspace/clients'

const wordsByLanguage: Readonly<Record<Language, HeldWorkWords>> = {
  en: heldWorkWords,
  es: heldWorkWordsEs,
}

const words = getStaffNoticeWords(
  'staff',
  'cases',
  {
    en: { 'work-received': 'The work of {people} is now yours: {work}.' },
    es: { 'work-received': 'El trabajo de {people} ahora le corresponde: {work}.' },
    mails: {
      'work-received': {
        subject: 'The work of a colleague is now yours',
        body: `An administrator of your firm handed over to you what {people} was working on: {work}.

Your open cases:`,
      },
    },
  },
  (values, language) => ({
    ...values,
    work: describeWork({ ...noWork, ...values }, wordsByLanguage[language]).join(', '),
  }),
)

export const workNoticeWords: Readonly<Record<typeof workReceived, StaffNoticeWord>> = {
  [workReceived]: { ...words[workReceived], path: ownClientsPath },
}
