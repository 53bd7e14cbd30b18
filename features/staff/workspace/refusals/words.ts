import { defineWords } from '#ui/language/language.ts'

export const { refusalWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    refusalWords: {
      title: 'Activity',
      lead: 'What Daybreak refused the people of your firm: things that your firm does not have, and acts that a role does not allow. A wrong link or an old page can be the reason. Many of them in a short time deserve a question.',
      onlyAdministrators: 'Only administrators see what was refused.',
      person: 'Person',
      everyone: 'Everyone',
      kind: 'Reason',
      allKinds: 'All reasons',
      kinds: { NOT_FOUND: 'Not found', NOT_PERMITTED: 'Not allowed' },
      none: 'Nothing was refused.',
      noneOfFilter: 'Nothing was refused with this choice.',
      someone: 'Someone who has left',
      things: {
        PERMISSION: 'An act that the role does not allow',
        CASE: 'A case that your firm does not have',
        PERSON: 'A client whom your firm does not have',
        DOCUMENT: 'A document that your firm does not have',
        CATEGORY: 'A folder that this case does not have',
        PACKET: 'A packet that your firm does not have',
        SECTION: 'A part of the intake that this case does not have',
        NOTE: 'A note that is gone, or of a colleague',
        TASK: 'A task that your firm does not have',
        TEMPLATE: 'A task template that your firm does not have',
        FILTER: 'A filter that is gone, or of a colleague',
        REMINDERS: 'Reminders that your firm does not have',
        OFFICE: 'An office that your firm does not have',
        COLLEAGUE: 'A person who is not at your firm',
        NOTIFICATION: 'A notice of someone else',
        DEVICE: 'A device or passkey of someone else',
        CERTIFICATE: 'A certificate that does not exist',
        COURSE: 'A course that does not exist',
        OTHER: 'Something that your firm does not have',
      },
      more: (count: number) =>
        count === 1 ? '1 more was refused' : `${count} more were refused in a short time`,
      request: (operation: string) => `Request: ${operation}`,
      tried: (mark: string) => `ID: ${mark}`,
      from: (ip: string) => `From ${ip}`,
      triedNote:
        'The mark after “ID” is the same whenever the same ID was tried. The ID itself is not stored.',
    },
  },
})
