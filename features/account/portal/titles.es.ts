// The documents' titles of this room's routes, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { accountTitles } from './titles.en.ts'

export const accountTitlesEs: Wording<typeof accountTitles> = { profile: 'Mi perfil' }
