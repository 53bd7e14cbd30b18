// The documents' titles of this room's routes, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { invitationTitles } from './titles.en.ts'

export const invitationTitlesEs: Wording<typeof invitationTitles> = {
  creation: 'Cree su cuenta',
  notCompleted: 'Complete su cuenta',
}
